import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Part, S3 } from '@aws-sdk/client-s3'
import { type BlobStore, type ByteStream, PartsMissing, UploadGone } from '#application/files/ports.ts'
import { checkKey, checkPart } from './keys.ts'
import { isMissing, isUploadGone } from './s3-errors.ts'
import { gathered, partSize } from './s3-put.ts'

type Uploads = Pick<
  BlobStore,
  'smallestPart' | 'beginUpload' | 'putPart' | 'parts' | 'completeUpload' | 'abortUpload' | 'uploads'
>

/** S3 keeps uploads and their parts by itself, so nothing about them has to be remembered here. */
export function s3Uploads(client: S3, bucket: string): Uploads {
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  async function known<T>(key: string, uploadId: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (isUploadGone(error)) throw new UploadGone(`There is no upload ${uploadId} for ${key}`, { cause: error })
      throw error
    }
  }

  async function partsOf(key: string, UploadId: string): Promise<Part[]> {
    const parts: Part[] = []
    for (let after: string | undefined; ;) {
      const page = await client.listParts({ ...at(key), UploadId, ...(after && { PartNumberMarker: after }) })
      parts.push(...(page.Parts ?? []))
      if (!page.IsTruncated) return parts
      after = page.NextPartNumberMarker
    }
  }

  return {
    smallestPart: partSize,
    async beginUpload(key) {
      const { UploadId } = await client.createMultipartUpload(at(key))
      if (!UploadId) throw new Error('The service began an upload without an id')
      return UploadId
    },
    async putPart(key, UploadId, part, source) {
      const place = { ...at(key), UploadId, PartNumber: checkPart(part) }
      return withLength(source, (Body, size) =>
        known(key, UploadId, async () => {
          await client.uploadPart({ ...place, Body, ContentLength: size })
          return { size }
        }),
      )
    },
    async parts(key, uploadId) {
      const found = await known(key, uploadId, () => partsOf(key, uploadId))
      return found.map(({ PartNumber: part = 0, Size: size = 0 }) => ({ part, size }))
    },
    async completeUpload(key, UploadId, count) {
      const place = { ...at(key), UploadId }
      checkPart(count)
      try {
        const parts = (await partsOf(key, UploadId)).slice(0, count)
        const there = new Set(parts.map(({ PartNumber }) => PartNumber))
        const missing = Array.from({ length: count }, (_, n) => n + 1).filter((n) => !there.has(n))
        if (missing.length > 0) throw new PartsMissing(missing, count)
        const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
        await client.completeMultipartUpload({ ...place, MultipartUpload: { Parts } })
        return { size: parts.reduce((sum, { Size = 0 }) => sum + Size, 0) }
      } catch (error) {
        if (!isUploadGone(error)) throw error
        // Completed before, or by somebody else meanwhile.
        const { ContentLength: size = 0 } = await client.headObject(at(key)).catch((missing: unknown) => {
          if (isMissing(missing)) throw new UploadGone(`There is no upload ${UploadId} for ${key}`, { cause: error })
          throw missing
        })
        return { size }
      }
    },
    async abortUpload(key, UploadId) {
      await client.abortMultipartUpload({ ...at(key), UploadId }).catch((error: unknown) => {
        if (!isUploadGone(error)) throw error
      })
    },
    async *uploads() {
      for (let after: { readonly KeyMarker?: string; readonly UploadIdMarker?: string } = {}; ;) {
        const page = await client.listMultipartUploads({ Bucket: bucket, ...after })
        for (const { Key: key, UploadId: uploadId, Initiated: startedAt = new Date(0) } of page.Uploads ?? []) {
          if (key !== undefined && uploadId !== undefined) yield { key, uploadId, startedAt }
        }
        const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page
        if (!page.IsTruncated || KeyMarker === undefined || UploadIdMarker === undefined) return
        after = { KeyMarker, UploadIdMarker }
      }
    },
  }
}

/** S3 wants to know a part's length before its bytes: what is more than a piece of memory waits in a temporary file. */
async function withLength<T>(
  source: ByteStream | Uint8Array,
  use: (body: Uint8Array | ReturnType<typeof createReadStream>, size: number) => Promise<T>,
): Promise<T> {
  if (source instanceof Uint8Array) return use(source, source.length)
  const pieces = gathered(source)
  const head = (await pieces.next()).value ?? new Uint8Array(0)
  if (head.length < partSize) return use(head, head.length)
  const file = join(tmpdir(), `eidolon-part-${randomUUID()}`)
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      for (let piece: Uint8Array | undefined = head; piece; piece = (await pieces.next()).value) {
        await handle.appendFile(piece)
      }
    } finally {
      await handle.close()
    }
    return await use(createReadStream(file), (await stat(file)).size)
  } finally {
    await rm(file, { force: true })
  }
}
