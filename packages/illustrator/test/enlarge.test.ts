import {
  apart,
  randomSetting,
  drawnSize,
  idsOf,
  type LargeOrder,
  oklabOf,
  type Picture,
  type PictureOrder,
  randomGenes,
  type Scene,
  styles,
  tilesOf,
  toLinear,
} from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Pack } from '#pack/pack.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import { enlarge, printLarge } from '#picture/enlarge.ts'
import { Stopped, type Watch } from '#picture/watch.ts'
import { loadPack } from '#workshop/load-pack.ts'

const calm: Watch = { progress: () => {}, stopped: () => false }

const small = { width: 96, height: 112 }

function order(
  seed: number,
  style: PictureOrder['style'],
  scene: Partial<Scene>,
  size = { width: 144, height: 176 },
): LargeOrder {
  const genes = randomGenes(seed)
  const setting = randomSetting(genes, { accessories: [], without: [], ...scene }, seed)
  return { genes, setting, style, seed, ...size, enlarged: 2 }
}

/** All pieces put together. */
function drawLarge(pack: Pack, large: LargeOrder): Picture {
  const { width, height } = drawnSize(large)
  const pixels = new Uint8ClampedArray(width * height * 4)
  const enlarger = enlarge(pack, large, calm)
  for (const tile of tilesOf(large)) {
    const piece = enlarger.draw(tile, calm)
    for (let y = 0; y < piece.height; y++) {
      const row = piece.pixels.subarray(y * piece.width * 4, (y + 1) * piece.width * 4)
      pixels.set(row, ((tile.top + y) * width + tile.left) * 4)
    }
  }
  return printLarge({ width, height, pixels }, large, calm)
}

/** Styles that are tried with effects and where pieces meet. */
const others: readonly PictureOrder['style'][] = ['studio', 'anime']

/** Smallest visible difference between two adjacent colors. */
const noticeable = 0.02

/** How far two pictures of the same proportions are apart where single strokes are just not seen any more: OKLab, in the mean. */
function distance(one: Picture, other: Picture): number {
  const cells = { width: one.width / 4, height: one.height / 4 }
  const colors = [one, other].map((picture) => meansOf(picture, cells))
  let sum = 0
  for (let cell = 0; cell < cells.width * cells.height; cell++) {
    sum += apart(oklabOf(colors[0]![cell]!), oklabOf(colors[1]![cell]!))
  }
  return sum / (cells.width * cells.height)
}

function meansOf({ width, pixels }: Picture, cells: { readonly width: number; readonly height: number }) {
  const side = width / cells.width
  return Array.from({ length: cells.width * cells.height }, (_, cell): [number, number, number] => {
    const [left, top] = [(cell % cells.width) * side, Math.floor(cell / cells.width) * side]
    const mean: [number, number, number] = [0, 0, 0]
    for (let y = top; y < top + side; y++) {
      for (let x = left; x < left + side; x++) {
        for (const channel of [0, 1, 2] as const)
          mean[channel] += toLinear(pixels[(y * width + x) * 4 + channel]!) / side / side
      }
    }
    return mean
  })
}

describe('large pictures', () => {
  let pack: Pack
  beforeAll(async () => {
    pack = await loadPack()
  })

  it.each(idsOf(styles).filter((style) => !others.includes(style)))(
    '[ILL-550] are the same picture, with more to see: %s',
    (style) => {
      const large = order(7, style, { framing: 'bust', background: 'cafe' }, small)
      const usual = drawPicture(pack, large, calm)
      const drawn = drawLarge(pack, large)
      expect([drawn.width, drawn.height]).toEqual([192, 224])
      expect(distance(usual, drawn)).toBeLessThan(noticeable)
    },
  )

  it('[ILL-550] which another one is not', () => {
    const large = order(7, 'studio', { framing: 'bust', background: 'cafe' }, small)
    const [one, other] = [large, { ...large, seed: 8 }].map((each) => drawPicture(pack, each, calm))
    expect(distance(one!, other!)).toBeGreaterThan(noticeable)
  })

  it('[ILL-550] with effects, weather and a place in focus, too', () => {
    const scenes: readonly (readonly [PictureOrder['style'], Partial<Scene>])[] = [
      ['studio', { framing: 'full', background: 'city-street', weather: 'rain', effects: ['lightning', 'outline'] }],
      ['anime', { framing: 'half', background: 'beach', effects: ['motion-blur', 'vhs'], focus: 'soft-focus' }],
      ['studio', { framing: 'wide', background: 'forest', effects: ['glitch', 'polaroid'], lens: 'fisheye' }],
    ]
    for (const [style, scene] of scenes) {
      const large = order(12, style, scene, small)
      expect([scene.framing, distance(drawPicture(pack, large, calm), drawLarge(pack, large)) < noticeable]).toEqual([
        scene.framing,
        true,
      ])
    }
  })

  it('[ILL-551] do not show where their pieces meet', () => {
    for (const style of ['studio', 'painterly', 'comic'] as const) {
      const large = order(7, style, { framing: 'bust', background: 'cafe' })
      const enlarger = enlarge(pack, large, calm)
      const [left, right] = tilesOf(large)
      const across = { ...left!, left: 72, right: 216 }
      const [one, two, both] = [left!, right!, across].map((tile) => enlarger.draw(tile, calm))
      let sum = 0
      // Beside the line where the two meet, as each has it and as it is in the middle of a third.
      for (let y = 0; y < both!.height; y++) {
        for (const [piece, x, at] of [
          [one!, 143, 71],
          [two!, 0, 72],
        ] as const) {
          for (let channel = 0; channel < 3; channel++) {
            sum += Math.abs(
              piece.pixels[(y * piece.width + x) * 4 + channel]! - both!.pixels[(y * both!.width + at) * 4 + channel]!,
            )
          }
        }
      }
      expect([style, sum / both!.height / 6 < 4]).toEqual([style, true])
    }
  })

  it('[ILL-552] end wherever they are asked to, and begin again', () => {
    const large = order(7, 'painterly', { framing: 'bust', background: 'cafe' }, small)
    const enlarger = enlarge(pack, large, calm)
    const [tile] = tilesOf(large)
    let asked = 0
    const whole = enlarger.draw(tile!, { stopped: () => ++asked < 0 })
    expect(asked).toBeGreaterThan(100)
    for (const end of [1, Math.floor(asked / 2), asked]) {
      let questions = 0
      expect(() => enlarger.draw(tile!, { stopped: () => ++questions >= end })).toThrow(Stopped)
    }
    expect(Buffer.from(enlarger.draw(tile!, calm).pixels).equals(Buffer.from(whole.pixels))).toBe(true)
  })
})
