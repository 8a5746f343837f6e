import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CardImport } from '@eidolon/contract/characters/cards.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { person } from '#support/listener.ts'
import { hasPostgres, ownDatabase } from '#support/postgres.ts'
import { secretOf, signedIn } from '#support/sdk.ts'
import { newFolder, startServer } from '#support/start-server.ts'
import { leaveAll, subscribed } from '#support/subscribed.ts'

const characters = [databaseId, collectionIds.characters] as const
const documents = `/databases/${databaseId}/collections/${collectionIds.characters}/documents`
const drawn = expect.stringMatching(/^drawn-/)
const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', ILLUSTRATOR_PORTRAITS: 'on' }
const long = 300_000

type StudioAddress = { readonly url: string }
type SignedIn = Awaited<ReturnType<typeof person>>

afterEach(() => leaveAll())

it(
  '[CHAR-80] the SDK sees the portrait of a saved character arrive, and that of an imported card',
  async () => {
    await using server = await startServer({ env })
    const maya = await signedIn(server)
    const { databases, storage, sdk } = maya
    const feed = await subscribed(maya, `databases.${databaseId}.collections.${collectionIds.characters}.documents`)
    const next = async () => {
      await expect.poll(() => feed.unread(), { timeout: long }).toBeGreaterThan(0)
      return (await feed.next())?.payload
    }
    const headers = { 'x-appwrite-project': 'eidolon', 'x-appwrite-session': secretOf(maya) }

    const made = await databases.createDocument(...characters, sdk.ID.unique(), {
      name: 'Mira',
      appearance: 'a woman with short black hair in a suit',
    })
    expect(made).toMatchObject({ imageId: null, portraitPending: true })
    expect(await next()).toMatchObject({ $id: made.$id, imageId: null })
    expect(await next()).toMatchObject({ $id: made.$id, imageId: drawn, portraitPending: false })
    const shown = await databases.getDocument(...characters, made.$id)
    expect(shown).toEqual({ ...made, imageId: drawn, portraitPending: false })
    const picture = await fetch(storage.getFileView('characters', shown['imageId']), { headers })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

    await databases.updateDocument(...characters, made.$id, { style: 'comic' })
    expect(await next()).toMatchObject({ imageId: shown['imageId'], style: 'comic', portraitPending: true })
    const later = Object(await next())
    expect(later).toMatchObject({ imageId: drawn, portraitPending: false })
    expect(later.imageId).not.toBe(shown['imageId'])

    const body = new FormData()
    body.append('file', new File([JSON.stringify({ name: 'Ada', description: 'A man with a red beard.' })], 'ada.json'))
    const answer = await fetch(`${server.url}/v1/characters/import`, { method: 'POST', headers, body })
    const [ada] = CardImport.parse(await answer.json()).characters
    expect(await next()).toMatchObject({ $id: ada?.$id, imageId: null, portraitPending: true })
    expect(await next()).toMatchObject({ $id: ada?.$id, imageId: drawn, portraitPending: false })
    const card = await fetch(`${server.url}/v1/characters/${ada?.$id}/export?format=card-v2`, { headers })
    expect(card.headers.get('content-type')).toBe('image/png')
  },
  long,
)

it(
  '[CHAR-89] where portraits are off, a character is kept without one, and nothing is promised',
  async () => {
    await using server = await startServer({ env: { ...env, ILLUSTRATOR_PORTRAITS: 'off' } })
    const maya = await person(server)
    const [id] = await make(server, maya, 1)
    expect(await read(server, maya, id)).toMatchObject({ imageId: null, portraitPending: false })
  },
  long,
)

it(
  '[CHAR-81] every portrait comes once, though the server is killed while it draws',
  async () => {
    const dataDir = await newFolder()
    try {
      const first = await startServer({ dataDir, env })
      const maya = await person(first)
      const ids = await make(first, maya, 2)
      await expect.poll(() => arrived(first, maya, ids), { timeout: long }).toBeGreaterThan(0)
      await first.kill()
      await using server = await startServer({ dataDir, env })
      await allArrive(server, maya, ids)
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  long,
)

describe.skipIf(!hasPostgres())('several processes on one PostgreSQL', () => {
  it(
    '[CHAR-81] one answers, others draw, and each portrait comes once, though one of them is killed',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'shared-'))
      await using database = await ownDatabase()
      const shared = { ...env, DATABASE_URL: database.url, ILLUSTRATOR_THREADS: '1' }
      try {
        await using web = await startServer({ env: { ...shared, ROLE: 'web' }, dataDir })
        const maya = await person(web)
        const ids = await make(web, maya, 2)
        const doomed = await startServer({ env: { ...shared, ROLE: 'worker' }, dataDir })
        await expect.poll(() => arrived(web, maya, ids), { timeout: long }).toBeGreaterThan(0)
        await doomed.kill()
        await using _one = await startServer({ env: { ...shared, ROLE: 'worker' }, dataDir })
        await using _other = await startServer({ env: { ...shared, ROLE: 'worker' }, dataDir })
        await allArrive(web, maya, ids)
      } finally {
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    long,
  )
})

/** New characters without a picture; their ids. */
async function make(server: StudioAddress, { call }: SignedIn, count: number): Promise<string[]> {
  const made = Array.from({ length: count }, async (_, n) => {
    const data = { name: `Person ${n}`, appearance: 'a tall woman with red hair' }
    return Object(await (await call(server, 'POST', documents, { documentId: 'unique()', data })).json())
  })
  return (await Promise.all(made)).map(({ $id }) => String($id))
}

const read = async (server: StudioAddress, { call }: SignedIn, id = ''): Promise<Record<string, unknown>> =>
  (await call(server, 'GET', `${documents}/${id}`)).json()

const pictures = async (server: StudioAddress, maya: SignedIn, ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => read(server, maya, id)))).flatMap(({ imageId }) =>
    typeof imageId === 'string' ? [imageId] : [],
  )

const arrived = async (server: StudioAddress, maya: SignedIn, ids: readonly string[]) =>
  (await pictures(server, maya, ids)).length

/** Everybody has a picture of their own that can be seen, and there is no other. */
async function allArrive(server: StudioAddress, maya: SignedIn, ids: readonly string[]): Promise<void> {
  await expect.poll(() => arrived(server, maya, ids), { timeout: long }).toBe(ids.length)
  const shown = await pictures(server, maya, ids)
  expect(new Set(shown).size).toBe(ids.length)
  const bucket = '/storage/buckets/characters/files'
  for (const id of shown) expect((await maya.call(server, 'GET', `${bucket}/${id}/view`)).status).toBe(200)
  expect(await (await maya.call(server, 'GET', bucket)).json()).toMatchObject({ total: ids.length })
}
