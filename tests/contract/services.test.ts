import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketIds, projectId } from '@eidolon/contract/resources.ts'
import { type S3Server, startS3 } from '@eidolon/server/testing/s3-server.ts'
import { hasPostgres, ownDatabase } from '#support/postgres.ts'
import { secretOf, signedIn } from '#support/sdk.ts'
import { startServer } from '#support/start-server.ts'

describe.skipIf(!hasPostgres())('PostgreSQL and S3, set up by an operator', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>
  let bucket: S3Server
  beforeAll(async () => {
    database = await ownDatabase()
    bucket = await startS3()
  })
  afterAll(async () => {
    await bucket[Symbol.asyncDispose]()
    await database[Symbol.asyncDispose]()
  })

  /** What stands in the .env file, and nothing else. */
  const env = () => ({
    DATABASE_URL: database.url,
    S3_BUCKET: bucket.bucket,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })

  it.each([
    ['at once', 4000],
    ['in chunks', 11 * 1024 * 1024],
  ])('[STO-50] a file goes into the bucket %s, is read from it and is deleted from it', async (_how, length) => {
    await using server = await startServer({ env: env() })
    const maya = await signedIn(server)
    const bytes = picture(length)
    const file = new File([bytes], 'picture.png', { type: 'image/png' })
    const made = await maya.storage.createFile(bucketIds.media, maya.sdk.ID.unique(), file)
    expect(made).toMatchObject({ sizeOriginal: length })
    const view = maya.storage.getFileView(bucketIds.media, made.$id)
    const cookie = `a_session_${projectId}=${encodeURIComponent(secretOf(maya))}`
    const shown = await fetch(view, { headers: { cookie } })
    expect(Buffer.compare(await shown.bytes(), bytes)).toBe(0)
    await maya.storage.deleteFile(bucketIds.media, made.$id)
    expect((await fetch(view, { headers: { cookie } })).status).toBe(404)
  })
})

/** A picture of one pixel, with as much behind it as is wanted: decoders stop at its end. */
function picture(length: number): Uint8Array<ArrayBuffer> {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
  const bytes = new Uint8Array(length).fill(7)
  bytes.set(Buffer.from(pixel, 'base64'))
  return bytes
}
