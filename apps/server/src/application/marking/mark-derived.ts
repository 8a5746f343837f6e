import type { WholeFile } from '#domain/files/file.ts'
import type { MarkedType } from '#domain/marking/statement.ts'
import type { Marker, Origins, ReadMarkingChoices } from './ports.ts'
import { type Hash, stateOrigin } from './state-origin.ts'

/** What was made out of a file and leaves in its place, marked as that one would be. */
export type MarkDerived = (file: WholeFile, type: MarkedType, bytes: Uint8Array, how?: How) => Promise<Uint8Array>

/** `isPart`: of something larger, such as a card or a story, which is left clean of signs. */
type How = { readonly isPart: boolean }

type Deps = {
  readonly origins: Pick<Origins, 'of'>
  readonly choices: ReadMarkingChoices
  readonly marker: Marker
  readonly hash: Hash
  readonly onProblem: (error: unknown, file: WholeFile) => void
}

export function markDerived({ origins, choices, marker, hash, onProblem }: Deps): MarkDerived {
  return async (file, type, bytes, { isPart } = { isPart: false }) => {
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
}
