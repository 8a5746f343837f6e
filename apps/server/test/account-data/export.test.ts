import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { openCardZip } from '#adapters/cards/zip.ts'
import { sql } from '#adapters/sql/database.ts'
import { sqlBelongings } from '#adapters/sql/accounts/account-data.ts'
import { sqlPrompts } from '#adapters/sql/studio/prompt-history.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { eachPage } from '#application/account-data/each-belonging.ts'
import {
  type AccountDataWorld,
  accountDataWorld,
  mira,
  picture,
  type Someone,
} from '#test/support/account-data-world.ts'

async function exported(world: AccountDataWorld, who: Someone) {
  const response = await world.send(who, '/account/export')
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { response, bytes, zip: await openCardZip(bytes) }
}

const sendArchive = (world: AccountDataWorld, who: Someone | undefined, bytes: Uint8Array) =>
  world.send(who, '/account/import', {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: Uint8Array.from(bytes),
  })
const taken = async (world: AccountDataWorld, who: Someone, bytes: Uint8Array) => {
  const response = await sendArchive(world, who, bytes)
  expect(response.status).toBe(201)
  return JSON.parse(await response.text())
}
const everything = {
  characters: 2,
  media: 2,
  albums: 1,
  presets: 1,
  outfits: 1,
  poses: 1,
  versions: 1,
  stories: 1,
  generations: 1,
  files: 3,
}
const nothing = {
  characters: 0,
  media: 0,
  albums: 0,
  presets: 0,
  outfits: 0,
  poses: 0,
  versions: 0,
  stories: 0,
  generations: 0,
  files: 0,
}

/** What an account has, without when it was last touched. */
async function state(world: AccountDataWorld, who: Someone) {
  const all: Record<string, unknown> = {}
  for (const collection of [
    'characters',
    'outfits',
    'poses',
    'versions',
    'albums',
    'media',
    'presets',
    'stories',
    'generations',
  ]) {
    const { body } = await world.call(who, 'GET', `/databases/studio/collections/${collection}/documents`)
    all[collection] = JSON.parse(JSON.stringify(body['documents']), (key, value: unknown) =>
      key === '$updatedAt' || key === '$permissions' ? undefined : value,
    )
  }
  return all
}

describe.each(databases())('taking everything along and back, on %s', (_name, open) => {
  it('[DATA-4] [DATA-6] [POSE-4] an archive holds all, and brings it back after the account was deleted', async () => {
    await using world = await accountDataWorld(open)
    const [maya, zoe] = [await world.someone(), await world.someone()]
    await world.furnish(maya, 'maya')
    await world.furnish(zoe, 'zoe')
    await world.call(maya, 'PATCH', '/account/name', { name: 'Maya' })
    await world.call(maya, 'PATCH', '/account/prefs', { prefs: { theme: 'night' } })
    const before = await state(world, maya)
    const { response, bytes, zip } = await exported(world, maya)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Eidolon 2026-03-15.zip"')
    expect(zip.names[0]).toBe('index.html')
    expect(zip.names.filter((name) => name.includes('zoe'))).toEqual([])
    expect(await zip.read('files/media/maya-file-one.png')).toEqual(Buffer.from(picture(1)))
    const texts = await Promise.all(
      zip.names
        .filter((name) => !name.startsWith('files/'))
        .map(async (name) => Buffer.from((await zip.read(name)) ?? []).toString()),
    )
    const text = texts.join('\n')
    expect(text).not.toContain(zoe.userId)
    expect(text).not.toContain(maya.session.slice(-40))
    for (const list of ['characters', 'media', 'files-media']) {
      const json: unknown = JSON.parse(Buffer.from((await zip.read(`data/${list}.json`)) ?? []).toString())
      expect([list, json]).toEqual([
        list,
        expect.arrayContaining([expect.objectContaining({ $createdAt: expect.any(String) })]),
      ])
    }

    world.pass(60_000)
    await world.call(maya, 'DELETE', '/account', { confirm: maya.userId })
    world.pass(60_000)
    const again = await world.someone()
    expect(await taken(world, again, bytes)).toEqual({ added: everything, present: nothing, warnings: [] })
    expect(await state(world, again)).toEqual(before)
    const image = await world.send(again, '/storage/buckets/media/files/maya-file-two/download')
    expect(Buffer.from(await image.arrayBuffer())).toEqual(Buffer.from(picture(2)))
    expect((await world.call(again, 'GET', '/account')).body).toMatchObject({ name: 'Maya', prefs: { theme: 'night' } })
    // A second time there is nothing left to do.
    expect(await taken(world, again, bytes)).toEqual({ added: nothing, present: everything, warnings: [] })
  })

  it('[DATA-33] an export lets other requests be served after every 25 documents', async () => {
    await using world = await accountDataWorld(open)
    const maya = await world.someone()
    const path = '/databases/studio/collections/characters/documents'
    for (let n = 0; n < 60; n++) await world.call(maya, 'POST', path, { documentId: `c${n}`, data: mira })
    let turns = 0
    const pages: { many: number; turns: number }[] = []
    const place = { kind: 'documents', collectionId: 'characters' } as const
    for await (const page of eachPage(sqlBelongings(world.db), place, maya.userId, '9')) {
      pages.push({ many: page.length, turns })
      turns = 0
      globalThis.setImmediate(() => (turns += 1))
    }
    expect(pages.map(({ many }) => many)).toEqual([25, 25, 10])
    expect(pages.slice(1).every((page) => page.turns > 0)).toBe(true)
  })

  it('[GEN-97] sheets go along as the files that they are, and come back', async () => {
    await using world = await accountDataWorld(open)
    const maya = await world.someone()
    await world.sheet(maya, 'sprites', Buffer.from('PK\x03\x04 and so on', 'latin1'))
    await world.sheet(maya, 'turnaround', picture(3))
    const before = await state(world, maya)
    const { bytes, zip } = await exported(world, maya)
    expect(zip.names).toEqual(
      expect.arrayContaining(['files/media/sprites-file.zip', 'files/media/turnaround-file.png']),
    )
    world.pass(60_000)
    await world.call(maya, 'DELETE', '/account', { confirm: maya.userId })
    world.pass(60_000)
    const again = await world.someone()
    expect(await taken(world, again, bytes)).toMatchObject({ added: { media: 2, files: 2 }, warnings: [] })
    expect(await state(world, again)).toEqual(before)
  })

  it('[HIST-6] what was asked for goes along and comes back, and is gone with the account', async () => {
    await using world = await accountDataWorld(open)
    const [maya, zoe] = [await world.someone(), await world.someone()]
    const prompts = sqlPrompts(world.db)
    const told = async ({ userId }: Someone) =>
      (await prompts.list(userId, { terms: [], limit: 9, offset: 0 })).prompts.map(({ prompt, usedAt }) => [
        prompt,
        usedAt.slice(0, 4),
      ])
    await prompts.note(maya.userId, [
      { prompt: 'by the sea', usedAt: '2025-01-02T00:00:00.000+00:00' },
      { prompt: 'in the <rain>', usedAt: '2024-01-02T00:00:00.000+00:00' },
    ])
    await prompts.note(zoe.userId, [{ prompt: 'zoe alone', usedAt: '2025-01-02T00:00:00.000+00:00' }])
    const before = await told(maya)
    const { bytes, zip } = await exported(world, maya)
    const account: unknown = JSON.parse(Buffer.from((await zip.read('data/account.json')) ?? []).toString())
    expect(account).toMatchObject({ prompts: [{ prompt: 'by the sea' }, { prompt: 'in the <rain>' }] })
    await world.call(maya, 'DELETE', '/account', { confirm: maya.userId })
    expect([await told(maya), await told(zoe)]).toEqual([[], [['zoe alone', '2025']]])
    const again = await world.someone()
    await taken(world, again, bytes)
    await taken(world, again, bytes)
    expect(await told(again)).toEqual(before)
  })

  it('[DATA-7] for another account everything gets names of its own, once, and leads to nobody else', async () => {
    await using world = await accountDataWorld(open)
    const [maya, zoe] = [await world.someone(), await world.someone()]
    await world.furnish(maya, 'maya')
    const before = await state(world, maya)
    const { bytes } = await exported(world, maya)
    expect(await taken(world, zoe, bytes)).toMatchObject({ added: everything, warnings: [] })
    expect(await taken(world, zoe, bytes)).toMatchObject({ added: nothing, present: everything })
    expect(await state(world, maya)).toEqual(before)
    const hers = JSON.stringify(await state(world, zoe))
    expect(hers).not.toContain('"maya-')
    expect(hers).toContain('picture one')
    expect(
      (await world.call(maya, 'GET', '/databases/studio/collections/characters/documents/maya-mira')).body,
    ).toMatchObject({ mediaCount: 2 })
    const rows = await world.db.rows<{ n: number }>(sql`select count(*) as n from files_media`)
    expect(rows).toEqual([{ n: 4 }])
  })
})

it('[DATA-5] the page in an archive needs nothing from outside, and writes what people wrote as text', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  await world.furnish(maya, 'maya')
  const { zip } = await exported(world, maya)
  const page = Buffer.from((await zip.read('index.html')) ?? []).toString()
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
  expect(page).not.toContain('innerHTML')
  expect(page).toContain('<script src="site/data.js"></script>')
  const data = Buffer.from((await zip.read('site/data.js')) ?? []).toString()
  const window: { studio?: unknown } = {}
  runInNewContext(data, { window })
  expect(window.studio).toMatchObject({
    about: { product: 'Eidolon' },
    characters: [
      { name: 'Mira', image: 'files/characters/maya-portrait.png' },
      { name: 'Mirabel', image: '' },
    ],
    media: [{ file: 'files/media/maya-file-one.png', prompt: 'picture one <b>“&”</b>' }, {}],
    albums: [{ name: 'Best' }],
  })
})

it('[DATA-8] an import that breaks off loses nothing, and another one completes it', async () => {
  await using world = await accountDataWorld()
  const [maya, zoe] = [await world.someone(), await world.someone()]
  await world.furnish(maya, 'maya')
  await world.create(zoe, 'characters', 'hers', mira)
  const { bytes } = await exported(world, maya)
  const whole = Buffer.from(bytes)
  const at = whole.indexOf(Buffer.from(picture(2)))
  const damaged = Buffer.from(whole)
  damaged[at + 60] = (damaged[at + 60] ?? 0) ^ 1
  const report = await taken(world, zoe, damaged)
  expect(report).toMatchObject({ added: { ...everything, media: 1, files: 2 } })
  expect(report.warnings).toEqual([
    'two.png: files/media/maya-file-two.png is damaged.',
    'A picture is left out, because its file is missing (maya-media-two).',
  ])
  const broken = await sendArchive(world, zoe, whole.subarray(0, whole.length - 200))
  expect([broken.status, JSON.parse(await broken.text())]).toMatchObject([400, { type: 'archive_invalid' }])
  expect(await taken(world, zoe, bytes)).toMatchObject({
    added: { ...nothing, media: 1, files: 1 },
    present: { ...everything, media: 1, files: 2 },
  })
  expect((await world.call(zoe, 'GET', '/databases/studio/collections/characters/documents')).body).toMatchObject({
    total: 3,
  })
  // As many bytes as there are files, and nothing of the archives.
  const rows = await world.db.rows(sql`select id from files_media union all select id from files_characters`)
  expect(await world.blobKeys()).toHaveLength(rows.length)
})

it('[DATA-8] one archive at a time, and none into an account that was deleted meanwhile', async () => {
  await using world = await accountDataWorld()
  const [maya, zoe] = [await world.someone(), await world.someone()]
  await world.furnish(maya, 'maya')
  const { bytes } = await exported(world, maya)
  const slow = Promise.withResolvers<void>()
  const body = ReadableStream.from(
    (async function* () {
      yield bytes.subarray(0, 1000)
      await slow.promise
      yield bytes.subarray(1000)
    })(),
  )
  const headers = { 'content-type': 'application/zip' }
  const first = world.send(zoe, '/account/import', { method: 'POST', headers, body, duplex: 'half' })
  const arrived = async () => readdir(join(world.folder, 'incoming')).catch(() => [])
  while ((await arrived()).length === 0) await setImmediate()
  const second = await sendArchive(world, zoe, bytes)
  expect([second.status, JSON.parse(await second.text())]).toMatchObject([409, { type: 'archive_busy' }])
  await world.call(zoe, 'DELETE', '/account', { confirm: zoe.userId })
  slow.resolve()
  const late = await first
  expect([late.status, JSON.parse(await late.text())]).toMatchObject([401, { type: 'general_unauthorized_scope' }])
  const left = await world.db.rows(sql`select id from characters where permissions like ${`%${zoe.userId}%`}`)
  expect([left, (await world.blobKeys()).length]).toEqual([[], 3])
})
