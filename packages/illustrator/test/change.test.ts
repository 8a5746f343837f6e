import {
  planEdit,
  randomSetting,
  type Picture,
  type PictureOrder,
  partIndex,
  randomGenes,
  type Scene,
  type StyleId,
} from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Pack } from '#pack/pack.ts'
import { shadowReach } from '#picture/change-mask.ts'
import { seenInChanged } from '#picture/draw-changed.ts'
import { drawParts } from '#picture/draw-parts.ts'
import type { PartMap } from '#picture/prints/printed-parts.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import { enlarge } from '#picture/enlarge.ts'
import { Stopped, type Watch } from '#picture/watch.ts'
import { makeScratch } from '#raster/scratch.ts'
import { loadPack } from '#workshop/load-pack.ts'

const calm: Watch = { progress: () => {}, stopped: () => false }
const [width, height] = [160, 208]

function order(seed: number, style: StyleId, scene: Partial<Scene> = {}): PictureOrder {
  const genes = { ...randomGenes(seed), hairStyle: 'bob' as const, outfit: 'tshirt-jeans' as const, accessories: [] }
  const shown = { accessories: [], without: [], background: 'library', framing: 'half', pose: 'standing' } as const
  return { genes, setting: randomSetting(genes, { ...shown, ...scene }, seed), style, seed, width, height }
}

type EditSubject = Parameters<typeof planEdit>[1]
type ChangeRequest = Omit<Parameters<typeof planEdit>[2], 'prompt'>

function changed(before: PictureOrder, part: EditSubject, wanted: ChangeRequest): PictureOrder {
  const after = planEdit(before, part, { prompt: '', ...wanted })
  if (!after) throw new Error(`Nothing else was wanted of ${part}`)
  return after
}

/** Whether the part is within so many pixels of each pixel, in either map. */
function near(maps: readonly PartMap[], part: number, reach: number): Uint8Array {
  const out = new Uint8Array(width * height)
  for (const { parts } of maps) {
    for (let pixel = 0; pixel < parts.length; pixel++) {
      if (parts[pixel] !== part) continue
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
        out.fill(1, row * width + Math.max(0, x - reach), row * width + Math.min(width, x + reach + 1))
      }
    }
  }
  return out
}

const differ = (one: Picture, other: Picture, pixel: number): boolean =>
  [0, 1, 2, 3].some((channel) => one.pixels[pixel * 4 + channel] !== other.pixels[pixel * 4 + channel])

/** How many pixels differ where the mask is on, and where it is off. */
function differences(one: Picture, other: Picture, mask: Uint8Array) {
  const found = { within: 0, without: 0, outside: 0 }
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if (mask[pixel] === 0) found.outside += 1
    if (differ(one, other, pixel)) found[mask[pixel] === 1 ? 'within' : 'without'] += 1
  }
  return found
}

describe('one thing changed', () => {
  let pack: Pack
  beforeAll(async () => {
    pack = await loadPack()
  })

  /** Several tests begin with the same picture: it is drawn once. */
  const kept = new Map<string, Picture>()
  const draw = (one: PictureOrder): Picture => {
    const key = JSON.stringify(one)
    const drawn = kept.get(key) ?? drawPicture(pack, one, calm)
    kept.set(key, drawn)
    return drawn
  }

  const keptParts = new Map<string, PartMap>()
  const partsOf = (one: PictureOrder): PartMap => {
    const key = JSON.stringify(one)
    const parts = keptParts.get(key) ?? drawParts(pack, one, calm)
    keptParts.set(key, parts)
    return parts
  }

  it.each<
    [seed: number, style: StyleId, part: Exclude<EditSubject, 'light' | 'pose' | 'painted'>, wanted: ChangeRequest]
  >([
    [3, 'studio', 'hair', { hairStyle: 'bald' }],
    [3, 'storybook', 'top', { outfit: 'hoodie' }],
    [11, 'pixel', 'accessories', { accessories: ['glasses'] }],
  ])('[ILL-558] of %i in %s, another %s: far from it every pixel is as it was', (seed, style, part, wanted) => {
    const before = order(seed, style)
    const after = changed(before, part, wanted)
    const [old, now] = [draw(before), draw(after)]
    const maps = [before, after].map(partsOf)
    const mask = near(maps, partIndex(part), Math.ceil(shadowReach * height) + 1)
    const { within, without, outside } = differences(old, now, mask)
    expect(without).toBe(0)
    expect(within).toBeGreaterThan(200)
    expect(outside).toBeGreaterThan(2000)
  })

  it('[ILL-559] of another background only the place is drawn anew, and the person up to their edge is as before', () => {
    const before = order(3, 'studio')
    const after = changed(before, 'background', { background: 'beach' })
    const [old, now] = [draw(before), draw(after)]
    const place = partIndex('background')
    // Between an arm and the waist, or a lock and the cheek, less of the place can be seen than a pixel.
    const { parts, alpha } = seenInChanged(pack, before, calm, makeScratch())
    const seen = { width, height, parts: parts.map((part, pixel) => (alpha[pixel]! < 0.98 ? place : part)) }
    const mask = near([seen], place, 4)
    const { within, without, outside } = differences(old, now, mask)
    expect(without).toBe(0)
    expect(outside).toBeGreaterThan(5000)
    expect(within).toBeGreaterThan(10_000)
  })

  it('[ILL-560] changes follow one another; the last one stays, the first ones too', () => {
    const before = order(3, 'studio')
    const hair = changed(before, 'hair', { hairColour: '#b0401c' })
    const face = changed(hair, 'face', { expression: 'laugh' })
    const [first, second, third] = [before, hair, face].map(draw)
    const maps = [before, hair, face].map(partsOf)
    const reach = Math.ceil(shadowReach * height) + 1
    expect(differences(first!, second!, near(maps, partIndex('hair'), reach)).without).toBe(0)
    expect(differences(second!, third!, near(maps, partIndex('face'), reach)).without).toBe(0)
    // The hair of the third is that of the second, but for what a face is next to.
    const beside = near(maps, partIndex('face'), 5)
    const isHair = maps[2]!.parts.map((part, pixel) => (part === partIndex('hair') && beside[pixel] === 0 ? 1 : 0))
    const { within } = differences(second!, third!, isHair)
    expect(within).toBeLessThan(isHair.filter((on) => on === 1).length / 3)
  })

  it('[ILL-560] the same change gives the same bytes, and ends when it is asked to', () => {
    const after = changed(order(3, 'studio'), 'hair', { hairStyle: 'bald' })
    const [one, again] = [draw(after), drawPicture(pack, after, calm)].map(({ pixels }) => Buffer.from(pixels))
    expect(one!.equals(again!)).toBe(true)
    let asked = 0
    const impatient: Watch = { progress: () => {}, stopped: () => (asked += 1) > 60 }
    expect(() => drawPicture(pack, after, impatient)).toThrow(Stopped)
  })

  it('[ILL-562] a changed picture in another size is the same one, and stays as it was where that does', () => {
    const before = order(3, 'studio')
    const after = changed(before, 'hair', { hairStyle: 'bald' })
    const tile = { left: 0, top: 0, right: width * 2, bottom: height }
    const [old, now] = [before, after].map((one) => enlarge(pack, { ...one, enlarged: 2 }, calm).draw(tile, calm))
    const [first, usual] = [draw(before), draw(after)]
    let [equal, off] = [0, 0]
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width * 2; x++) {
        const [large, small] = [y * width * 2 + x, (y >> 1) * width + (x >> 1)]
        if (!differ(old!, now!, large)) equal += 1
        off += Math.abs(now!.pixels[large * 4]! - usual.pixels[small * 4]!)
      }
    }
    const same = Array.from({ length: width * (height >> 1) }, (_, at) => !differ(first, usual, at)).filter(
      Boolean,
    ).length
    expect(equal).toBeGreaterThan(same * 4 * 0.9)
    expect(off / (width * 2 * height)).toBeLessThan(6)
  })

  it('[ILL-561] trousers and shoes stay on under another top, and nobody is without any', () => {
    const full = order(3, 'studio', { framing: 'full' })
    const seen = (one: PictureOrder) => drawParts(pack, one, calm).parts
    const count = (parts: Uint8Array, part: 'bottom' | 'shoes') => parts.filter((one) => one === partIndex(part)).length
    const before = seen(full)
    const coat = seen(changed(full, 'top', { outfit: 'hoodie' }))
    expect(count(coat, 'bottom') / count(before, 'bottom')).toBeGreaterThan(0.7)
    expect(count(coat, 'shoes')).toBe(count(before, 'shoes'))
    // Of one piece: there are no trousers to keep, so those of the new outfit come along.
    const suit: PictureOrder = { ...full, setting: { ...full.setting, outfit: 'jumpsuit' } }
    expect(count(seen(suit), 'bottom')).toBe(0)
    expect(count(seen(changed(suit, 'top', { outfit: 'hoodie' })), 'bottom')).toBeGreaterThan(100)
  })
})
