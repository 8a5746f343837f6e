import type { S3 } from '@aws-sdk/client-s3'
import { type BlobInfo, type BlobStore, RangeOutside } from '#application/files/ports.ts'
import { checkKey } from './keys.ts'
import { checkRange } from './range.ts'
import { isMissing, markTemporary } from './s3-errors.ts'
import { putObject } from './s3-put.ts'
import { s3Uploads } from './s3-uploads.ts'

export type S3Settings = {
  readonly bucket: string
  readonly region: string
  /** Of a service that is not Amazon's own. */
  readonly endpoint?: string | undefined
  /** Without them the machine's own identity is used. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

/** Blobs as objects of a bucket that is ours alone. */
export async function s3Blobs({
  bucket,
  region,
  endpoint,
  credentials,
}: S3Settings): Promise<BlobStore & AsyncDisposable> {
  // Most installations keep files on disk and never need the client.
  const { S3 } = await import('@aws-sdk/client-s3')
  const client = new S3({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // A copy: the client notes in it where the keys came from, and a configuration cannot be written into.
    ...(credentials && { credentials: { ...credentials } }),
    // Newer checksums are not known to every service that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  // Outermost: what is left when the client has tried again by itself.
  client.middlewareStack.add(
    (next) => (given) =>
      next(given).catch((error: unknown) => {
        throw markTemporary(error)
      }),
    { step: 'initialize', priority: 'high', name: 'markTemporary' },
  )
  return {
    ...s3Objects(client, bucket),
    ...s3Uploads(client, bucket),
    async [Symbol.asyncDispose]() {
      client.destroy()
    },
  }
}

type Objects = Pick<BlobStore, 'put' | 'read' | 'head' | 'delete' | 'list'>

function s3Objects(client: S3, bucket: string): Objects {
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  async function head(key: string): Promise<BlobInfo | undefined> {
    try {
      const { ContentLength: size = 0, LastModified: modifiedAt = new Date(0) } = await client.headObject(at(key))
      return { key, size, modifiedAt }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  return {
    async put(key, source, options) {
      return { size: await putObject(client, at(key), source, options?.size) }
    },
    async read(key, range) {
      const wanted = range && checkRange(range)
      const place = at(key)
      try {
        const found = await client.getObject(
          wanted ? { ...place, Range: `bytes=${wanted.start}-${wanted.end}` } : place,
        )
        if (!found.Body) return undefined
        const size = wanted ? Number(found.ContentRange?.split('/')[1]) : (found.ContentLength ?? 0)
        const stream: ReadableStream<Uint8Array> = found.Body.transformToWebStream()
        if (!wanted || wanted.start < size) return { size, stream }
        await stream.cancel()
        throw new RangeOutside(size)
      } catch (error) {
        if (isMissing(error)) return undefined
        if (!(error instanceof Error) || error.name !== 'InvalidRange') throw error
        throw new RangeOutside((await head(key))?.size ?? 0)
      }
    },
    head,
    async delete(key) {
      await client.deleteObject(at(key))
    },
    async *list(prefix) {
      for (let after: string | undefined; ;) {
        const page = await client.listObjectsV2({
          Bucket: bucket,
          Prefix: prefix,
          ...(after && { ContinuationToken: after }),
        })
        for (const { Key: key, Size: size = 0, LastModified: modifiedAt = new Date(0) } of page.Contents ?? []) {
          if (key !== undefined) yield { key, size, modifiedAt }
        }
        after = page.NextContinuationToken
        if (!after) return
      }
    },
  }
}
