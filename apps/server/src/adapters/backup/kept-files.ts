import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file of a data folder: where it lies in it, with slashes on every system, and what it holds. */
export type KeptFile = {
  readonly path: string
  readonly size: number
  readonly mode: number
  readonly sha256: string
}

const chunk = 1024 * 1024
/** How the name of a file ends while it is being copied. */
export const halfDone = '.half'

/** The files below a folder, as paths from it. What goes away meanwhile is left out. */
export async function* filesIn(folder: string, skip: (path: string) => boolean, below = ''): AsyncGenerator<string> {
  const names = await readdir(join(folder, below)).catch(gone)
  for (const name of (names ?? []).toSorted()) {
    const path = below === '' ? name : `${below}/${name}`
    if (skip(path)) continue
    const found = await stat(join(folder, path)).catch(gone)
    if (found?.isDirectory()) yield* filesIn(folder, skip, path)
    else if (found?.isFile()) yield path
  }
}

/** What a file holds, read from its beginning to its end. */
export async function describe(folder: string, path: string): Promise<KeptFile> {
  await using handle = await open(join(folder, path), 'r')
  const { mode } = await handle.stat()
  const hash = createHash('sha256')
  const buffer = new Uint8Array(chunk)
  let size = 0
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, chunk, size)
    if (bytesRead === 0) return { path, size, mode: mode & 0o777, sha256: hash.digest('hex') }
    hash.update(buffer.subarray(0, bytesRead))
    size += bytesRead
  }
}

/** Copies a file with its permissions and waits for the disk. False when it has gone away. */
export async function copyDurably(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const half = `${to}${halfDone}`
  await rm(half, { force: true })
  // Node copies the permissions along, those of keys included.
  const copied = await copyFile(from, half).then(() => true, gone)
  if (!copied) return false
  await using handle = await open(half, 'r+')
  await handle.sync()
  await rename(half, to)
  return true
}

/**
 * The same bytes under another name, where the disk can do that: for files that are never written to again. A copy
 * elsewhere. False when it has gone away.
 */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await link(from, to)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return true
    if (code === 'ENOENT') return false
    return copyDurably(from, to)
  }
}

/** For what may have gone away meanwhile. */
export function gone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
