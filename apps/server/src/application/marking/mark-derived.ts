import type { WholeFile } from '#domain/files/file.ts'
import type { MarkedType } from '#domain/marking/statement.ts'
import type { Marker, Origins, ReadMarkingChoices } from './ports.ts'
import { type Hash, stateOrigin } from './state-origin.ts'
import type { Bound } from '#application/shared/with-deps.ts'

/** `isPart`: of something larger, such as a card or a story, which is left clean of signs. */
type How = { readonly isPart: boolean }

type Deps = {
  readonly origins: Pick<Origins, 'of'>
  readonly choices: ReadMarkingChoices
  readonly marker: Marker
  readonly hash: Hash
  readonly onProblem: (error: unknown, file: WholeFile) => void
}

/** What was made out of a file and leaves in its place, marked as that one would be. */
export async function markDerived(
  { origins, choices, marker, hash, onProblem }: Deps,
  file: WholeFile,
  type: MarkedType,
  bytes: Uint8Array,
  { isPart }: How = { isPart: false },
): Promise<Uint8Array> {
  try {
    const origin = await origins.of({ bucketId: file.bucketId, fileId: file.id })
    if (!origin) return bytes
    const { signature } = file.state
    const chosen = await choices(file.owner)
    const said = { madeAt: file.createdAt, choices: isPart ? { ...chosen, cornerSign: false } : chosen }
    return await marker.mark(bytes, stateOrigin(origin, { type, signature, ...said }, hash))
  } catch (error) {
    onProblem(error, file)
    return bytes
  }
}

export type MarkDerived = Bound<typeof markDerived>
