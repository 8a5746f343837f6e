import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { randomSetting, type Picture, type PictureOrder, randomGenes, type Scene } from '@eidolon/people'
import type { Pack } from '#pack/pack.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import { Stopped, type Watch } from '#picture/watch.ts'
import { makeScratch, type Scratch } from '#raster/scratch.ts'
import { loadPack } from '#workshop/load-pack.ts'

const hashOf = ({ pixels }: Picture): string => createHash('sha256').update(pixels).digest('hex').slice(0, 16)

const calm: Watch = { progress: () => {}, stopped: () => false }

function order(seed: number, style: PictureOrder['style'], scene: Partial<Scene>, size = 160): PictureOrder {
  const genes = randomGenes(seed)
  const setting = randomSetting(genes, { accessories: [], without: [], ...scene }, seed)
  return { genes, setting, style, seed, width: size, height: size }
}

/** Few and different: each goes another way through clothes, hair, places and styles. */
const orders = {
  portrait: order(7, 'studio', { framing: 'portrait', background: 'cafe' }),
  walk: order(11, 'painterly', { framing: 'full', background: 'beach', pose: 'walking', time: 'sunset' }),
  seat: order(12, 'comic', { framing: 'three-quarter', background: 'library', pose: 'sitting', accessories: ['book'] }),
  knight: order(13, 'watercolour', { framing: 'half', outfit: 'plate-armour', background: 'forest', weather: 'fog' }),
  wide: order(14, 'noir', {
    framing: 'wide',
    background: 'city-street',
    time: 'night',
    weather: 'rain',
    camera: 'low',
  }),
}

/** Arrays that are used again, and the most bytes that were asked for under all their names. */
function counted(): { readonly scratch: Scratch; readonly total: () => number } {
  const max = new Map<string, number>()
  const kept = makeScratch()
  const count = <Numbers extends ArrayBufferView>(name: string, numbers: Numbers): Numbers => {
    max.set(name, Math.max(max.get(name) ?? 0, numbers.byteLength))
    return numbers
  }
  const scratch: Scratch = {
    floats: (name, length) => count(name, kept.floats(name, length)),
    words: (name, length) => count(name, kept.words(name, length)),
    integers: (name, length) => count(name, kept.integers(name, length)),
    shorts: (name, length) => count(name, kept.shorts(name, length)),
    bytes: (name, length) => count(name, kept.bytes(name, length)),
  }
  return { scratch, total: () => [...max.values()].reduce((sum, bytes) => sum + bytes, 0) }
}

describe('pictures', () => {
  let pack: Pack
  beforeAll(async () => {
    pack = await loadPack()
  })

  it('[ILL-40] are the same bytes for the same order, on every machine', () => {
    const hashes = Object.fromEntries(
      Object.entries(orders).map(([name, one]) => [name, hashOf(drawPicture(pack, one, calm))]),
    )
    expect(hashes).toMatchSnapshot()
  })

  it('[ILL-40] are the same again in the same process, with arrays that were used before', () => {
    const scratch = makeScratch()
    const first = hashOf(drawPicture(pack, orders.portrait, calm, scratch))
    drawPicture(pack, orders.walk, calm, scratch)
    expect(hashOf(drawPicture(pack, orders.portrait, calm, scratch))).toBe(first)
    expect(hashOf(drawPicture(pack, { ...orders.portrait, seed: 8 }, calm))).not.toBe(first)
  })

  it('[ILL-827] are put together in the memory that their layers were made in', () => {
    const { scratch, total } = counted()
    drawPicture(pack, orders.portrait, calm, scratch)
    expect(total() / 160 ** 2).toBeLessThan(300)
  })

  it('[ILL-49] ends wherever it is asked to', () => {
    const large = { ...orders.portrait, width: 256, height: 256 }
    let questions = 0
    drawPicture(pack, large, { ...calm, stopped: () => ++questions < 0 })
    expect(questions).toBeGreaterThan(200)
    for (const share of [0.01, 0.3, 0.6, 0.95]) {
      let asked = 0
      const stopped = () => ++asked > questions * share
      expect(() => drawPicture(pack, large, { ...calm, stopped })).toThrow(Stopped)
      // Asked once more at most: the answer counts at once.
      expect(asked).toBeLessThan(questions * share + 2)
    }
  })

  it('[ILL-50] come small first, with progress that only grows', () => {
    const shares: number[] = []
    const previews: number[] = []
    const large = { ...orders.portrait, width: 256, height: 192 }
    drawPicture(pack, large, {
      ...calm,
      progress: (_stage, share, preview) => {
        shares.push(share)
        if (preview) previews.push(preview.width, preview.height)
      },
    })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect([shares[0], shares.at(-1)]).toEqual([0, 1])
    expect(previews).toEqual([128, 96])
  })
})
