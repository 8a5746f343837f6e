import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { ByteStream } from '#application/files/ports.ts'
import { makeFolder, syncFolder } from './atomic-write.ts'
import { noteName, type PartRange } from './part-places.ts'
import { syncFile, type SyncFile } from './sync-file.ts'
import { writeAll } from './write-all.ts'

type UploadRun = {
  readonly id: string
  parts: number
  size: number
  busy: boolean
  /** Ends when the last part has reached the disk, or has not: then the run is forgotten. */
  syncing: Promise<void>
}

/** At most so many uploads are remembered; of others the next part has a file of its own. */
const max = 1000

/**
 * Parts that come in their order are written into one file, so that nothing has to be copied when the last one is here:
 * the file gets its final name. Only the process that began a run goes on with it, one part at a time; whatever comes
 * again, out of order, after a restart or at another process gets a file of its own.
 *
 * The disk works on a part while the next one arrives, and is at most one part behind. A run that it has failed on, or
 * that this process has not written, is not trusted: its parts are held against their checksums and copied.
 */
export function uploadRuns(sync: SyncFile = syncFile) {
  const runs = new Map<string, UploadRun>()

  async function toDisk(folder: string, run: UploadRun, handle: FileHandle): Promise<void> {
    try {
      await sync(handle)
      await syncFolder(folder)
    } catch {
      if (runs.get(folder) === run) runs.delete(folder)
    } finally {
      await handle.close().catch(() => {})
    }
  }

  return {
    begin(folder: string): void {
      runs.set(folder, { id: randomUUID(), parts: 0, size: 0, busy: false, syncing: Promise.resolve() })
      const [oldest] = runs.keys()
      if (runs.size > max && oldest !== undefined) runs.delete(oldest)
    },
    forget: (folder: string): void => void runs.delete(folder),

    /** Undefined, with nothing read of the source, when the part is not the next of a run. */
    async append(folder: string, part: number, source: ByteStream | Uint8Array): Promise<number | undefined> {
      const run = runs.get(folder)
      if (!run || run.busy || part !== run.parts + 1) return undefined
      run.busy = true
      let written = false
      let handle: FileHandle | undefined
      try {
        handle = await open(join(folder, run.id), run.parts === 0 ? 'w' : 'r+', 0o600)
        let sum = 0
        const size = await writeAll(
          handle,
          seen(source, (bytes) => (sum = crc32(bytes, sum))),
          run.size,
        )
        written = true
        const name = noteName({ part, start: run.size, end: run.size + size, sum }, run.id)
        await (await open(join(folder, name), 'w', 0o600)).close()
        await run.syncing
        run.syncing = toDisk(folder, run, handle)
        run.parts = part
        run.size += size
        return size
      } catch (error) {
        await handle?.close()
        // Whether the note of this part is there is not certain: when it comes again, it gets a file of its own.
        if (written) runs.delete(folder)
        throw error
      } finally {
        run.busy = false
      }
    },

    /** Makes a run the blob, if it is all of it. Undefined when the parts have to be put together. */
    async finish(folder: string, places: readonly PartRange[], target: string): Promise<number | undefined> {
      const run = runs.get(folder)
      const size = wholeRun(places)
      const [{ file } = { file: '' }] = places
      if (!run || run.busy || size === undefined || file !== join(folder, run.id)) return undefined
      await run.syncing
      if (runs.get(folder) !== run) return undefined
      await trim(file, size, sync)
      await makeFolder(dirname(target))
      await rename(file, target)
      await syncFolder(dirname(target))
      runs.delete(folder)
      return size
    },
  }
}

/** How long the file is that the parts are all in, one behind the other. */
function wholeRun(places: readonly PartRange[]): number | undefined {
  let at = 0
  for (const { file, start, end, run } of places) {
    if (!run || file !== places[0]?.file || start !== at) return undefined
    at = end
  }
  return at
}

/** A part that broke off may have left bytes behind the last. */
async function trim(file: string, size: number, sync: SyncFile): Promise<void> {
  if ((await stat(file)).size === size) return
  await using handle = await open(file, 'r+')
  await handle.truncate(size)
  await sync(handle)
}

async function* seen(source: ByteStream | Uint8Array, see: (bytes: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  for await (const bytes of source instanceof Uint8Array ? [source] : source) {
    see(bytes)
    yield bytes
  }
}
