import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type PreviewFile = { readonly size: number; readonly usedAt: number }

export type PreviewFiles = {
  find(blobKey: string, previewKey: string): Promise<Uint8Array | undefined>
  write(blobKey: string, previewKey: string, bytes: Uint8Array): Promise<void>
  purge(blobKey: string): Promise<void>
}

/** How far the time of the last use on disk may lag behind: it only matters after a restart. */
const usePrecision = 60 * 60 * 1000

/**
 * Previews in a folder, at most `limit` bytes of them: those that were not used for longest go first. What is there
 * is found out once, when it is first needed.
 */
export function previewFiles(root: string, limit: number): PreviewFiles {
  // In the order of their last use, oldest first.
  const known = new Map<string, PreviewFile>()
  let total = 0
  let scan: Promise<void> | undefined

  function remember(path: string, size: number, usedAt: number): void {
    total += size - (known.get(path)?.size ?? 0)
    known.delete(path)
    known.set(path, { size, usedAt })
  }

  function forget(path: string): void {
    total -= known.get(path)?.size ?? 0
    known.delete(path)
  }

  async function readFolder(): Promise<void> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const path = join(entry.parentPath, entry.name)
          const facts = await stat(path).catch(() => undefined)
          return { path, size: facts?.size ?? 0, usedAt: facts?.mtimeMs ?? 0 }
        }),
    )
    for (const { path, size, usedAt } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
      // Nothing half written survives a start.
      if (size === 0 || path.endsWith('.part')) await rm(path, { force: true })
      else if (!known.has(path)) remember(path, size, usedAt)
    }
  }

  async function makeRoom(): Promise<void> {
    while (total > limit) {
      const [oldest] = known.keys()
      if (oldest === undefined) return
      forget(oldest)
      await rm(oldest, { force: true })
    }
  }

  const scanned = (): Promise<void> => (scan ??= readFolder())

  return {
    async find(blobKey, previewKey) {
      const path = join(root, folderOf(blobKey), nameOf(previewKey))
      await scanned()
      const entry = known.get(path)
      if (!entry) return undefined
      const bytes = await readFile(path).catch(() => undefined)
      if (!bytes) {
        forget(path)
        return undefined
      }
      const now = Date.now()
      const isStale = now - entry.usedAt > usePrecision
      remember(path, bytes.length, isStale ? now : entry.usedAt)
      if (isStale) await utimes(path, now / 1000, now / 1000).catch(() => {})
      return bytes
    },
    async write(blobKey, previewKey, bytes) {
      if (bytes.length > limit) return
      await scanned()
      const path = join(root, folderOf(blobKey), nameOf(previewKey))
      const aside = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(aside, bytes)
      await rename(aside, path)
      remember(path, bytes.length, Date.now())
      await makeRoom()
    },
    async purge(blobKey) {
      const folder = join(root, folderOf(blobKey))
      for (const path of known.keys()) if (dirname(path) === folder) forget(path)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Hashed, so that no name that reached us from outside reaches the disk. */
const folderOf = (blobKey: string): string => join(digest(blobKey).slice(0, 2), digest(blobKey).slice(2, 34))
const nameOf = (previewKey: string): string => digest(previewKey).slice(0, 32)
