import type { PreviewCache } from '#application/files/previews.ts'
import { previewFiles } from './preview-files.ts'

type CacheSettings = {
  readonly folder: string
  /** Bytes. */
  readonly onDisk: number
  readonly inMemory: number
  /** A preview that cannot be written is served all the same; somebody should know. */
  readonly onProblem: (error: unknown) => void
}

/** The latest previews in memory, more of them on disk. Disposing waits for what is still being written. */
export function previewCache({ folder, onDisk, inMemory, onProblem }: CacheSettings): PreviewCache & AsyncDisposable {
  const files = previewFiles(folder, onDisk)
  const latest = new Map<string, Uint8Array>()
  const writing = new Set<Promise<void>>()
  let held = 0

  function hold(name: string, bytes: Uint8Array): void {
    drop(name)
    // One large picture must not push out all the small ones.
    if (bytes.length > inMemory / 16) return
    latest.set(name, bytes)
    held += bytes.length
    for (const oldest of latest.keys()) {
      if (held <= inMemory) break
      drop(oldest)
    }
  }

  function drop(name: string): void {
    held -= latest.get(name)?.length ?? 0
    latest.delete(name)
  }

  return {
    async find(blobKey, previewKey) {
      const name = `${blobKey} ${previewKey}`
      const bytes = latest.get(name)
      if (bytes) {
        latest.delete(name)
        latest.set(name, bytes)
        return bytes
      }
      const read = await files.find(blobKey, previewKey)
      if (read) hold(name, read)
      return read
    },
    keep(blobKey, previewKey, bytes) {
      hold(`${blobKey} ${previewKey}`, bytes)
      const work = files
        .write(blobKey, previewKey, bytes)
        .catch(onProblem)
        .finally(() => writing.delete(work))
      writing.add(work)
    },
    async purge(blobKey) {
      for (const name of latest.keys()) if (name.startsWith(`${blobKey} `)) drop(name)
      await Promise.all(writing)
      await files.purge(blobKey)
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(writing)
    },
  }
}
