import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#config/config.ts'
import { openBlobs } from '#compose/blobs.ts'

it('[CFG-1] keeps files in the data folder unless told otherwise', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blobs-'))
  await using held = new AsyncDisposableStack()
  held.defer(() => rm(folder, { recursive: true, force: true }))
  const blobs = await openBlobs(readConfig({ DATA_DIR: folder }), held)
  await blobs.put('some/blob', new Uint8Array([1, 2, 3]))
  expect(await blobs.head('some/blob')).toMatchObject({ size: 3 })
})

it('[CFG-4] keeps them in the bucket of a whole S3 configuration', async () => {
  await using held = new AsyncDisposableStack()
  const s3 = { S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1', S3_ENDPOINT: 'http://127.0.0.1:1' }
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const blobs = await openBlobs(readConfig({ ...s3, ...keys }), held)
  // Only a bucket asks for parts of a certain size; a folder takes any.
  expect(blobs.smallestPart).toBeGreaterThan(1_000_000)
})
