import type { UserId } from '@eidolon/contract/ids.ts'
import type { PanelSource } from '#application/stories/ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { type MarkedType, sourceOf } from '#domain/marking/statement.ts'
import type { Marker, ReadMarkingChoices } from './ports.ts'
import { chosen, type Hash, markOf, stateOrigin } from './state-origin.ts'

/** A page that pictures were put together on. */
export type MarkedPage = {
  readonly owner: UserId
  readonly type: MarkedType
  readonly bytes: Uint8Array
  readonly madeAt: string
  /** Stands for everything on it but its pictures; only a hash of it leaves. */
  readonly content: string
  /** Those of its pictures that were made here. */
  readonly shown: readonly PanelSource[]
}

type Deps = {
  readonly choices: ReadMarkingChoices
  readonly marker: Marker
  readonly hash: Hash
  readonly onProblem: (error: unknown) => void
}

/** Says of a page what made its pictures and which they are. One that shows nothing made here leaves as it is. */
export async function markPage(
  { choices, marker, hash, onProblem }: Deps,
  { owner, type, bytes, madeAt, content, shown }: MarkedPage,
): Promise<Uint8Array> {
  const source = sourceOf(shown.map(({ origin }) => origin.source))
  const first = shown.find(({ origin }) => origin.source === source)
  if (!source || !first) return bytes
  try {
    const made = await choices(owner)
    const said = { type, madeAt, choices: made }
    const marks = shown.map(({ origin, signature }) => stateOrigin(origin, { ...said, signature }, hash).mark)
    const pictures = [...new Set(marks)]
    return await marker.mark(bytes, {
      type,
      source,
      engine: first.origin.engine,
      engineVersion: first.origin.engineVersion,
      mark: markOf(`page ${pictures.join(' ')} ${hash(content)}`, hash),
      recipeHash: '',
      madeAt,
      parent: undefined,
      pictures,
      ...chosen(made),
    })
  } catch (error) {
    onProblem(error)
    return bytes
  }
}

export type MarkPage = Bound<typeof markPage>
