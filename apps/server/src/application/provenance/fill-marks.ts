import type { SystemFiles } from '#application/files/system-files.ts'
import type { Origins } from '#application/marking/ports.ts'
import { type Hash, markOfOrigin } from '#application/marking/state-origin.ts'
import { isWhole } from '#domain/files/file.ts'
import type { Marks } from './ports.ts'

type Deps = {
  readonly marks: Pick<Marks, 'due' | 'keep'>
  readonly origins: Pick<Origins, 'of'>
  readonly files: Pick<SystemFiles, 'find'>
  readonly hash: Hash
  /** Lets everybody else have a turn. */
  readonly pause: () => Promise<void>
}

const inOneGo = 100

/** Notes the marks of files that were made here, as they leave with them. It goes on wherever it was broken off. */
export async function fillMarks({ marks, origins, files, hash, pause }: Deps, stop: AbortSignal): Promise<number> {
  let noted = 0
  while (!stop.aborted) {
    const places = await marks.due(inOneGo)
    if (places.length === 0) break
    for (const place of places) {
      if (stop.aborted) break
      const [origin, file] = [await origins.of(place), await files.find(place.bucketId, place.fileId)]
      const mark = origin && file && isWhole(file) ? markOfOrigin(origin, file.state.signature, hash) : undefined
      await marks.keep(place, mark)
      noted += 1
    }
    await pause()
  }
  return noted
}
