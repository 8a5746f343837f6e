import type { Setting } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { printed } from '#picture/finish.ts'
import { printedParts } from './printed-parts.ts'
import { asPolaroid, polaroidFrame } from './prints.ts'

const [width, height] = [120, 160]
const step = 40

/** Blocks of five parts, and a picture of them in which each part has a color of its own. */
const parts = Uint8Array.from({ length: width * height }, (_, pixel) => {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  return 1 + ((Math.floor(x / 24) + Math.floor(y / 32)) % 5)
})
const pixels = Uint8ClampedArray.from({ length: parts.length * 4 }, (_, at) =>
  at % 4 === 3 ? 255 : parts[at >> 2]! * step,
)

const prints: readonly (readonly [string, Pick<Setting, 'lens' | 'effects'>])[] = [
  ['a fisheye', { lens: 'fisheye' }],
  ['the frame of an instant picture', { effects: ['polaroid'] }],
  ['both', { lens: 'fisheye', effects: ['polaroid'] }],
  ['the bars of a wide lens', { lens: 'anamorphic' }],
  ['nothing', {}],
]

describe('the parts of a print', () => {
  it.each(prints)('[MEDIA-54] are those under each of its pixels, with %s', (_, shown) => {
    const picture = printed({ width, height, pixels: pixels.slice() }, new Float32Array(parts.length), {
      seed: 1,
      shown,
    })
    const map = printedParts({ width, height, parts }, shown)
    const isFramed = shown.effects?.includes('polaroid') === true
    const partAt = (pixel: number): number => {
      const red = picture.pixels[pixel * 4]!
      // The frame is white, and so is nothing else here; what the print fades is as it was again.
      if (isFramed && red > 240) return 0
      return Math.round((isFramed ? (red - 18) / 0.9 : red) / step)
    }
    let right = 0
    for (let pixel = 0; pixel < parts.length; pixel++) if (map.parts[pixel] === partAt(pixel)) right += 1
    // Between two blocks, and where a fisheye fades, a pixel may be of either.
    expect(right / parts.length).toBeGreaterThan(shown.lens === 'fisheye' ? 0.93 : 0.999)
    expect(new Set(map.parts).has(0)).toBe(Object.keys(shown).length > 0)
  })
})

it.each([
  [80, 100],
  [100, 80],
])('[GEN-182] an instant picture of %i × %i fills its frame, and none of it is stretched to do so', (wide, high) => {
  const across = new Uint8ClampedArray(wide * high * 4)
  for (let pixel = 0; pixel < wide * high; pixel++)
    across.set([(pixel % wide) * 2, Math.floor(pixel / wide) * 2, 0, 255], pixel * 4)
  const { pixels: framed } = asPolaroid({ width: wide, height: high, pixels: across })
  const { side, top, bottom } = polaroidFrame(wide, high)
  const [row, column] = [Math.floor(high / 2), Math.floor(wide / 2)]
  // From one pixel to the next it goes on in the picture, to the very edge of the frame.
  for (let x = Math.ceil(side); x < Math.floor(wide - side) - 1; x++) {
    expect(framed[(row * wide + x + 1) * 4]).toBeGreaterThan(framed[(row * wide + x) * 4] ?? 255)
  }
  for (let y = Math.ceil(top); y < Math.floor(high - bottom) - 1; y++) {
    expect(framed[((y + 1) * wide + column) * 4 + 1]).toBeGreaterThan(framed[(y * wide + column) * 4 + 1] ?? 255)
  }
})
