import { isPlainJson } from '@eidolon/contract/plain-json.ts'
import { expect, it, vi } from 'vitest'
import { zipStream } from '#adapters/zip/write-zip.ts'
import { sql } from '#adapters/sql/database.ts'
import { sqlPrompts } from '#adapters/sql/studio/prompt-history.ts'
import {
  type AccountDataWorld,
  accountDataWorld,
  mira,
  picture,
  type Someone,
} from '#test/support/account-data-world.ts'

type Entries = Readonly<Record<string, Uint8Array<ArrayBuffer> | string | object>>

/** An archive of the studio's kind, with whatever lists it likes. */
async function archive(given: Entries): Promise<Uint8Array<ArrayBuffer>> {
  async function* entries() {
    const all: Entries = { 'manifest.json': { format: 'eidolon-account', version: 1 }, ...given }
    for (const [name, content] of Object.entries(all)) {
      const bytes =
        content instanceof Uint8Array || typeof content === 'string' ? new Blob([content]) : new Blob([json(content)])
      yield { name, modifiedAt: new Date(0), size: bytes.size, open: async () => bytes.stream() }
    }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zipStream(entries())) pieces.push(piece)
  return Uint8Array.from(Buffer.concat(pieces))
}

/** Lists as the studio writes them: one thing a line. */
const json = (content: object): string =>
  Array.isArray(content)
    ? `[\n${content.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`
    : JSON.stringify(content)

async function sent(world: AccountDataWorld, who: Someone, given: Entries) {
  const headers = { 'content-type': 'application/zip' }
  const response = await world.send(who, '/account/import', { method: 'POST', headers, body: await archive(given) })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

const lines = (count: number, of: (number: number) => object) => Array.from({ length: count }, (_, at) => of(at))
const path = 'files/media/one.png'

it('[DATA-20] a file that is listed many times becomes one', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const { status, body } = await sent(world, maya, {
    [path]: picture(1),
    'data/files-media.json': lines(150, (at) => ({ $id: `file-${at}`, name: 'one.png', path })),
    'data/files-characters.json': lines(50, (at) => ({ $id: `face-${at}`, name: 'one.png', path })),
    'data/media.json': lines(150, (at) => ({
      $id: `media-${at}`,
      $createdAt: '',
      kind: 'image',
      fileId: `file-${at}`,
    })),
  })
  expect([status, body.added]).toMatchObject([201, { files: 1 }])
  expect(body.warnings).toContain('one.png is listed more than once, and taken once.')
  expect(await world.blobKeys()).toHaveLength(1)
})

it('[DATA-20] an entry is unpacked once, however many documents ask for it in vain, and nothing of it is left', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const { status, body } = await sent(world, maya, {
    'files/characters/face.png': picture(1),
    'data/files-characters.json': [{ $id: 'face', name: 'face.png', path: 'files/characters/face.png' }],
    'data/characters.json': lines(40, (at) => ({
      ...mira,
      $id: `mira-${at}`,
      $createdAt: '',
      imageId: 'face',
      // Only the last of them can be kept.
      age: at < 39 ? 'twelve' : 29,
    })),
  })
  expect([status, body.added]).toMatchObject([201, { files: 1, characters: 1 }])
  const rows = await world.db.rows(sql`select image_id from characters`)
  expect(rows).toEqual([{ image_id: 'face' }])
  expect(await world.blobKeys()).toEqual(world.written)
  expect(world.written).toHaveLength(1)
})

it('[MEDIA-51] [MEDIA-55] pictures of several come back with everybody who does, and older ones with the one they show', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const files = ['both', 'old', 'many']
  const people = ['mira', 'kofi', 'a', 'b', 'c']
  const shown = {
    both: { characterId: 'gone', characterIds: ['gone', 'mira', 'kofi'], identities: '{"gone":0.2,"mira":0.9}' },
    old: { characterId: 'kofi', scene: '{"background":"none"}', identities: '{"kofi":"very"}' },
    many: { characterId: 'mira', characterIds: people },
  }
  await sent(world, maya, {
    'data/characters.json': people.map((id) => ({ ...mira, $id: id, $createdAt: '' })),
    ...Object.fromEntries(files.map((id, seed) => [`files/media/${id}.png`, picture(seed)])),
    'data/files-media.json': files.map((id) => ({ $id: id, name: `${id}.png`, path: `files/media/${id}.png` })),
    'data/media.json': Object.entries(shown).map(([id, who]) => ({
      $id: id,
      $createdAt: '',
      kind: 'image',
      fileId: id,
      ...who,
    })),
  })
  const rows = await Promise.all(files.map((id) => world.documents.find('media', id)))
  expect(rows.map((row) => row?.data['cutOut'])).toEqual([false, true, false])
  expect(rows.map((row) => row?.data['identities'])).toEqual(['{"mira":0.9}', '', ''])
  expect(rows.map((row) => [row?.data['characterId'], row?.data['characterIds']])).toEqual([
    ['mira', ['mira', 'kofi']],
    ['kofi', ['kofi']],
    ['mira', ['mira', 'kofi', 'a', 'b']],
  ])
})

it('[DATA-7] what a generation was asked for leads to the people, pictures and albums as they are known here', async () => {
  await using world = await accountDataWorld()
  const [maya, zoe] = [await world.someone(), await world.someone()]
  const at = { $createdAt: '' }
  const request = {
    characterId: 'mira',
    characterIds: ['mira', 'gone', 'kofi'],
    arrangement: 'side-by-side',
    cast: [
      { characterId: 'mira', looksAt: 'kofi', outfit: 'suit' },
      { characterId: 'kofi', looksAt: 'gone' },
      { characterId: 'gone', looksAt: 'camera' },
    ],
    albumId: 'best',
    parentMediaId: 'one',
    change: { mediaId: 'lost', part: 'outfit' },
    prompt: 'at the quay',
  }
  const given = {
    'data/characters.json': ['mira', 'kofi'].map((id) => ({ ...mira, ...at, $id: id })),
    'data/albums.json': [{ ...at, $id: 'best', name: 'Best' }],
    'files/media/one.png': picture(1),
    'data/files-media.json': [{ $id: 'one', name: 'one.png', path: 'files/media/one.png' }],
    'data/media.json': [{ ...at, $id: 'one', kind: 'image', fileId: 'one', characterId: 'mira' }],
    'data/generations.json': [
      {
        ...at,
        $id: 'gen',
        characterId: 'mira',
        kind: 'image',
        engine: 'illustrator',
        status: 'succeeded',
        mediaIds: ['one', 'lost'],
        request: JSON.stringify(request),
      },
    ],
  }
  await sent(world, maya, given)
  const { body } = await sent(world, zoe, given)
  expect(body.warnings).toEqual([])
  const theirs = async (kind: string): Promise<readonly string[]> => {
    const { body: list } = await world.call(zoe, 'GET', `/databases/studio/collections/${kind}/documents`)
    return (list['documents'] as readonly { readonly $id: string }[]).map(({ $id }) => $id)
  }
  const people = await theirs('characters')
  const [album] = await theirs('albums')
  const [one] = await theirs('media')
  const [generationId = ''] = await theirs('generations')
  const generation = await world.documents.find('generations', generationId)
  const kept: typeof request = JSON.parse(String(generation?.data['request']))
  const [first, second] = kept.characterIds
  expect(new Set(people)).toEqual(new Set([first, second]))
  expect([first, second]).not.toContain('mira')
  expect(kept).toEqual({
    characterId: first,
    characterIds: [first, second],
    arrangement: 'side-by-side',
    cast: [{ characterId: first, looksAt: second, outfit: 'suit' }, { characterId: second }],
    albumId: album,
    parentMediaId: one,
    prompt: 'at the quay',
  })
  expect(generation?.data['mediaIds']).toEqual([one])
})

it('[DATA-21] a list with more lines than an archive may have entries is refused', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const { status, body } = await sent(world, maya, { 'data/files-media.json': `[\n${'0,\n'.repeat(400_001)}]\n` })
  expect([status, body]).toMatchObject([400, { type: 'archive_invalid', message: expect.stringContaining('lines') }])
})

it('[DATA-21] the largest card there can be comes back, and a longer line does not come in', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const card = (description: string) => JSON.stringify({ spec: 'chara_card_v2', data: { name: 'Mira', description } })
  const line = (text: string) => ({ ...mira, $id: 'mira', $createdAt: '', card: text })
  const large = await sent(world, maya, { 'data/characters.json': [line(card('"'.repeat(1_900_000)))] })
  expect([large.status, large.body]).toMatchObject([201, { added: { characters: 1 }, warnings: [] }])
  const larger = await sent(world, maya, { 'data/characters.json': [line('x'.repeat(13_000_000))] })
  expect([larger.status, larger.body]).toMatchObject([400, { type: 'archive_invalid' }])
})

it('[READ-9] the reading of a generation comes along, and one without it or with nonsense does no harm', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const asked = { characterId: 'mira', prompt: 'flibbert', seed: 1, engine: 'illustrator' }
  const reading = { parts: [], unknown: [{ start: 0, end: 8, text: 'flibbert' }], corrected: [] }
  const requests = [{ ...asked, reading }, asked, { ...asked, reading: [7] }].map((one) => JSON.stringify(one))
  const { status, body } = await sent(world, maya, {
    'data/characters.json': [{ ...mira, $id: 'mira', $createdAt: '' }],
    'data/generations.json': requests.map((request, at) => ({
      $id: `generation-${at}`,
      $createdAt: '',
      characterId: 'mira',
      kind: 'image',
      engine: 'illustrator',
      status: 'succeeded',
      request,
    })),
  })
  expect([status, body.added]).toMatchObject([201, { characters: 1, generations: 3 }])
  const rows = await world.db.rows(sql`select request from generations order by id`)
  expect(rows.map(({ request }) => request)).toEqual(requests)
})

it('[GEN-17] [CHAR-96] what only the studio writes is not changed by whoever brings it along, and so many are taken', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const at = { $createdAt: '2026-01-01T00:00:00.000+00:00' }
  const look = { characterId: 'mira', appearance: 'tall', genes: '{"sex":0.5}' }
  const { body } = await sent(world, maya, {
    'data/characters.json': [{ $id: 'mira', ...at, ...mira }],
    'data/generations.json': [
      { $id: 'gen', ...at, characterId: 'mira', kind: 'image', engine: 'illustrator', status: 'failed', request: '{}' },
    ],
    'data/versions.json': [
      ...lines(25, (number) => ({ $id: `version-${number}`, ...at, ...look })),
      { $id: 'lost', ...at, ...look, characterId: 'nobody' },
    ],
  })
  expect(body.added).toMatchObject({ characters: 1, generations: 1, versions: 20 })
  expect(body.warnings).toHaveLength(5)
  for (const [collection, id, data] of [
    ['generations', 'gen', { status: 'queued' }],
    ['versions', 'version-1', { appearance: 'short' }],
  ] as const) {
    const document = `/databases/studio/collections/${collection}/documents/${id}`
    expect((await world.call(maya, 'GET', document)).status).toBe(200)
    expect((await world.call(maya, 'PATCH', document, { data })).status).toBe(401)
    expect((await world.call(maya, 'DELETE', document)).status).toBe(401)
  }
})

const profile = {
  account: { name: 'Maya', prefs: { theme: 'dark' } },
  prompts: [{ prompt: 'at the quay', usedAt: '' }],
}
async function promptsOf({ db }: AccountDataWorld, who: Someone): Promise<readonly string[]> {
  const { prompts } = await sqlPrompts(db).list(who.userId, { terms: [], limit: 10, offset: 0 })
  return prompts.map(({ prompt }) => prompt)
}
const onlyMira = { 'data/characters.json': [{ ...mira, $id: 'mira', $createdAt: '' }] }

it.each([
  ['is full of brackets', `{"account":{"name":"","prefs":{"a":${'['.repeat(1e6)}${']'.repeat(1e6)}}}}`],
  ['has more values than anything the studio keeps', { ...profile, more: lines(30_000, () => []) }],
  ['is too long', { ...profile, more: 'x'.repeat(1_000_000) }],
  ['is not text', Uint8Array.of(0xff, 0xfe)],
  ['breaks off', '{"account":'],
])('[DATA-30] an account file that %s is left out with a warning, and the rest comes back', async (_what, file) => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const parsing = vi.spyOn(JSON, 'parse')
  const { status, body } = await sent(world, maya, { ...onlyMira, 'data/account.json': file })
  const wild = parsing.mock.calls.filter(([text]) => !isPlainJson(text) || text.length > 1_000_000)
  parsing.mockRestore()
  expect([status, body.added]).toMatchObject([201, { characters: 1 }])
  expect(body.warnings).toEqual([expect.stringContaining('data/account.json')])
  expect(wild).toEqual([])
})

it('[DATA-30] what can be read of an account file comes back without the rest of it', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const wrong = { account: { name: 7, prefs: {} }, prompts: profile.prompts }
  const { status, body } = await sent(world, maya, { 'data/account.json': wrong })
  expect([status, body.warnings]).toEqual([201, [expect.stringContaining('name or preferences')]])
  expect(await promptsOf(world, maya)).toEqual(['at the quay'])
})

it('[DATA-31] the account file of somebody with a long activity log comes back', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const activity = lines(5000, (at) => ({ event: 'session.create', ip: '192.0.2.1', userAgent: 'x'.repeat(400), at }))
  const { account, prompts } = profile
  const file = `${JSON.stringify({ account, sessions: [], activity, payments: [], prompts }, null, 2)}\n`
  const { status, body } = await sent(world, maya, { 'data/account.json': file })
  expect([status, body.warnings]).toEqual([201, []])
  expect(await promptsOf(world, maya)).toEqual(['at the quay'])
  expect((await world.call(maya, 'GET', '/account/prefs')).body).toEqual({ theme: 'dark' })
})

it('[DATA-32] lines and texts that cannot be read become warnings, and the others come back', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const brackets = '['.repeat(1_000_000)
  const at = { $createdAt: '' }
  const asked = { ...at, characterId: 'mira', kind: 'image', engine: 'illustrator', status: 'failed' }
  const parsing = vi.spyOn(JSON, 'parse')
  const { status, body } = await sent(world, maya, {
    'data/characters.json': `[\n{"$id":\n${brackets},\n${JSON.stringify({ ...mira, ...at, $id: 'mira' })}\n]`,
    'data/generations.json': [{ ...asked, $id: 'wild', request: `{"a":${brackets}` }],
    'data/stories.json': [{ ...at, $id: 'wild', title: 'Wild', pages: brackets.slice(0, 999_999) }],
    'data/files-media.json': `[\n${brackets}\n]`,
    'data/claims.json': `[\n${brackets}\n]`,
  })
  const wild = parsing.mock.calls.filter(([text]) => !isPlainJson(text))
  parsing.mockRestore()
  expect([status, body.added]).toMatchObject([201, { characters: 1, generations: 0, stories: 0 }])
  expect(body.warnings).toHaveLength(6)
  expect(wild).toEqual([])
})
