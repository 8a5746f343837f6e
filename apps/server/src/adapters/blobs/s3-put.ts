import type { CompletedPart, S3 } from '@aws-sdk/client-s3'
import { type ByteStream, SizeMismatch } from '#application/files/ports.ts'

export type ObjectAddress = { readonly Bucket: string; readonly Key: string }

/** How much is in memory at once: the least that S3 wants in a part. It takes 10,000 of them. */
export const partSize = 5 * 1024 * 1024

/** One request for what fits into memory, parts for everything else; S3 shows the object once the last call is made. */
export async function putObject(
  client: S3,
  place: ObjectAddress,
  source: ByteStream | Uint8Array,
  size?: number,
): Promise<number> {
  const parts = gathered(source)
  const first = await parts.next()
  const head = first.value ?? new Uint8Array(0)
  if (head.length === partSize) return putParts(client, place, head, parts, size)
  checkSize(head.length, size)
  await client.putObject({ ...place, Body: head, ContentLength: head.length })
  return head.length
}

async function putParts(
  client: S3,
  place: ObjectAddress,
  head: Uint8Array,
  rest: AsyncGenerator<Uint8Array, undefined>,
  size: number | undefined,
): Promise<number> {
  const { UploadId } = await client.createMultipartUpload(place)
  const upload = { ...place, UploadId }
  const done: CompletedPart[] = []
  let written = 0
  try {
    for (let part: Uint8Array | undefined = head; part; part = (await rest.next()).value) {
      const PartNumber = done.length + 1
      const { ETag } = await client.uploadPart({ ...upload, PartNumber, Body: part, ContentLength: part.length })
      done.push({ PartNumber, ETag })
      written += part.length
    }
    checkSize(written, size)
    await client.completeMultipartUpload({ ...upload, MultipartUpload: { Parts: done } })
    return written
  } catch (error) {
    // What cannot be aborted either is found by `uploads()` later; the first error is the one to tell.
    await client.abortMultipartUpload(upload).catch(() => {})
    throw error
  }
}

/** Most pictures are smaller than this. */
const firstSize = 64 * 1024

/**
 * The bytes in pieces of `partSize`, the last one shorter. They share one buffer: a piece is gone when the next one is
 * asked for. It grows with what comes, because megabytes for every small picture are what the engine would clear up most.
 */
export async function* gathered(source: ByteStream | Uint8Array): AsyncGenerator<Uint8Array, undefined> {
  let buffer = new Uint8Array(firstSize)
  let filled = 0
  for await (const bytes of source instanceof Uint8Array ? [source] : source) {
    for (let at = 0; at < bytes.length;) {
      const some = bytes.subarray(at, at + partSize - filled)
      buffer = roomFor(filled + some.length, buffer, filled)
      buffer.set(some, filled)
      filled += some.length
      at += some.length
      if (filled === partSize) {
        yield buffer
        filled = 0
      }
    }
  }
  if (filled > 0) yield buffer.subarray(0, filled)
  return undefined
}

function roomFor(length: number, buffer: Uint8Array<ArrayBuffer>, filled: number): Uint8Array<ArrayBuffer> {
  if (length <= buffer.length) return buffer
  const larger = new Uint8Array(Math.min(partSize, Math.max(length, buffer.length * 4)))
  larger.set(buffer.subarray(0, filled))
  return larger
}

function checkSize(came: number, announced: number | undefined): void {
  if (announced === undefined || came === announced) return
  throw new SizeMismatch(`${came} bytes came where ${announced} were announced`)
}
