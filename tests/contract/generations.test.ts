import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { painter } from '#support/generating.ts'
import { recipeIn } from '#support/png.ts'
import { hasPostgres, ownDatabase } from '#support/postgres.ts'
import { secretOf, signedIn } from '#support/sdk.ts'
import { newFolder, type Server, startServer } from '#support/start-server.ts'
import { leaveAll, subscribed } from '#support/subscribed.ts'

const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
const long = 240_000

afterEach(() => leaveAll())

/** One for everything that needs no other: the first picture of a process takes longer than several later ones. */
let shared: Server
beforeAll(async () => {
  shared = await startServer({ env: quiet })
})
afterAll(() => shared[Symbol.asyncDispose]())

it(
  '[GEN-13] the SDK follows a generation live, finds its picture, and cannot write it',
  async () => {
    const server = shared
    const maya = await signedIn(server)
    const { databases, sdk } = maya
    const channel = `databases.${databaseId}.collections.${collectionIds.generations}.documents`
    const feed = await subscribed(maya, channel)
    const character = await databases.createDocument(databaseId, collectionIds.characters, sdk.ID.unique(), {
      name: 'Mira',
      appearance: 'a woman with short black hair in a suit',
    })
    const answer = await fetch(`${server.url}/v1/generations`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-appwrite-project': projectId,
        'x-appwrite-session': secretOf(maya),
      },
      body: JSON.stringify({ characterId: character.$id, prompt: 'in a library', seed: 11 }),
    })
    expect(answer.status).toBe(201)
    const { $id } = (await answer.json()) as { $id: string }
    type Told = { status: string; progress: number; previewUrl: string; mediaIds: string[] }
    const told: Told[] = []
    while (!['succeeded', 'failed'].includes(told.at(-1)?.status ?? '')) told.push((await feed.next())?.payload as Told)
    expect(told.at(-1)).toMatchObject({ status: 'succeeded', error: null })
    const states = told.map(({ status }) => status)
    expect(states[0]).toBe('queued')
    expect(states.filter((status) => status === 'running').length).toBeGreaterThan(2)
    const shares = told.map(({ progress }) => progress)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(told.some(({ previewUrl }) => previewUrl !== '')).toBe(true)

    const { documents } = await databases.listDocuments(databaseId, collectionIds.media, [
      sdk.Query.equal('generationId', $id),
      sdk.Query.select(['$id', 'fileId', 'recipe']),
    ])
    expect(documents.map((media) => media.$id)).toEqual(told.at(-1)?.mediaIds)
    const [media] = documents
    const url = maya.storage.getFileView('media', media?.['fileId'])
    const file = await fetch(url, { headers: { 'x-appwrite-session': secretOf(maya) } })
    expect(recipeIn(new Uint8Array(await file.arrayBuffer()))).toBe(media?.['recipe'])
    await expect(databases.deleteDocument(databaseId, collectionIds.generations, $id)).rejects.toMatchObject({
      code: 401,
    })
  },
  long,
)

it(
  '[GEN-31] the same request gives the same bytes',
  async () => {
    const server = shared
    const maya = await painter(server)
    const first = await maya.start(server, { prompt: 'at the lake', seed: 5 })
    const { status, body } = await maya.ask(server, 'POST', `/generations/${first.$id}/retry`)
    expect(status).toBe(201)
    await maya.ended(server, first.$id)
    await maya.ended(server, body.$id)
    const { documents } = await maya.media(server)
    const signatures = await Promise.all(
      documents.map(async ({ fileId }: { fileId: string }) => {
        const file = await maya.ask(server, 'GET', `/storage/buckets/media/files/${fileId}`)
        return file.body.signature
      }),
    )
    expect(signatures).toHaveLength(2)
    expect(new Set(signatures).size).toBe(1)
  },
  long,
)

it(
  '[GEN-76] the seed of a picture out of several makes that very picture again, alone',
  async () => {
    const server = shared
    const maya = await painter(server)
    const wish = { prompt: 'smiling', negativePrompt: 'hats', aspect: '4:5' }
    const several = await maya.start(server, { ...wish, count: 2, seed: 20 })
    const { mediaIds } = await maya.ended(server, several.$id)
    const place = `/databases/${databaseId}/collections/${collectionIds.media}/documents`
    const drawn = async (id: string | undefined) => {
      const { body: row } = await maya.ask(server, 'GET', `${place}/${id}`)
      const { body: file } = await maya.ask(server, 'GET', `/storage/buckets/media/files/${row.fileId}`)
      return { seed: row.seed as number, recipe: row.recipe as string, signature: file.signature as string }
    }
    const pictures = await Promise.all(mediaIds.map(drawn))
    expect(new Set(pictures.map(({ signature }) => signature)).size).toBe(2)
    for (const picture of pictures.slice(1)) {
      const { $id } = await maya.start(server, { ...wish, count: 1, seed: picture.seed })
      const alone = await maya.ended(server, $id)
      expect(await drawn(alone.mediaIds[0])).toEqual(picture)
    }
  },
  long,
)

it(
  '[GEN-8] three generations under way end once each, though the server is killed in the middle',
  async () => {
    const dataDir = await newFolder()
    const env = { ...quiet, ILLUSTRATOR_THREADS: '3' }
    try {
      const first = await startServer({ dataDir, env, drawing: 'slow' })
      const maya = await painter(first)
      const asked = await Promise.all(
        Array.from({ length: 3 }, (_, n) => maya.start(first, { seed: n, count: n === 0 ? 2 : 1 })),
      )
      const states = async () =>
        (await maya.ask(first, 'GET', '/generations')).body.generations.map(({ status }: { status: string }) => status)
      await expect.poll(states, { timeout: long }).toEqual(Array(3).fill('running'))
      await first.kill()

      await using server = await startServer({ dataDir, env: { ...env, ILLUSTRATOR_THREADS: '2' } })
      const ended = []
      for (const { $id } of asked) ended.push(await maya.ended(server, $id, long))
      expect(ended.map(({ status }) => status)).toEqual(Array(3).fill('succeeded'))
      const { total, documents } = await maya.media(server)
      expect(total).toBe(4)
      const ids = documents.map(({ $id }: { $id: string }) => $id)
      expect(ended.flatMap(({ mediaIds }) => mediaIds).toSorted()).toEqual(ids.toSorted())
      for (const { fileId } of documents) {
        const file = await maya.call(server, 'GET', `/storage/buckets/media/files/${fileId}/view`)
        expect(file.status).toBe(200)
        await file.arrayBuffer()
      }
      expect(await blobsIn(join(dataDir, 'blobs'))).toBe(4)
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  long,
)

describe.skipIf(!hasPostgres())('several processes on one PostgreSQL', () => {
  it(
    '[GEN-19] one answers, others draw, and what a killed one had begun is taken up',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'shared-'))
      await using database = await ownDatabase()
      const env = { ...quiet, DATABASE_URL: database.url, ILLUSTRATOR_THREADS: '1' }
      try {
        await using web = await startServer({ env: { ...env, ROLE: 'web' }, dataDir })
        const maya = await painter(web)
        const asked = [await maya.start(web, { seed: 1 }), await maya.start(web, { seed: 2 })]
        const doomed = await startServer({ env: { ...env, ROLE: 'worker' }, dataDir, drawing: 'slow' })
        const seen = async () => (await maya.ask(web, 'GET', `/generations/${asked[0]?.$id}`)).body.status
        await expect.poll(seen, { timeout: long }).toBe('running')
        await doomed.kill()
        await using _one = await startServer({ env: { ...env, ROLE: 'worker' }, dataDir })
        await using other = await startServer({ env: { ...env, ROLE: 'worker' }, dataDir })
        expect((await fetch(`${other.url}/v1/health/ready`)).status).toBe(200)
        expect((await fetch(`${other.url}/v1/engines?project=${projectId}`)).status).toBe(404)
        for (const { $id } of asked) expect((await maya.ended(web, $id, long)).status).toBe('succeeded')
        expect((await maya.media(web)).total).toBe(2)
        const canceled = await maya.start(web, { count: 8 })
        await expect
          .poll(async () => (await maya.ask(web, 'GET', `/generations/${canceled.$id}`)).body.progress, {
            timeout: long,
          })
          .toBeGreaterThan(0)
        expect((await maya.ask(web, 'DELETE', `/generations/${canceled.$id}`)).status).toBe(204)
        const after = await maya.start(web, { seed: 3 })
        expect((await maya.ended(web, after.$id, long)).status).toBe('succeeded')
        expect((await maya.media(web)).total).toBe(3)
      } finally {
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    long,
  )
})

async function blobsIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && entry.parentPath.includes('files')).length
}

it(
  '[GEN-124] two characters who are named with an @ are in one picture, and filters of either and of both find it',
  async () => {
    const server = shared
    const maya = await signedIn(server)
    const { databases, sdk } = maya
    const person = async (name: string, appearance: string) =>
      (
        await databases.createDocument(databaseId, collectionIds.characters, sdk.ID.unique(), {
          name,
          appearance,
          age: 31,
        })
      ).$id
    const mira = await person('Mira', 'a tall woman with red hair')
    const kofi = await person('Kofi', 'a stout man with black hair in a suit')
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${server.url}/v1${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-appwrite-project': projectId,
          'x-appwrite-session': secretOf(maya),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return (await answer.json()) as Record<string, unknown>
    }
    const prompt = '@Mira in a kimono laughs, hand in hand with @Kofi'
    const characterIds = [mira, kofi]
    const cast = [{ characterId: kofi, looksAt: mira, colours: ['#aa2030'] }]
    expect(await call('POST', '/readings', { text: prompt, characterIds })).toMatchObject({ unknown: [], company: [] })
    const started = await call('POST', '/generations', { characterIds, prompt, cast, seed: 7 })
    const path = `/generations/${String(started['$id'])}`
    let state = await call('GET', path)
    while (state['status'] === 'queued' || state['status'] === 'running') {
      await new Promise((done) => setTimeout(done, 100))
      state = await call('GET', path)
    }
    expect(state).toMatchObject({ status: 'succeeded', error: null })
    const [mediaId] = state['mediaIds'] as string[]
    const media = await databases.getDocument(databaseId, collectionIds.media, String(mediaId))
    expect(media['characterIds']).toEqual(characterIds)
    expect(JSON.parse(media['recipe'])).toMatchObject({
      order: {
        setting: { outfit: 'kimono', expression: 'laugh' },
        together: { arrangement: 'hand-in-hand', others: [{ looks: 0, setting: { primary: '#aa2030' } }] },
      },
    })
    const shown = async (...ids: readonly string[]) => {
      const queries = ids.map((id) => sdk.Query.contains('characterIds', [id]))
      return (await databases.listDocuments(databaseId, collectionIds.media, queries)).documents.map((one) => one.$id)
    }
    for (const ids of [[mira], [kofi], [mira, kofi]]) expect(await shown(...ids)).toEqual([mediaId])
    expect(await shown(mira, 'nobody')).toEqual([])
  },
  long,
)
