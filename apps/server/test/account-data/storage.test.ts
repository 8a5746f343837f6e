import { describe, expect, it } from 'vitest'
import { openCardZip } from '#adapters/cards/zip.ts'
import { sql } from '#adapters/sql/database.ts'
import { databases, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import {
  type AccountDataWorld,
  accountDataWorld,
  mira,
  picture,
  type Someone,
} from '#test/support/account-data-world.ts'

const documents = (collection: string) => `/databases/studio/collections/${collection}/documents`
const full = { type: 'storage_quota_exceeded', code: 507 }

/** A PNG that is as long as wanted. */
function heavy(bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes)
  whole.set(picture(1))
  return whole
}

async function send(world: AccountDataWorld, who: Someone, id: string, bytes: Uint8Array<ArrayBuffer>, range?: string) {
  const form = new FormData()
  form.append('fileId', id)
  form.append('file', new File([bytes], `${id}.png`))
  const headers = range === undefined ? undefined : { 'content-range': range, 'x-appwrite-id': id }
  const init = { method: 'POST', body: form, ...(headers && { headers }) }
  const response = await world.send(who, '/storage/buckets/media/files', init)
  return { status: response.status, body: JSON.parse(await response.text()) }
}

type Storage = { used: number; quota: number; parts: { kind: string; bytes: number; count: number }[] }
async function storage(world: AccountDataWorld, who: Someone): Promise<Storage> {
  return JSON.parse(await (await world.send(who, '/account/storage')).text())
}
const part = ({ parts }: Storage, kind: string) => parts.find((each) => each.kind === kind)

const removeMedia = async (world: AccountDataWorld, who: Someone): Promise<void> => {
  const { body } = await world.call(who, 'GET', documents('media'))
  for (const { $id } of JSON.parse(JSON.stringify(body['documents']))) {
    await world.units.run((unit) => world.documents.remove(unit, 'media', $id))
  }
}

describe.each(databases())('what an account keeps, on %s', (_name, open) => {
  it('[DATA-23] is told by kind, with how much it may, and follows every write', async () => {
    await using world = await accountDataWorld(open)
    const [maya, zoe] = [await world.someone(), await world.someone()]
    expect(await storage(world, maya)).toMatchObject({ used: 0, quota: 2e9, quotaSubscribed: 100e9 })
    await world.furnish(maya, 'maya')
    await world.furnish(zoe, 'zoe')
    const before = await storage(world, maya)
    expect(part(before, 'pictures')).toEqual({ kind: 'pictures', bytes: 2 * picture(1).length, count: 2 })
    expect(part(before, 'portraits')).toEqual({ kind: 'portraits', bytes: picture(9).length, count: 1 })
    expect(part(before, 'documents')).toMatchObject({ count: 11 })
    expect(before.used).toBe(before.parts.reduce((sum, { bytes }) => sum + bytes, 0))

    const mirabel = `${documents('characters')}/maya-child`
    await world.call(maya, 'PATCH', mirabel, { data: { description: 'ä'.repeat(1000) } })
    expect((await storage(world, maya)).used).toBe(before.used + 2000 - mira.description.length)
    await world.call(maya, 'DELETE', mirabel)
    expect(part(await storage(world, maya), 'documents')).toMatchObject({ count: 10 })

    await world.call(maya, 'DELETE', '/account', { confirm: maya.userId })
    await world.data[Symbol.asyncDispose]()
    expect(await world.db.rows(sql`select owner from storage_used`)).toEqual([{ owner: zoe.userId }])
    expect((await world.send(undefined, '/account/storage')).status).toBe(401)
  })

  it('[FILE-66] a file that does not fit is refused, leaves nothing, and fits once there is room', async () => {
    await using world = await accountDataWorld(open, { env: { QUOTA_FREE: '100KB' } })
    const maya = await world.someone()
    expect((await send(world, maya, 'one', heavy(60_000))).status).toBe(201)
    const refused = await send(world, maya, 'two', heavy(60_000))
    expect(refused).toMatchObject({ status: 507, body: { ...full, quota: 100_000 } })
    expect(await world.blobKeys()).toHaveLength(1)
    expect(await world.db.rows(sql`select id from media`)).toHaveLength(1)
    await removeMedia(world, maya)
    expect(part(await storage(world, maya), 'pictures')).toMatchObject({ bytes: 0, count: 0 })
    expect((await send(world, maya, 'two', heavy(60_000))).status).toBe(201)
  })

  it('[FILE-66] those that come together do not fit together', async () => {
    await using world = await accountDataWorld(open, { env: { QUOTA_FREE: '100KB' } })
    const maya = await world.someone()
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const answers = await Promise.all(names.map((id) => send(world, maya, id, heavy(30_000))))
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect((await storage(world, maya)).used).toBeLessThanOrEqual(100_000)
    expect(await world.blobKeys()).toHaveLength(3)
  })

  it('[FILE-67] a file in chunks takes its whole room when it begins, and gives it back when it is given up', async () => {
    await using world = await accountDataWorld(open, { env: { QUOTA_FREE: '100KB' } })
    const maya = await world.someone()
    const first = heavy(60_000)
    const begin = (id: string, whole: number) => send(world, maya, id, heavy(10_000), `bytes 0-9999/${whole}`)
    expect((await begin('long', 60_000)).status).toBe(201)
    expect(part(await storage(world, maya), 'uploads')).toEqual({ kind: 'uploads', bytes: 60_000, count: 1 })
    expect(await begin('other', 60_000)).toMatchObject({ status: 507, body: full })
    for (let at = 10_000; at < 60_000; at += 10_000) {
      await send(world, maya, 'long', first.slice(at, at + 10_000), `bytes ${at}-${at + 9999}/60000`)
    }
    const whole = await storage(world, maya)
    expect([part(whole, 'uploads'), part(whole, 'pictures')]).toMatchObject([{ count: 0 }, { bytes: 60_000 }])
    expect((await begin('small', 30_000)).status).toBe(201)
    await world.send(maya, '/storage/buckets/media/files/small', { method: 'DELETE' })
    expect(part(await storage(world, maya), 'uploads')).toMatchObject({ bytes: 0, count: 0 })
  })

  it('[STO-32] documents count: one that is too much is refused, one that makes it less never is', async () => {
    await using world = await accountDataWorld(open, { env: { QUOTA_FREE: '50KB' } })
    const maya = await world.someone()
    const card = (length: number) =>
      JSON.stringify({ spec: 'chara_card_v2', data: { name: 'Mira', creator_notes: 'x'.repeat(length) } })
    const create = (id: string, length: number) =>
      world.call(maya, 'POST', documents('characters'), { documentId: id, data: { ...mira, card: card(length) } })
    const change = (length: number) =>
      world.call(maya, 'PATCH', `${documents('characters')}/one`, { data: { card: card(length) } })
    expect((await create('one', 17_000)).status).toBe(201)
    expect((await create('two', 17_000)).status).toBe(201)
    expect(await create('three', 17_000)).toMatchObject({ status: 507, body: full })
    expect(await change(40_000)).toMatchObject({ status: 507, body: full })
    await world.db.run(sql`update storage_used set documents_bytes = 90000`)
    expect((await change(16_000)).status).toBe(200)
    expect(await world.call(maya, 'GET', documents('characters'))).toMatchObject({ body: { total: 2 } })
  })
})

async function exported(world: AccountDataWorld, who: Someone): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await world.send(who, '/account/export')).arrayBuffer())
}
const bring = async (world: AccountDataWorld, who: Someone, body: Uint8Array<ArrayBuffer>) => {
  const headers = { 'content-type': 'application/zip' }
  const response = await world.send(who, '/account/import', { method: 'POST', headers, body })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

it('[DATA-24] an archive that does not fit is refused before anything of it is kept', async () => {
  await using world = await accountDataWorld(freshSqlite, { env: { QUOTA_FREE: '100KB' } })
  const [maya, zoe] = [await world.someone(), await world.someone()]
  await send(world, maya, 'one', heavy(60_000))
  await send(world, zoe, 'hers', heavy(60_000))
  const archive = await exported(world, maya)
  expect((await openCardZip(archive)).names).toContain('files/media/one.png')
  const before = [await world.blobKeys(), await storage(world, zoe), world.written.length]
  expect(await bring(world, zoe, archive)).toMatchObject({ status: 507, body: full })
  expect([await world.blobKeys(), await storage(world, zoe), world.written.length]).toEqual(before)
  await removeMedia(world, zoe)
  expect(await bring(world, zoe, archive)).toMatchObject({ status: 201, body: { added: { media: 1, files: 1 } } })
  // What is here already needs no room.
  expect(await bring(world, zoe, archive)).toMatchObject({ status: 201, body: { present: { media: 1, files: 1 } } })
})

it('[DATA-24] what turns out to be too much on the way keeps what came before, and leaves no bytes behind', async () => {
  await using world = await accountDataWorld(freshSqlite, { env: { QUOTA_FREE: '100KB' } })
  const [maya, zoe] = [await world.someone(), await world.someone()]
  await world.create(maya, 'characters', 'mira', { ...mira, description: 'x'.repeat(1500) })
  await send(world, maya, 'one', heavy(60_000))
  const archive = await exported(world, maya)
  await send(world, zoe, 'hers', heavy(39_000))
  expect(await bring(world, zoe, archive)).toMatchObject({ status: 507, body: full })
  expect((await world.call(zoe, 'GET', documents('characters'))).body).toMatchObject({ total: 1 })
  expect(await world.blobKeys()).toHaveLength(2)
  await removeMedia(world, zoe)
  expect(await bring(world, zoe, archive)).toMatchObject({ status: 201, body: { warnings: [] } })
})

it('[DATA-24] an archive larger than everything an account may keep is not even taken in', async () => {
  await using world = await accountDataWorld(freshSqlite, { env: { QUOTA_FREE: '1KB' } })
  const maya = await world.someone()
  const answer = await bring(world, maya, new Uint8Array(65_000_000))
  expect(answer).toMatchObject({ status: 400, body: { message: 'The archive is larger than can be taken.' } })
})

it('[STO-34] a disk that is nearly full takes nothing more in, and still lets go', async () => {
  let free = 5e9
  await using world = await accountDataWorld(freshSqlite, { free: () => free })
  const maya = await world.someone()
  await world.furnish(maya, 'maya')
  const archive = await exported(world, maya)
  free = 0.5e9
  const noRoom = { status: 507, body: { type: 'storage_disk_full' } }
  expect(await send(world, maya, 'one', heavy(1000))).toMatchObject(noRoom)
  expect(await send(world, maya, 'two', heavy(1000), 'bytes 0-999/5000')).toMatchObject(noRoom)
  expect(await bring(world, maya, archive)).toMatchObject(noRoom)
  const album = { documentId: 'new', data: { name: 'New' } }
  expect(await world.call(maya, 'POST', documents('albums'), album)).toMatchObject(noRoom)
  expect((await world.call(maya, 'DELETE', `${documents('albums')}/maya-album`)).status).toBe(204)
  free = 5e9
  expect((await send(world, maya, 'one', heavy(1000))).status).toBe(201)
})
