import { createHash } from 'node:crypto'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bucketIds, collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { expect, it } from 'vitest'
import { studioCommand } from '#support/studio-command.ts'
import { type SdkClient, signedIn } from '#support/sdk.ts'
import { startServer } from '#support/start-server.ts'

it('[CLUS-4] a drill: what was acknowledged before a backup under load is in the studio that is restored from it', async () => {
  await using place = await mkdtempDisposable(join(tmpdir(), 'drill-'))
  const [backup, restored] = [join(place.path, 'backup'), join(place.path, 'restored')]
  const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  await using server = await startServer({ env })
  const maya = await signedIn(server)
  const known = { documents: new Set<string>(), files: new Map<string, string>() }
  const writing = new AbortController()
  const writers = Promise.all([1, 2].map((writer) => write(maya, writer, known, writing.signal)))
  await expect.poll(() => known.files.size).toBeGreaterThan(10)

  // Everything up to here has to come back; the writers go on.
  const before = { documents: new Set(known.documents), files: new Map(known.files) }
  expect(await studioCommand({ DATA_DIR: server.dataDir }, 'backup', backup)).toMatchObject({ code: 0 })
  expect(known.documents.size).toBeGreaterThan(before.documents.size)
  writing.abort()
  await writers
  await server.stop()

  expect(await studioCommand({ DATA_DIR: restored }, 'restore', backup)).toMatchObject({ code: 0 })
  expect(await studioCommand({ DATA_DIR: restored }, 'storage', 'verify', '--deep')).toMatchObject({ code: 0 })
  await using again = await startServer({ env, dataDir: restored })
  maya.client.setEndpoint(`${again.url}/v1`)
  for (const id of before.documents) {
    const found = await maya.databases.getDocument(databaseId, collectionIds.characters, id)
    expect(found.$id).toBe(id)
  }
  for (const [id, hash] of before.files) {
    const answer = await fetch(`${again.url}/v1/storage/buckets/${bucketIds.media}/files/${id}/view?project=eidolon`, {
      headers: { 'x-fallback-cookies': maya.kept.get('cookieFallback') ?? '' },
    })
    expect([answer.status, hashOf(await answer.bytes())]).toEqual([200, hash])
  }
}, 120_000)

type BackedUpData = { readonly documents: Set<string>; readonly files: Map<string, string> }

/** A character and a file after the other; of the files every third is deleted again. */
async function write({ databases, storage, sdk }: SdkClient, writer: number, known: BackedUpData, signal: AbortSignal) {
  for (let n = 0; !signal.aborted; n++) {
    const data = { name: `W${writer}N${n}`, appearance: 'tall' }
    const made = await databases.createDocument(databaseId, collectionIds.characters, sdk.ID.unique(), data)
    known.documents.add(made.$id)
    const bytes = picture(2000 + ((writer * 7919 + n * 104_729) % 30_000))
    const file = new File([bytes], 'one.png', { type: 'image/png' })
    const { $id } = await storage.createFile(bucketIds.media, sdk.ID.unique(), file)
    if (n % 3 === 2) await storage.deleteFile(bucketIds.media, $id)
    else known.files.set($id, hashOf(bytes))
    // As fast as people at most: the processor is for the backup.
    await setTimeout(30)
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A picture of one pixel, with as much behind it as is wanted. */
function picture(length: number): Uint8Array<ArrayBuffer> {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
  const bytes = new Uint8Array(length)
  bytes.set(Buffer.from(pixel, 'base64'))
  return bytes
}
