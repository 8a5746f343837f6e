import type { Stats } from 'node:fs'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BlobInfo, BlobStore } from '#application/files/ports.ts'
import { absent, atomicWriter, makeFolder, syncFolder } from './atomic-write.ts'
import { diskUploads } from './disk-uploads.ts'
import { checkKey } from './keys.ts'
import { within } from './range.ts'
import type { SyncFile } from './sync-file.ts'

/** No key contains it, so a blob and the folder of blobs below its key do not get in each other's way. */
const ending = '@blob'
const chunk = 256 * 1024

/** Blobs as files in a folder, on a disk that knows `rename` and `fsync`. */
export function diskBlobs(root: string, sync?: SyncFile): BlobStore {
  const objects = join(root, 'objects')
  const aside = atomicWriter(join(root, 'aside'), sync)
  const fileOf = (key: string): string => join(objects, `${checkKey(key)}${ending}`)

  return {
    smallestPart: 1,
    async put(key, source, options) {
      const file = fileOf(key)
      await makeFolder(dirname(file))
      return { size: await aside.write(file, source, options?.size) }
    },
    async read(key, range) {
      const handle = await open(fileOf(key), 'r').catch(absent)
      if (!handle) return undefined
      try {
        const { size } = await handle.stat()
        const { start, end } = range ? within(range, size) : { start: 0, end: size - 1 }
        return { size, stream: streamOf(handle, start, end + 1) }
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    async head(key) {
      const found = await stat(fileOf(key)).catch(absent)
      return found && infoOf(key, found)
    },
    async delete(key) {
      const file = fileOf(key)
      if (!(await stat(file).catch(absent))) return
      await rm(file, { force: true })
      await syncFolder(dirname(file))
    },
    list: (prefix) => walk(objects, '', prefix),
    ...diskUploads(join(root, 'uploads'), aside, fileOf, sync),
  }
}

/** Written by hand, because the conversion of a Node stream reads in quarters of this size and copies. */
function streamOf(handle: FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const wanted = Math.min(chunk, end - at)
        const { bytesRead, buffer } = wanted > 0 ? await handle.read(new Uint8Array(wanted), 0, wanted, at) : nothing
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
        at += bytesRead
        if (bytesRead > 0 && at < end) return
        controller.close()
        await handle.close()
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    cancel: () => handle.close(),
  })
}

const nothing = { bytesRead: 0, buffer: new Uint8Array(0) }

/** In the order of whole keys: a folder is sorted as if its name ended with the slash that follows in its keys. */
async function* walk(folder: string, path: string, prefix: string): AsyncGenerator<BlobInfo> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? []
  const names = entries
    .flatMap((entry) => {
      if (entry.isDirectory()) return [`${path}${entry.name}/`]
      return entry.name.endsWith(ending) ? [`${path}${entry.name.slice(0, -ending.length)}`] : []
    })
    .toSorted((a, b) => (a < b ? -1 : 1))
  for (const name of names) {
    if (name.endsWith('/')) {
      if (name.startsWith(prefix) || prefix.startsWith(name)) {
        yield* walk(join(folder, name.slice(path.length, -1)), name, prefix)
      }
    } else if (name.startsWith(prefix)) {
      const found = await stat(join(folder, `${name.slice(path.length)}${ending}`)).catch(absent)
      if (found) yield infoOf(name, found)
    }
  }
}

function infoOf(key: string, { size, mtime }: Stats): BlobInfo {
  return { key, size, modifiedAt: mtime }
}
