import { randomSetting, type Picture, type PictureOrder, randomGenes, type Scene, tilesOf } from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Pack } from '#pack/pack.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import { enlarge } from '#picture/enlarge.ts'
import type { Watch } from '#picture/watch.ts'
import { loadPack } from '#workshop/load-pack.ts'

const calm: Watch = { progress: () => {}, stopped: () => false }

function order(style: PictureOrder['style'], scene: Partial<Scene> = {}): PictureOrder {
  const genes = { ...randomGenes(3), hairStyle: 'curls' as const, accessories: [] }
  const shown = { accessories: [], without: [], background: 'studio', framing: 'bust', pose: 'standing' } as const
  return {
    genes,
    setting: randomSetting(genes, { ...shown, ...scene }, 5),
    style,
    seed: 5,
    width: 160,
    height: 200,
    cutOut: true,
  }
}

const alphas = ({ pixels }: Picture) => pixels.filter((_, at) => at % 4 === 3)

/** The picture on a ground of one color. */
function on({ pixels }: Picture, ground: readonly [number, number, number]): Float64Array {
  return Float64Array.from(pixels, (value, at) => {
    const alpha = pixels[(at | 3) >>> 0]! / 255
    return at % 4 === 3 ? 255 : value * alpha + ground[(at % 4) as 0 | 1 | 2] * (1 - alpha)
  })
}

const grounds = { black: [0, 0, 0], white: [255, 255, 255], green: [0, 200, 0] } as const

describe('cut-outs', () => {
  let pack: Pack
  beforeAll(async () => {
    pack = await loadPack()
  })

  /** Of the kinds of hands there are: strokes, lines, large pixels, paper. */
  it.each(['painterly', 'comic', 'pixel', 'sketch'] as const)(
    '[ILL-553] show the person on nothing, with an edge: %s',
    (style) => {
      const alpha = alphas(drawPicture(pack, order(style), calm))
      const share = (is: (value: number) => boolean) => alpha.filter(is).length / alpha.length
      expect(share((value) => value === 0)).toBeGreaterThan(0.2)
      expect(share((value) => value === 255)).toBeGreaterThan(0.3)
      // Large pixels are there or not; everything else has soft edges, most of them hair.
      expect(share((value) => value > 0 && value < 255) > 0.01).toBe(style !== 'pixel')
    },
  )

  it('[ILL-554] have no fringe: what is half there has the colours of what is wholly there beside it', () => {
    for (const style of ['studio', 'painterly'] as const) {
      // A ground of another kind behind the same person leaves nothing in their edge.
      const [plain, lit] = [order(style), order(style, { background: 'beach', time: 'sunset' })]
      const picture = drawPicture(pack, plain, calm)
      const { pixels, width } = picture
      for (const [name, ground] of Object.entries(grounds)) {
        const seen = on(picture, ground)
        let worst = 0
        let edges = 0
        for (let at = 0; at < pixels.length; at += 4) {
          const alpha = pixels[at + 3]! / 255
          if (alpha < 0.3 || alpha > 0.7) continue
          const [low, high] = range(pixels, at, width)
          // A loose hair may have nothing solid beside it.
          if (low[0]! > high[0]!) continue
          edges += 1
          for (let channel = 0; channel < 3; channel++) {
            // Between the darkest and the brightest of what is solid nearby, and the ground.
            const [dark, bright] = [
              Math.min(low[channel]!, ground[channel]!),
              Math.max(high[channel]!, ground[channel]!),
            ]
            worst += Math.max(0, dark - seen[at + channel]!, seen[at + channel]! - bright) > 12 ? 1 : 0
          }
        }
        expect([style, name, edges > 60, worst / edges < 0.05]).toEqual([style, name, true, true])
      }
      expect(alphas(drawPicture(pack, lit, calm))).toEqual(alphas(picture))
    }
  })

  it('[ILL-553] are cut out in every size', () => {
    const large = { ...order('studio'), enlarged: 2 as const }
    const [tile] = tilesOf(large)
    const piece = enlarge(pack, large, calm).draw(tile!, calm)
    const usual = drawPicture(pack, large, calm)
    let sum = 0
    for (let y = 0; y < piece.height; y++) {
      for (let x = 0; x < piece.width; x++) {
        const from = (Math.floor(y / 2) * usual.width + Math.floor(x / 2)) * 4 + 3
        sum += Math.abs(piece.pixels[(y * piece.width + x) * 4 + 3]! - usual.pixels[from]!)
      }
    }
    expect(sum / piece.width / piece.height).toBeLessThan(8)
  })
})

/** The least and the most of each channel among what is solid within four pixels. */
function range(pixels: Uint8ClampedArray, at: number, width: number): readonly [readonly number[], readonly number[]] {
  const [low, high] = [
    [255, 255, 255],
    [0, 0, 0],
  ]
  for (let y = -4; y <= 4; y++) {
    for (let x = -4; x <= 4; x++) {
      const near = at + (y * width + x) * 4
      if (!(pixels[near + 3]! > 200)) continue
      for (const channel of [0, 1, 2]) {
        low![channel] = Math.min(low![channel]!, pixels[near + channel]!)
        high![channel] = Math.max(high![channel]!, pixels[near + channel]!)
      }
    }
  }
  return [low!, high!]
}
