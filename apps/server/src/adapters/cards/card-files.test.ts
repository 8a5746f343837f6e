import { deflateRawSync, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import { dataOf } from '#domain/cards/card.ts'
import type { Json } from '#domain/cards/json.ts'
import { openCardFile } from './card-files.ts'
import { charxCard, pngCard } from './write-card-file.ts'
import { type Chunk, writeChunks } from '#adapters/media/png-chunks.ts'
import { readChunks, textChunk } from './png-text.ts'
import { openCardZip, writeCardZip } from './zip.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const card = (data: Json, version = 'v3'): Json => ({ spec: `chara_card_${version}`, spec_version: '3.0', data })
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64')
const jsonFile = (value: unknown) => ({ name: 'x.json', bytes: Buffer.from(JSON.stringify(value), 'utf8') })
const open = async (bytes: Uint8Array, name = 'mira.png') => (await openCardFile({ name, bytes }))[0]

/** The dot with more chunks before its end. */
function png(...more: Chunk[]): Uint8Array {
  const chunks = readChunks(dot)
  return writeChunks([...chunks.slice(0, -1), ...more, ...chunks.slice(-1)])
}

describe('a picture', () => {
  it('[CHAR-26] carries a card to the letter, and is the same picture without it', async () => {
    const json = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 2 }))
    await fc.assert(
      fc.asyncProperty(json, async (data) => {
        const written = pngCard(dot, { v2: card(data, 'v2'), v3: card(data) })
        const opened = await open(written)
        expect(JSON.stringify(opened?.raw)).toBe(JSON.stringify(card(data)))
        expect(Buffer.from(opened?.picture?.bytes ?? []).equals(dot)).toBe(true)
        expect((await open(pngCard(written, { v2: card({ name: 'B' }, 'v2') })))?.raw).toEqual(
          card({ name: 'B' }, 'v2'),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('[CHAR-26] is read in every way that programs write it, V3 before V2', async () => {
    const ada = card({ name: 'Ada ✨' }, 'v2')
    const international = (text: string, packed: boolean): Chunk => {
      const body = Buffer.from(text, 'utf8')
      const head = Buffer.from(`chara\0${packed ? '\x01' : '\0'}\0en\0Karte\0`, 'latin1')
      return { type: 'iTXt', data: Buffer.concat([head, packed ? deflateSync(body) : body]) }
    }
    const packed: Chunk = {
      type: 'zTXt',
      data: Buffer.concat([Buffer.from('chara\0\0', 'latin1'), deflateSync(Buffer.from(base64(ada)))]),
    }
    for (const chunk of [
      textChunk('chara', base64(ada)),
      textChunk('Chara', base64(ada)),
      packed,
      international(base64(ada), false),
      international(JSON.stringify(ada), true),
    ]) {
      expect((await open(png(chunk)))?.raw).toEqual(ada)
    }
    const both = png(textChunk('ccv3', base64(card({ name: 'New' }))), textChunk('chara', base64(ada)))
    expect((await open(both))?.raw).toEqual(card({ name: 'New' }))
  })

  const packed = (keyword: string, text: Uint8Array): Chunk => ({
    type: 'zTXt',
    data: Buffer.concat([Buffer.from(`${keyword}\0\0`, 'latin1'), text]),
  })
  const assets = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ type: 'emotion', uri: `__asset:${at}`, name: `${at}`, ext: 'png' }))

  it('[CHAR-120] unpacks only what the card refers to', async () => {
    const v3 = card({ name: 'Ada', assets: assets(1) })
    const smile = packed('chara-ext-asset_:0', deflateSync(Buffer.from(Buffer.from('smile').toString('base64'))))
    const broken = packed('chara-ext-asset_:1', Buffer.from('no zlib at all'))
    const older = packed('chara', Buffer.from('no zlib at all'))
    const opened = await open(png(older, smile, broken, textChunk('ccv3', base64(v3))))
    expect(opened?.warnings).toEqual([])
    expect(dataOf(opened?.raw ?? {})['assets']).toMatchObject([
      { uri: 'data:application/octet-stream;base64,c21pbGU=' },
    ])
  })

  it('[CHAR-120] expands to no more in total than any card file may', async () => {
    const size = 5_000_000
    const asset = deflateSync(Buffer.alloc(size, 'A'))
    const of = (count: number) =>
      png(
        ...assets(count).map((_, at) => packed(`chara-ext-asset_:${at}`, asset)),
        textChunk('ccv3', base64(card({ name: 'Ada', assets: assets(count) }))),
      )
    const max = Math.floor(cardLimits.unpacked / size)
    expect((await open(of(max)))?.warnings).toEqual([`${max} of the files in the card could not be kept.`])
    await expect(open(of(max + 1))).rejects.toThrow('too large')
    // One that is named a thousand times is unpacked once.
    const again = card({ name: 'Ada', assets: Array.from({ length: 1000 }, () => assets(1)[0]) })
    const repeated = await open(png(packed('chara-ext-asset_:0', asset), textChunk('ccv3', base64(again))))
    expect(repeated?.warnings).toEqual(['1000 of the files in the card could not be kept.'])
  })

  it('[CHAR-120] is refused when it has more pieces than any picture', async () => {
    const many = Array.from({ length: 70_000 }, () => textChunk('a', ''))
    await expect(open(png(...many, textChunk('chara', base64(card({})))))).rejects.toThrow('damaged')
  })

  it('[CHAR-27] is refused when it is damaged, huge, or holds no card', async () => {
    await expect(open(dot)).rejects.toThrow('no card in this picture')
    await expect(open(png(textChunk('chara', base64(card({})))).subarray(0, 80))).rejects.toThrow('damaged')
    const [head, ...rest] = readChunks(dot)
    const large = Buffer.from(head?.data ?? [])
    large.writeUInt32BE(30_000, 0)
    large.writeUInt32BE(30_000, 4)
    await expect(open(writeChunks([{ type: 'IHDR', data: large }, ...rest]))).rejects.toThrow('too large')
    const bomb = deflateSync(Buffer.alloc(20_000_000, 0x20))
    const data = Buffer.concat([Buffer.from('chara\0\0', 'latin1'), bomb])
    await expect(open(png({ type: 'zTXt', data }))).rejects.toThrow('damaged or too large')
    await expect(open(new Uint8Array(cardLimits.file + 1))).rejects.toThrow('too large')
  })
})

describe('an archive', () => {
  it('[CHAR-26] holds any files', async () => {
    const files = fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.uint8Array())
    await fc.assert(
      fc.asyncProperty(files, async (given) => {
        const zip = await openCardZip(await writeCardZip(new Map(Object.entries(given))))
        expect(zip.names).toEqual(Object.keys(given))
        for (const [name, bytes] of Object.entries(given)) {
          expect(Buffer.from((await zip.read(name)) ?? []).equals(Buffer.from(bytes))).toBe(true)
        }
      }),
      {
        numRuns: 40,
        examples: [[{ '.': Buffer.of(1), '../a': Buffer.of(2), 'b/': Buffer.of(3), 'c\\d\n': Buffer.of(4) }]],
      },
    )
  })

  it('[CHAR-26] brings its main icon as the picture and keeps the other files', async () => {
    const smile = { type: 'emotion', uri: 'embeded://assets/emotion/image/smile.png', name: 'smile', ext: 'png' }
    const main = { type: 'icon', uri: 'embeded://assets/icon/image/main.png', name: 'main', ext: 'png' }
    const far = { type: 'background', uri: 'https://example.com/a.png', name: 'far', ext: 'png' }
    const lost = { type: 'emotion', uri: 'embeded://nowhere.png', name: 'lost', ext: 'png' }
    const raw = card({ name: 'Ada', assets: [main, smile, far, lost] })
    const bytes = await writeCardZip(
      new Map<string, Uint8Array>([
        ['card.json', Buffer.from(JSON.stringify(raw))],
        ['assets/icon/image/main.png', dot],
        ['assets/emotion/image/smile.png', Buffer.from('smiling')],
      ]),
    )
    const opened = await open(bytes, 'ada.charx')
    expect(Buffer.from(opened?.picture?.bytes ?? []).equals(dot)).toBe(true)
    expect(opened?.warnings).toEqual(['1 of the files in the card could not be kept.'])

    const again = await openCardZip(
      await charxCard(opened?.raw ?? {}, { name: 'main.webp', bytes: Buffer.from('new') }),
    )
    const back = JSON.parse(Buffer.from((await again.read('card.json')) ?? []).toString()) as Json
    const assets = dataOf(back)['assets'] as { readonly uri: string; readonly name: string; readonly ext: string }[]
    expect(assets.map(({ name }) => name)).toEqual(['main', 'smile', 'far', 'lost'])
    expect(assets[0]).toMatchObject({ uri: 'embeded://assets/icon/image/main.webp', ext: 'webp' })
    const read = async (uri = '') => Buffer.from((await again.read(uri.replace('embeded://', ''))) ?? []).toString()
    expect([await read(assets[0]?.uri), await read(assets[1]?.uri)]).toEqual(['new', 'smiling'])
    expect(assets[2]).toEqual(far)

    const shown = await open(pngCard(dot, { v2: card({}, 'v2'), v3: opened?.raw ?? {} }))
    expect(dataOf(shown?.raw ?? {})['assets']).toMatchObject([{ uri: 'ccdefault:' }, { name: 'smile' }, far, lost])
  })

  it('[CHAR-27] is not unpacked past its limits, whatever it says of itself', async () => {
    await expect(open(await writeCardZip(new Map([['a.txt', Buffer.from('x')]])))).rejects.toThrow(
      'no card in this archive',
    )
    const zeros = Buffer.alloc(8_000_000)
    const bomb = Buffer.from(await writeCardZip(new Map([['card.json', zeros]])))
    await expect(open(bomb)).rejects.toThrow('more than it may')
    const packed = deflateRawSync(zeros).length
    // The sizes in both lists are made to look harmless.
    for (const at of [bomb.indexOf('PK\x03\x04') + 22, bomb.indexOf('PK\x01\x02') + 24]) bomb.writeUInt32LE(packed, at)
    await expect(open(bomb)).rejects.toThrow('more than it may')
    const whole = Buffer.from(await writeCardZip(new Map([['card.json', Buffer.from('{"name":"A","bio":[]}')]])))
    expect((await open(whole))?.raw).toEqual({ name: 'A', bio: [] })
    await expect(open(whole.subarray(0, whole.length - 30))).rejects.toThrow('damaged')
    for (let length = 4; length < whole.length; length++) {
      await expect(open(whole.subarray(0, length))).rejects.toThrow('damaged')
    }
    const first = await writeCardZip(
      new Map([
        ['card.json', Buffer.from('{}')],
        ['card.jsoN', Buffer.from('[]')],
      ]),
    )
    const twice = Buffer.from(Buffer.from(first).toString('latin1').replaceAll('card.jsoN', 'card.json'), 'latin1')
    await expect(open(twice)).rejects.toThrow('two files of one name')
    whole.writeUInt16LE(1, whole.indexOf('PK\x01\x02') + 8)
    await expect(open(whole)).rejects.toThrow('password')
    whole.writeUInt16LE(cardLimits.entries + 1, whole.indexOf('PK\x05\x06') + 10)
    await expect(open(whole)).rejects.toThrow('more than it may')
  })
})

it('[CHAR-26] JSON is one card or several', async () => {
  expect(await openCardFile(jsonFile({ name: 'A', bio: [] }))).toHaveLength(1)
  expect(
    await openCardFile(
      jsonFile([
        { name: 'A', bio: [] },
        { name: 'B', bio: [] },
      ]),
    ),
  ).toHaveLength(2)
  await expect(openCardFile(jsonFile(Array.from({ length: 51 }, () => ({}))))).rejects.toThrow('at most 50')
  for (const wrong of [7, [7], null, 'x'])
    await expect(openCardFile(jsonFile(wrong))).rejects.toThrow('no character card')
})
