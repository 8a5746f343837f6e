import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeFilm } from '#adapters/engines/illustrator/film-maker.ts'
import { filmThreads } from '#adapters/engines/illustrator/film-threads.ts'
import { randomSetting, type FilmOrder, type FramingId, randomGenes } from '@eidolon/people'
import { type Pack, readPack } from '@eidolon/illustrator'
import { packBytes } from '@eidolon/illustrator/workshop/load-pack.ts'

const program = new URL('../../src/adapters/engines/illustrator/film-thread-main.ts', import.meta.url)

const genes = randomGenes(7)
const order = (framing: FramingId, rest: Pick<FilmOrder, 'style' | 'motion' | 'cameraMove'>): FilmOrder => ({
  genes,
  setting: randomSetting(genes, { accessories: [], without: [], framing, background: 'park' }, 7),
  seed: 7,
  width: 64,
  height: 64,
  // Three drawings: enough for two threads to take turns.
  seconds: 1 / 4,
  ...rest,
})

/** Each goes another way: the place kept or drawn anew, clothes carried along or made anew. */
const orders = {
  talk: order('half', { style: 'painterly', motion: 'talk', cameraMove: 'still' }),
  walk: order('full', { style: 'studio', motion: 'walk', cameraMove: 'still' }),
  wave: order('bust', { style: 'comic', motion: 'wave', cameraMove: 'orbit' }),
}

const calm = { progress: () => {}, stopped: () => false }

describe('films', () => {
  let bytes: SharedArrayBuffer
  let pack: Pack
  beforeAll(async () => {
    const packed = await packBytes()
    bytes = new SharedArrayBuffer(packed.length)
    new Uint8Array(bytes).set(packed)
    pack = readPack(new Uint8Array(bytes))
  })

  const hashesOf = async (helpers: number, names: readonly (keyof typeof orders)[]) => {
    await using threads = filmThreads(program, bytes, helpers)
    const hashes: Record<string, string> = {}
    for (const name of names) {
      const { file, poster } = await makeFilm({ pack, helpers: threads }, orders[name], '{}', calm)
      hashes[name] = createHash('sha256').update(file).update(poster.pixels).digest('hex').slice(0, 16)
    }
    return hashes
  }

  it('[ILL-40] are the same bytes on every machine, however many threads and whatever they drew before', async () => {
    const helped = await hashesOf(1, ['walk', 'wave', 'talk'])
    expect(helped).toMatchSnapshot()
    expect(helped).toMatchObject(await hashesOf(0, ['talk']))
  })

  it('[MARK-84] have the mark of their recipe in every drawing where that says so, and not in their still', async () => {
    await using threads = filmThreads(program, bytes, 0)
    const plain: FilmOrder = { ...orders.talk, width: 128, height: 128, seconds: 1 / 6 }
    const made = async (order: FilmOrder, text: string) => {
      const { file, poster } = await makeFilm({ pack, helpers: threads }, order, text, calm)
      // Without the recipe itself, which is as long in each.
      const pictures = Buffer.from(file).toString('latin1').replace(text, '')
      return { pictures, still: createHash('sha256').update(poster.pixels).digest('hex') }
    }
    const unmarked = await made(plain, '{"a":1}')
    const one = await made({ ...plain, marked: true }, '{"a":1}')
    const other = await made({ ...plain, marked: true }, '{"a":2}')
    expect(new Set([unmarked, one, other].map(({ still }) => still)).size).toBe(1)
    expect(new Set([unmarked, one, other].map(({ pictures }) => pictures)).size).toBe(3)
    expect(await made({ ...plain, marked: true }, '{"a":1}')).toEqual(one)
    expect((await made(plain, '{"a":2}')).pictures).toBe(unmarked.pictures)
  })
})
