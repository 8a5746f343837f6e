import type { BlobStore } from '#application/files/ports.ts'
import type { LivePreviews } from '#application/generations/ports.ts'

/** Where one process draws and answers. */
export function previewsInMemory(): LivePreviews {
  const pictures = new Map<string, Uint8Array>()
  return {
    async put(id, picture) {
      pictures.set(id, picture)
    },
    get: async (id) => pictures.get(id),
    async forget(id) {
      pictures.delete(id)
    },
  }
}

/** Where one node draws and another answers. What a dead node leaves behind goes when the next one has finished. */
export function previewsInBlobs(blobs: BlobStore): LivePreviews {
  const key = (id: string) => `live/${id.toLowerCase()}`
  return {
    async put(id, picture) {
      await blobs.put(key(id), picture)
    },
    async get(id) {
      const found = await blobs.read(key(id))
      if (!found) return undefined
      const parts: Uint8Array[] = []
      for await (const part of found.stream) parts.push(part)
      return Buffer.concat(parts)
    },
    forget: (id) => blobs.delete(key(id)),
  }
}
