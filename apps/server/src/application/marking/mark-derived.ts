import type { WholeFile } from '#domain/files/file.ts'
import type { MarkedType } from '#domain/marking/statement.ts'
import type { Marker, NotForTraining, Origins } from './ports.ts'
import { type Hash, stateOrigin } from './state-origin.ts'

/** What was made out of a file and leaves in its place, marked as that one would be. */
export type MarkDerived = (file: WholeFile, type: MarkedType, bytes: Uint8Array) => Promise<Uint8Array>

type Deps = {
  readonly origins: Pick<Origins, 'of'>
  readonly notForTraining: NotForTraining
  readonly marker: Marker
  readonly hash: Hash
  readonly onProblem: (error: unknown, file: WholeFile) => void
}

export function markDerived({ origins, notForTraining, marker, hash, onProblem }: Deps): MarkDerived {
  return async (file, type, bytes) => {
    try {
      const origin = await origins.of({ bucketId: file.bucketId, fileId: file.id })
      if (!origin) return bytes
      const { signature } = file.state
      const said = { madeAt: file.createdAt, notForTraining: await notForTraining(file.owner) }
      return await marker.mark(bytes, stateOrigin(origin, { type, signature, ...said }, hash))
    } catch (error) {
      onProblem(error, file)
      return bytes
    }
  }
}
