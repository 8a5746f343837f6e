import type { SystemFiles } from '#application/files/system-files.ts'
import { wholeOf } from '#application/shared/streams.ts'
import { isWhole, type WholeFile } from '#domain/files/file.ts'
import type { Fingerprint } from '#domain/marking/fingerprint.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Registry, TakeFingerprint } from './ports.ts'

type Deps = {
  readonly registry: Pick<Registry, 'due' | 'keep'>
  readonly files: Pick<SystemFiles, 'find' | 'read'>
  readonly take: TakeFingerprint
  /** Lets everybody else have a turn. */
  readonly pause: () => Promise<void>
}

const inOneGo = 20
/** Larger ones are no pictures that anything here draws. */
const maxBytes = 64 * 1024 * 1024

/**
 * Takes the fingerprints of pictures that have none: of new ones, and of those from before there was a registry. What
 * is due stands in the database, so it goes on wherever it was broken off, and two at once do no harm. Answers how many
 * it was.
 */
export async function fillRegistry({ registry, files, take, pause }: Deps, stop: AbortSignal): Promise<number> {
  let taken = 0
  while (!stop.aborted) {
    const places = await registry.due(inOneGo)
    if (places.length === 0) break
    for (const place of places) {
      if (stop.aborted) break
      const file = await files.find(place.bucketId, place.fileId)
      await registry.keep(place, file && isWhole(file) ? await fingerprintOf(file, stop) : undefined)
      taken += 1
      await pause()
    }
  }
  return taken

  async function fingerprintOf(file: WholeFile, signal: AbortSignal): Promise<Fingerprint | undefined> {
    if (!file.state.mimeType.startsWith('image/') || file.size > maxBytes) return undefined
    const stream = await files.read(file)
    if (!stream) return undefined
    try {
      return (await take(await wholeOf(stream), { who: 'registry', signal }))?.straight
    } catch (error) {
      // It will not be a picture next time either.
      if (error instanceof Fault && error.type === 'storage_file_type_unsupported') return undefined
      throw error
    }
  }
}
