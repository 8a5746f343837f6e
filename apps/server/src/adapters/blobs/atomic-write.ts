import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ByteStream, SizeMismatch } from '#application/files/ports.ts'
import { syncFile, type SyncFile } from './sync-file.ts'
import { writeAll } from './write-all.ts'

const forgottenAfter = 24 * 60 * 60 * 1000

export type AtomicWriter = {
  /** Writes the bytes to a file of their own and gives it its name, in a folder that exists, once they are on disk. */
  write(target: string, source: ByteStream | Uint8Array, size?: number): Promise<number>
}

/** Files are written aside and renamed, so that a crash never leaves half a file under its final name. */
export function atomicWriter(folder: string, sync: SyncFile = syncFile): AtomicWriter {
  let ready: Promise<void> | undefined

  async function prepare(): Promise<void> {
    await makeFolder(folder)
    // What a crash left behind. Another process may be writing here right now, so only the old is removed.
    for (const name of await readdir(folder)) {
      const file = join(folder, name)
      const written = await stat(file).catch(() => undefined)
      if (written && Date.now() - written.mtimeMs > forgottenAfter) await rm(file, { force: true })
    }
  }

  return {
    async write(target, source, size) {
      ready ??= prepare()
      await ready
      const file = join(folder, randomUUID())
      try {
        const written = await writeDurably(file, source, sync)
        if (size !== undefined && size !== written) {
          throw new SizeMismatch(`${written} bytes came where ${size} were announced`)
        }
        await rename(file, target)
        await syncFolder(dirname(target))
        return written
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
    },
  }
}

async function writeDurably(file: string, source: ByteStream | Uint8Array, sync: SyncFile): Promise<number> {
  await using handle = await open(file, 'wx', 0o600)
  const size = await writeAll(handle, source, 0)
  await sync(handle)
  return size
}

/** A new folder is on disk only once the one it is in has been synced. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Makes the names in a folder durable. Windows cannot open folders, and does not need it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder, 'r')
  await handle.sync()
}

/** For a file or folder that may not be there. */
export function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined
  throw error
}
