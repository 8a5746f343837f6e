import { deflateSync } from 'node:zlib'
import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { chunksOf, writeChunks } from '#adapters/media/png-chunks.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { CardText } from '#application/cards/ports.ts'
import { CardProblem } from '#domain/cards/json.ts'
import { dot } from '#test/support/characters-world.ts'
import { cardProcesses } from './card-processes.ts'
import { textChunk } from './png-text.ts'

const jsonFile = (name: string, card: object) => ({ name, bytes: Buffer.from(JSON.stringify(card), 'utf8') })
const card = (data: object) => ({ spec: 'chara_card_v2', spec_version: '2.0', data })

const watch = (who = 'maya', signal = new AbortController().signal) => ({ who, signal })

afterEach(() => vi.restoreAllMocks())

it('[CHAR-90] reads the largest card without reading a letter of it where requests are answered', async () => {
  const large = card({ name: 'Mira', description: 'She has silver hair.', more: 'x'.repeat(cardLimits.json - 500) })
  const file = jsonFile('mira.json', large)
  using cards = cardProcesses(systemTimers)
  const parsing = vi.spyOn(JSON, 'parse')
  const writing = vi.spyOn(JSON, 'stringify')
  const [read, ...more] = await cards.read(file, watch())
  const lengths = [
    ...parsing.mock.calls.map(([text]) => text.length),
    ...writing.mock.results.map(({ value }) => String(value).length),
  ]
  expect(Math.max(0, ...lengths)).toBeLessThan(100_000)
  vi.restoreAllMocks()
  expect(more).toEqual([])
  expect(read?.contents.fields).toMatchObject({ name: 'Mira', description: 'She has silver hair.' })
  // Compared as a whole it would be told as a whole.
  expect(read?.contents.text === JSON.stringify(large)).toBe(true)
  // The file itself is still whole.
  expect(file.bytes.length).toBeGreaterThan(cardLimits.json - 500)
})

it('[CHAR-90] tells what is wrong with a card in the words of the reader, and goes on', async () => {
  using cards = cardProcesses(systemTimers)
  const [broken, none, whole] = await Promise.allSettled([
    cards.read({ name: 'a.json', bytes: Buffer.from('{') }, watch()),
    cards.read(jsonFile('b.json', { name: 7 }), watch()),
    cards.read(jsonFile('c.json', card({ name: 'Ada', settings: { secrets: { KEY: 'sk-1' } } })), watch()),
  ])
  expect(broken).toEqual({
    status: 'rejected',
    reason: new CardProblem('The card is not written as JSON should be.'),
  })
  expect(none).toEqual({ status: 'rejected', reason: new CardProblem('This is no character card.') })
  expect(whole).toMatchObject({ status: 'fulfilled', value: [{ contents: { fields: { name: 'Ada' } } }] })
})

const mira: CardText = {
  raw: '',
  format: 'card-v2',
  character: {
    name: 'Mira',
    description: '',
    personality: '',
    tags: [],
    appearance: 'tall',
    age: null,
    style: '',
    genes: {},
  },
}

it('[CHAR-121] does not keep what a file expands to', async () => {
  using cards = cardProcesses(systemTimers)
  const asset = deflateSync(Buffer.alloc(6_000_000, 'A'))
  const chunks = Array.from({ length: 200 }, (_, at) => ({
    type: 'zTXt',
    data: Buffer.concat([Buffer.from(`chara-ext-asset_:${at}\0\0`, 'latin1'), asset]),
  }))
  const assets = chunks.map((_, at) => ({ type: 'emotion', uri: `__asset:${at}`, name: `${at}` }))
  const text = Buffer.from(JSON.stringify({ ...card({ name: 'Ada', assets }), spec: 'chara_card_v3' }))
  const [head, ...rest] = chunksOf(dot)
  const bytes = writeChunks(head ? [head, ...chunks, textChunk('ccv3', text.toString('base64')), ...rest] : rest)
  const before = process.memoryUsage.rss()
  await expect(cards.read({ name: 'ada.png', bytes }, watch())).rejects.toThrow('too large')
  expect(process.memoryUsage.rss() - before).toBeLessThan(400_000_000)
})

it('[CHAR-122] two cards at a time, and none that no client is waiting for', async () => {
  using cards = cardProcesses(systemTimers)
  const begun: string[] = []
  const held = Promise.withResolvers<undefined>()
  const write = (name: string, signal?: AbortSignal) =>
    cards.write(
      mira,
      () => {
        begun.push(name)
        return held.promise
      },
      watch('maya', signal),
    )
  const [first, second] = [write('first'), write('second')]
  const gone = new AbortController()
  const third = write('third', gone.signal)
  const fourth = write('fourth')
  gone.abort(new Error('left'))
  await expect(third).rejects.toThrow('left')
  expect(begun).toEqual(['first', 'second'])
  held.resolve(undefined)
  expect((await Promise.all([first, second, fourth])).map(({ kind }) => kind)).toEqual(['json', 'json', 'json'])
  expect(begun).toEqual(['first', 'second', 'fourth'])
})

it('[CHAR-122] images leave in cards as PNG with at most 2,048 pixels on the longer edge', async () => {
  using cards = cardProcesses(systemTimers)
  const plain = sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
  const images = [await plain.clone().jpeg().toBuffer(), await plain.clone().png().toBuffer()]
  for (const bytes of images) {
    const { kind, bytes: png } = await cards.write(mira, async () => ({ name: 'main', bytes }), watch())
    const { width, height, format } = await sharp(png).metadata()
    expect({ kind, width, height, format }).toEqual({ kind: 'png', width: 2048, height: 1024, format: 'png' })
  }
})
