import type { WholeFile } from '#domain/files/file.ts'
import { headLength, mediaTypeOf } from '#domain/files/media-type.ts'
import { type ContainerType, isMarkedType, type MarkingChoices } from '#domain/marking/statement.ts'
import type { Containers, Marker, Origin, PartOfContainer } from './ports.ts'
import { type Hash, stateOrigin } from './state-origin.ts'

type Deps = {
  readonly marker: Marker
  readonly containers: Containers
  /** The recipe that a picture carries. */
  readonly recipeIn: (bytes: Uint8Array) => string | undefined
  readonly hash: Hash
  readonly onProblem: (error: unknown, file: WholeFile) => void
}

/** Whether it is as it should be, and so may be kept. */
export type MarkedBytes = { readonly bytes: Uint8Array; readonly isFinal: boolean }

type ContainerToMark = { readonly file: WholeFile; readonly origin: Origin; readonly choices: MarkingChoices }

/** What only says which pixels of another picture count has to stay what it is. */
const isMask = (name: string): boolean => name.startsWith('masks/')

/**
 * A file that holds pictures, with each of them marked as it would be alone: by its own recipe where it carries one,
 * else as a part of the whole. One after another, so that other files have their turns in between.
 */
export async function markContainer(
  { marker, containers, recipeIn, hash, onProblem }: Deps,
  bytes: Uint8Array,
  type: ContainerType,
  { file, origin, choices }: ContainerToMark,
): Promise<MarkedBytes> {
  let isFinal = true
  async function marked(part: PartOfContainer): Promise<Uint8Array> {
    const kind = mediaTypeOf(part.bytes.subarray(0, headLength), '')
    if (!isMarkedType(kind)) return part.bytes
    const recipe = recipeIn(part.bytes) ?? origin.recipe
    const said = { type: kind, signature: file.state.signature, madeAt: file.createdAt }
    // What is put together or trained with is left clean.
    const own = { ...choices, cornerSign: false }
    // What its owner has signed for is the whole.
    const statement = stateOrigin({ ...origin, recipe, claim: undefined }, { ...said, choices: own }, hash)
    const more = { part: part.name, ...(isMask(part.name) && { isMask: true }) }
    const whole = await marker.mark(part.bytes, { ...statement, ...more })
    isFinal &&= marker.isFinal?.(whole) ?? true
    return whole
  }
  const whole = await containers[type](bytes, (part) =>
    marked(part).catch((error: unknown) => {
      onProblem(error, file)
      return part.bytes
    }),
  )
  return { bytes: whole, isFinal }
}
