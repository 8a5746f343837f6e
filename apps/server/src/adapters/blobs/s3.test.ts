import { describe, expect, it } from 'vitest'
import { blobStoreSuite, type BlobWorld } from '#application/files/blob-store.suite.ts'
import { s3Blobs } from './s3.ts'
import { heldMemory } from './testing/held-memory.ts'
import { startS3 } from './testing/s3-server.ts'

describe('s3Blobs', () => {
  blobStoreSuite(bucket)

  it('[BLOB-8] takes a part that is larger than what it holds in memory', async () => {
    await using place = await bucket()
    const blobs = await place.open()
    const id = await blobs.beginUpload('one')
    const megabyte = new Uint8Array(1024 * 1024).fill(7)
    const source = async function* () {
      for (let n = 0; n < 18; n++) yield megabyte
    }
    expect(await blobs.putPart('one', id, 1, source())).toEqual({ size: 18 * megabyte.length })
    expect(await blobs.completeUpload('one', id, 1)).toEqual({ size: 18 * megabyte.length })
  })

  it('[BLOB-2] does not take a missing bucket for a missing blob', async () => {
    await using place = await bucket('elsewhere')
    const blobs = await place.open()
    await expect(blobs.read('a')).rejects.toMatchObject({ name: 'NoSuchBucket' })
  })
})

async function bucket(name?: string): Promise<BlobWorld> {
  const server = await startS3()
  const stack = new AsyncDisposableStack()
  stack.use(server)
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    heldMemory,
    async open() {
      const settings = { bucket: name ?? server.bucket, region: 'us-east-1', endpoint: server.endpoint, credentials }
      return stack.use(await s3Blobs(settings))
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
