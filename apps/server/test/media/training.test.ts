import { newPage } from '@eidolon/stories'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createChain } from '#adapters/marking/c2pa/certificates.ts'
import { knownBy } from '#adapters/marking/marking-keys.ts'
import { markingThread } from '#adapters/marking/marking-thread.ts'
import { readingThread } from '#adapters/marking/reading-thread.ts'
import { product } from '#adapters/marking/testing/statements.ts'
import { sql } from '#adapters/sql/database.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { streamOf } from '#application/shared/streams.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { albumDocuments, type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

/** An account with these preferences. */
async function prefers(world: MediaWorld, user: string, prefs: unknown): Promise<void> {
  await world.db.run(sql`delete from users where id = ${user}`)
  await world.db.run(sql`
    insert into users (id, created_at, updated_at, accessed_at, name, email_verified, phone_verified, password_history,
      active, labels, mfa, prefs)
    values (${user}, ${'2026'}, ${'2026'}, ${'2026'}, ${''}, ${false}, ${false}, ${'[]'}, ${true}, ${'[]'}, ${false},
      ${JSON.stringify(prefs)})`)
}

async function made(world: MediaWorld, user: string, id: string): Promise<void> {
  const fileId = await world.add(user, id, { recipe: `recipe of ${id}` })
  await world.units.run((unit) => sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId }, 'algorithm'))
}

it('[MARK-54] [MARK-77] what its owner keeps out of training says so in its manifest, and copies from before are not served', async () => {
  const chain = createChain('Eidolon', new Date())
  await using marker = markingThread({ chain, product, pixels: false })
  await using world = await mediaWorld(undefined, { marker })
  await using reader = readingThread(knownBy(chain), { timers: systemTimers })
  await made(world, 'maya', 'one')
  await made(world, 'noor', 'two')
  const leave = async (user: string, id: string) => {
    const response = await world.fetch(user, `/storage/buckets/media/files/file-${id}/view`)
    return Buffer.from(await response.arrayBuffer())
  }
  const before = await leave('maya', 'one')
  expect(before.includes('cawg.training-mining')).toBe(false)
  await prefers(world, 'maya', { theme: 'night', training: 'no' })
  const declined = await leave('maya', 'one')
  expect(await reader.read(declined, 'image/png')).toMatchObject({
    manifest: { state: 'trusted', issues: [], notForTraining: true },
  })
  expect(await reader.read(before, 'image/png')).toMatchObject({ manifest: { notForTraining: false } })
  for (const said of ['cawg.training-mining', 'cawg.ai_generative_training', 'cawg.ai_training', 'notAllowed']) {
    expect([said, declined.includes(said)]).toEqual([said, true])
  }
  expect(await leave('maya', 'one')).toEqual(declined)
  expect((await leave('noor', 'two')).includes('cawg.training-mining')).toBe(false)
  await prefers(world, 'maya', { training: '' })
  expect(await leave('maya', 'one')).toEqual(before)
})

it('[MARK-83] what is saved or looked at has another tag when its owner has it marked in another way', async () => {
  await using marker = markingThread({ chain: createChain('Eidolon', new Date()), product, pixels: false })
  await using world = await mediaWorld(undefined, { marker })
  await made(world, 'maya', 'one')
  const addresses = ['png', 'jpeg', 'webp'].map((format) => `/media/one/file?format=${format}`)
  const file = '/storage/buckets/media/files/file-one'
  for (const address of [...addresses, `${file}/view`, `${file}/preview?output=jpg`]) {
    const ask = async (tag?: string | null) => {
      const response = await world.fetch('maya', address, tag ? { headers: { 'if-none-match': tag } } : {})
      await response.arrayBuffer()
      expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/)
      return { status: response.status, tag: response.headers.get('etag') }
    }
    await prefers(world, 'maya', { training: '' })
    const { tag } = await ask()
    expect(await ask(tag)).toEqual({ status: 304, tag })
    await prefers(world, 'maya', { training: 'no' })
    const after = await ask(tag)
    expect([address, after.status, after.tag === tag]).toEqual([address, 200, false])
  }
})

it('[MARK-80] who wants it has a sign in the corner of every picture that leaves, and nowhere else', async () => {
  await using marker = markingThread({ chain: undefined, product, pixels: false })
  await using world = await mediaWorld(undefined, { marker })
  const side = 512
  const gray = sharp({ create: { width: side, height: side, channels: 3, background: '#808080' } })
  const bytes = await gray.png().toBuffer()
  const staged = await world.files.system.stage('media', 'one.png', streamOf(bytes))
  const permissions = ownerPermissions('maya').filter(({ action }) => action === 'read')
  await world.units.run((unit) => world.files.system.keep(unit, staged, { id: 'grey', permissions }))
  const fileId = await world.add('maya', 'one', { recipe: 'a recipe', fileId: 'grey' })
  await world.units.run((unit) => sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId }, 'algorithm'))
  const leave = async (path: string) => {
    const response = await world.fetch('maya', path)
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    return Array.from({ length: side * side }, (_, at) => data[at * info.channels] ?? 0)
  }
  const file = `/storage/buckets/media/files/${fileId}`
  const changed = (pixels: readonly number[]) => pixels.flatMap((shade, at) => (Math.abs(shade - 128) > 20 ? [at] : []))
  expect(changed(await leave(`${file}/view`))).toEqual([])
  await prefers(world, 'maya', { sign: 'corner' })
  for (const path of [
    `${file}/view`,
    `${file}/download`,
    '/media/one/file?format=jpeg',
    '/media/one/file?format=webp',
  ]) {
    const pixels = await leave(path)
    const places = changed(pixels)
    expect([path, places.length > 300]).toEqual([path, true])
    expect(places.every((at) => at % side > 0.9 * side && at / side > 0.9 * side)).toBe(true)
    expect(places.some((at) => (pixels[at] ?? 0) > 240)).toBe(true)
  }
  const kept = await world.fetch('maya', `${file}/preview?width=${side}&output=png`)
  expect(await sharp(Buffer.from(await kept.arrayBuffer())).stats()).toMatchObject({ isOpaque: true, entropy: 0 })
  await prefers(world, 'maya', { sign: 'everywhere' })
  expect(changed(await leave(`${file}/view`))).toEqual([])
})

describe.each(databases())('pages of what is not for training, on %s', (_name, open: () => Promise<Fresh>) => {
  it('[MEDIA-46] tell programs so, with their files, by whatever link', async () => {
    await using world = await mediaWorld(open)
    await world.call('maya', 'POST', albumDocuments, { documentId: 'best', data: { name: 'Best' } })
    await world.add('maya', 'one', { albumIds: ['best'] })
    const data = { title: 'Tale', pages: JSON.stringify([newPage(() => 'n1', { cuts: [] })]) }
    await world.call('maya', 'POST', '/databases/studio/collections/stories/documents', { documentId: 'tale', data })
    const links = await Promise.all(
      ['/media/one/share', '/albums/best/share', '/stories/tale/share'].map(
        async (path) => (await world.call('maya', 'POST', path, {})).body['url'],
      ),
    )
    const told = async () => {
      const all = await Promise.all(
        [...links, `${String(links[0])}/file`, `${String(links[1])}/one/thumbnail`].map(async (url) => {
          const response = await fetch(String(url))
          const inPage = /name="robots" content="([^"]*)"/.exec(await response.text())?.[1]
          return [response.status, response.headers.get('x-robots-tag'), inPage]
        }),
      )
      return all
    }
    const usual = 'noindex, nofollow, noarchive'
    const more = `${usual}, noai, noimageai`
    expect(await told()).toEqual([
      [200, usual, usual],
      [200, usual, usual],
      [200, usual, usual],
      [200, usual, undefined],
      [200, usual, undefined],
    ])
    // Preferences may hold anything.
    for (const prefs of [{ training: true }, { training: 'yes' }, { training: { no: 'no' } }, {}]) {
      await prefers(world, 'maya', prefs)
      expect((await told()).map(([, header]) => header)).toEqual([usual, usual, usual, usual, usual])
    }
    await prefers(world, 'maya', { training: 'no' })
    expect(await told()).toEqual([
      [200, more, more],
      [200, more, more],
      [200, more, more],
      [200, more, undefined],
      [200, more, undefined],
    ])
  })
})

it('[MARK-94] a preview as large as its picture leaves marked, a smaller one is for screens', async () => {
  await using marker = markingThread({ chain: createChain('Eidolon', new Date()), product, pixels: false })
  await using world = await mediaWorld(undefined, { marker })
  await made(world, 'maya', 'one')
  const preview = async (query: string) => {
    const response = await world.fetch('maya', `/storage/buckets/media/files/file-one/preview?${query}`)
    return Buffer.from(await response.arrayBuffer()).includes('c2pa')
  }
  for (const output of ['jpg', 'png', 'webp'])
    expect([output, await preview(`output=${output}`)]).toEqual([output, true])
  expect(await preview('output=jpg&width=32')).toBe(false)
})
