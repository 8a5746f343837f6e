import type { Digest, NewDigest } from './file-store.ts'

/**
 * Digests of uploads that are under way, so that a file need not be read again once its last chunk is here. Only in
 * memory: where there is none, because chunks came out of order or to another node, the file is read.
 */
export type RunningDigests = {
  /** One that has seen everything before this chunk. */
  before(blobKey: string, number: number): Digest | undefined
  keep(blobKey: string, number: number, digest: Digest): void
  /** Of everything up to and with this chunk; it is forgotten with that. */
  end(blobKey: string, number: number): Promise<string | undefined>
  forget(blobKey: string): void
}

const max = 1000

export function runningDigests(fresh: NewDigest): RunningDigests {
  const running = new Map<string, { readonly number: number; readonly digest: Digest }>()
  return {
    before(blobKey, number) {
      if (number === 1) return fresh()
      const known = running.get(blobKey)
      return known?.number === number - 1 ? known.digest.copy() : undefined
    },
    keep(blobKey, number, digest) {
      // A thousand of them may wait, and for days.
      digest.rest()
      running.delete(blobKey)
      running.set(blobKey, { number, digest })
      const [oldest] = running.keys()
      if (running.size > max && oldest !== undefined) running.delete(oldest)
    },
    async end(blobKey, number) {
      const known = running.get(blobKey)
      running.delete(blobKey)
      return known?.number === number ? known.digest.hex() : undefined
    },
    forget: (blobKey) => void running.delete(blobKey),
  }
}
