import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPngCard } from '#adapters/cards/png-cards.ts'
import { openCardZip, writeCardZip } from '#adapters/cards/zip.ts'
import { charxCard, pngCard } from '#adapters/cards/write-card-file.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import { charactersWorld, type CharactersWorld, dot } from '#test/support/characters-world.ts'

type CardBody = Readonly<Record<string, unknown>>
const documents = '/databases/studio/collections/characters/documents'

const mira = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Mira',
    description: '{{char}} paints at night. She has silver hair and green eyes.',
    personality: 'calm',
    first_mes: 'Hello, {{user}}.',
    tags: ['Painter', 'night'],
    extensions: { depth: 4 },
    not_in_any_version: { kept: true },
  },
}
const ada = {
  name: 'Ada',
  bio: ['A tall woman with red hair.', 'Counts.'],
  adjectives: ['curious', 'kind'],
  topics: ['numbers'],
  settings: { secrets: { KEY: 'sk-1' }, voice: 'x' },
}

async function send(world: CharactersWorld, user: string | undefined, ...files: [name: string, bytes: Uint8Array][]) {
  const form = new FormData()
  for (const [name, bytes] of files) form.append('file', new File([Uint8Array.from(bytes)], name))
  const response = await world.fetch(user, '/characters/import', { method: 'POST', body: form })
  const body: CardBody = JSON.parse(await response.text())
  return { status: response.status, body, made: (body['characters'] ?? []) as CardBody[] }
}
const text = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8')

describe('import', () => {
  it('[CHAR-28] makes characters of several files, with their pictures, and tells what it left out', async () => {
    await using world = await charactersWorld()
    const png = pngCard(dot, { v2: mira })
    const charx = await charxCard({ ...mira, spec: 'chara_card_v3' }, { name: 'main.png', bytes: dot })
    const { status, body, made } = await send(
      world,
      'maya',
      ['mira.png', png],
      ['ada.json', text(ada)],
      ['m.charx', charx],
      ['both.json', text([mira, { ...mira.data }])],
      ['holiday.png', dot],
    )
    expect(status).toBe(201)
    expect(made.map(({ name }) => name)).toEqual(['Mira', 'Ada', 'Mira', 'Mira', 'Mira'])
    expect(new Set(made.map(({ $id }) => $id)).size).toBe(5)
    expect(body['warnings']).toEqual([
      'ada.json: Keys and passwords in the card were left out.',
      'holiday.png: There is no card in this picture.',
    ])
    expect(made[0]).toMatchObject({
      description: 'Mira paints at night. She has silver hair and green eyes.',
      appearance: 'She has silver hair and green eyes',
      personality: 'calm',
      tags: ['Painter', 'night'],
      $permissions: ['read("user:maya")', 'update("user:maya")', 'delete("user:maya")'],
    })
    expect(JSON.parse(String(made[0]?.['card']))).toEqual(mira)
    expect(String(made[0]?.['genes'])).toContain('"v":1')
    expect(made[1]).toMatchObject({ description: 'A tall woman with red hair.\nCounts.', personality: 'curious, kind' })
    expect(made.map(({ imageId }) => typeof imageId)).toEqual(['string', 'object', 'string', 'object', 'object'])
    const picture = await world.fetch('maya', `/storage/buckets/characters/files/${String(made[0]?.['imageId'])}/view`)
    expect(Buffer.from(await picture.arrayBuffer()).equals(dot)).toBe(true)
    expect((await world.call('maya', 'GET', documents)).body['total']).toBe(5)
    expect(world.events.filter(({ events }) => events[0]?.includes('characters.documents')).length).toBeGreaterThan(0)

    expect((await send(world, 'maya', ['mira.png', png])).made[0]?.['$id']).not.toBe(made[0]?.['$id'])
    expect((await world.call('maya', 'GET', documents)).body['total']).toBe(6)
  })

  it('[CHAR-28] is refused when no file holds a character', async () => {
    await using world = await charactersWorld()
    const refused = await send(world, 'maya', ['a.png', dot], ['b.json', Buffer.from('{')])
    expect(refused).toMatchObject({ status: 400, body: { type: 'card_invalid' } })
    expect(refused.body['message']).toBe(
      'a.png: There is no card in this picture. b.json: The card is not written as JSON should be.',
    )
    expect((await send(world, 'maya')).body['type']).toBe('storage_file_empty')
    const many = Array.from({ length: 21 }, (_, n): [string, Uint8Array] => [`${n}.json`, text(ada)])
    expect((await send(world, 'maya', ...many)).body['message']).toBe('At most 20 files at once.')
    expect((await world.call('maya', 'GET', documents)).body['total']).toBe(0)
    expect((await world.call('maya', 'POST', '/characters/import', {})).body['type']).toBe('storage_file_empty')
    expect((await send(world, undefined, ['ada.json', text(ada)])).status).toBe(401)
    const odd = await writeCardZip(new Map([['card.json', Buffer.from('[]')]]))
    expect((await send(world, 'maya', ['x.charx', odd])).body['message']).toContain('no character card')
    const broken = { ...mira, spec: 'chara_card_v3', data: { ...mira.data, assets: [icon] } }
    const text404 = await writeCardZip(
      new Map<string, Uint8Array>([
        ['card.json', text(broken)],
        ['main.png', Buffer.from('no picture')],
      ]),
    )
    const without = await send(world, 'maya', ['x.charx', text404])
    expect(without).toMatchObject({ status: 201, body: { warnings: ['x.charx: Its picture cannot be used here.'] } })
  })
})

const icon = { type: 'icon', uri: 'embeded://main.png', name: 'main', ext: 'png' }

describe('export', () => {
  const get = async (world: CharactersWorld, path: string) => {
    const response = await world.fetch('maya', path)
    const bytes = Buffer.from(await response.arrayBuffer())
    const { headers, status } = response
    return { status, type: headers.get('content-type'), name: headers.get('content-disposition'), bytes }
  }

  it('[MARK-8] marks cards, and the pictures in their archives, as what they were made of', async () => {
    const mark: MarkDerived = async ({ bucketId }, type, bytes) =>
      Buffer.concat([bytes, Buffer.from(`${bucketId} ${type}`)])
    await using world = await charactersWorld(undefined, { mark })
    const { made } = await send(world, 'maya', ['mira.png', pngCard(dot, { v2: mira })])
    const path = `/characters/${String(made[0]?.['$id'])}/export`
    const card = await get(world, `${path}?format=card-v3`)
    expect(card.bytes.toString('latin1')).toMatch(/characters image\/png$/)
    const zip = await openCardZip((await get(world, `${path}?format=charx`)).bytes)
    const picture = Buffer.from((await zip.read('assets/icon/image/main.png')) ?? []).toString('latin1')
    expect(picture).toMatch(/characters image\/png$/)
  })

  it('[CHAR-29] gives the card back with what was changed since, as a picture when there is one', async () => {
    await using world = await charactersWorld()
    const { made } = await send(world, 'maya', ['mira.png', pngCard(dot, { v2: mira })])
    const id = String(made[0]?.['$id'])
    await world.call('maya', 'PATCH', `${documents}/${id}`, { data: { personality: 'restless', age: 41 } })
    const png = await get(world, `/characters/${id}/export?format=card-v2`)
    expect([png.status, png.type, png.name]).toEqual([200, 'image/png', 'attachment; filename="Mira.png"'])
    const written = JSON.parse(readPngCard(png.bytes).json ?? '') as typeof mira
    expect(written.data).toMatchObject({ ...mira.data, personality: 'restless' })
    expect(written.data.extensions).toMatchObject({ depth: 4, eidolon: { age: 41, appearance: expect.any(String) } })

    const newest = await get(world, `/characters/${id}/export?format=card-v3`)
    expect(JSON.parse(readPngCard(newest.bytes).json ?? '')).toMatchObject({ spec: 'chara_card_v3' })
    const json = await get(world, `/characters/${id}/export?format=card-v2&as=json`)
    expect([json.type, json.name]).toEqual(['application/json', 'attachment; filename="Mira.json"'])
    expect(JSON.parse(json.bytes.toString())).toEqual(written)
    const charx = await get(world, `/characters/${id}/export?format=charx`)
    const zip = await openCardZip(charx.bytes)
    expect(zip.names).toEqual(['card.json', 'assets/icon/image/main.png'])
    expect(Buffer.from((await zip.read('assets/icon/image/main.png')) ?? []).equals(dot)).toBe(true)
    const eliza = JSON.parse((await get(world, `/characters/${id}/export?format=eliza`)).bytes.toString()) as CardBody
    expect(eliza).toMatchObject({ name: 'Mira', adjectives: ['restless'], topics: ['Painter', 'night'] })

    // The same person comes back: genes, age and looks are in our corner of the card.
    const again = await send(world, 'maya', ['again.png', png.bytes])
    const stored = await world.call('maya', 'GET', `${documents}/${id}`)
    for (const field of ['name', 'genes', 'age', 'appearance', 'personality', 'tags', 'description']) {
      expect(again.made[0]?.[field]).toEqual(stored.body[field])
    }
  })

  it('[CHAR-123] answers for an image of any kind, as if there were none where it cannot be read', async () => {
    await using world = await charactersWorld()
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    const [png, jpeg] = [await red.clone().png().toBuffer(), await red.clone().jpeg().toBuffer()]
    const huge = Buffer.from(png)
    huge.writeUInt32BE(30_000, 16)
    huge.writeUInt32BE(30_000, 20)
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29)
    const frames = { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } } as const
    const moving = sharp(Buffer.alloc(8 * 16 * 3, 200).fill(9, 0, 8 * 8 * 3), frames)
    const images = {
      whole: [png, 'image/png'],
      photograph: [jpeg, 'image/png'],
      gif: [
        await moving
          .clone()
          .gif({ delay: [100, 100] })
          .toBuffer(),
        'image/png',
      ],
      webp: [
        await moving
          .clone()
          .webp({ delay: [100, 100] })
          .toBuffer(),
        'image/png',
      ],
      huge: [huge, 'application/json'],
      'cut off': [png.subarray(0, png.length - 20), 'application/json'],
      'cut photograph': [jpeg.subarray(0, 200), 'application/json'],
    } as const
    for (const [called, [bytes, type]] of Object.entries(images)) {
      const imageId = await world.picture('maya', called.replace(' ', '-'), bytes)
      const id = `of-${imageId}`
      expect((await world.add('maya', { imageId }, id)).status).toBe(201)
      const told = await Promise.all(
        ['card-v2', 'card-v3', 'charx', 'eliza'].map(async (format) => {
          const answer = await get(world, `/characters/${id}/export?format=${format}`)
          return [answer.status, answer.type]
        }),
      )
      const json = [200, 'application/json']
      expect([called, ...told]).toEqual([called, [200, type], [200, type], [200, 'application/zip'], json])
    }
  })

  it('[CHAR-124] an account has two exports at once, and others do not wait for it', async () => {
    const begun: string[] = []
    const held = Promise.withResolvers<void>()
    const mark: MarkDerived = async ({ owner }, _type, bytes) => {
      begun.push(String(owner))
      if (owner === 'maya') await held.promise
      return bytes
    }
    await using world = await charactersWorld(undefined, { mark })
    const file = ['mira.png', pngCard(dot, { v2: mira })] as const
    const ids = await Promise.all(
      ['maya', 'sam'].map(async (user) => String((await send(world, user, [...file])).made[0]?.['$id'])),
    )
    const path = (id = '') => `/characters/${id}/export?format=card-v2`
    const hers = [1, 2, 3].map(() => world.fetch('maya', path(ids[0])))
    await expect.poll(() => begun).toEqual(['maya', 'maya'])
    expect((await world.fetch('sam', path(ids[1]))).status).toBe(200)
    expect(begun).toEqual(['maya', 'maya', 'sam'])
    held.resolve()
    expect((await Promise.all(hers)).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('[CHAR-29] makes a card of somebody who came from none, and no secret leaves', async () => {
    await using world = await charactersWorld()
    await world.add('maya', { name: 'Zoë: "Z"/x' }, 'zoe')
    const v3 = await get(world, '/characters/zoe/export?format=card-v3')
    expect(v3.name).toBe(`attachment; filename="Zo_ Z x.json"; filename*=UTF-8''Zo%C3%AB%20Z%20x.json`)
    expect(JSON.parse(v3.bytes.toString())).toMatchObject({
      spec: 'chara_card_v3',
      spec_version: '3.0',
      data: { name: 'Zoë: "Z"/x', first_mes: '', group_only_greetings: [] },
    })
    await world.add('maya', { card: JSON.stringify(ada) }, 'ada')
    for (const format of ['eliza', 'card-v2', 'card-v3', 'charx']) {
      const { status, bytes } = await get(world, `/characters/ada/export?format=${format}`)
      expect(status).toBe(200)
      const whole = format === 'charx' ? Buffer.from((await (await openCardZip(bytes)).read('card.json')) ?? []) : bytes
      expect(whole.toString()).toContain('voice')
      expect(whole.toString()).not.toContain('sk-1')
    }
    expect((await get(world, '/characters/zoe/export?format=docx')).status).toBe(400)
    expect((await world.call('sam', 'GET', '/characters/zoe/export?format=eliza')).status).toBe(404)
    expect((await world.call(undefined, 'GET', '/characters/zoe/export?format=eliza')).status).toBe(401)
  })
})
