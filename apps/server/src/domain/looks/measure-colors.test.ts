import fc from 'fast-check'
import { expect, it } from 'vitest'
import { measureColors } from './measure-colors.ts'

const [width, height] = [200, 240]
type Rgb = readonly [number, number, number]

/** The points of a face that fills the middle of the picture, and where its eyes are. */
function points(): Float32Array {
  const all = new Float32Array(136)
  const put = (nth: number, x: number, y: number) => all.set([x, y], nth * 2)
  for (let nth = 0; nth < 17; nth++) put(nth, 50 + nth * 6.25, 120 + 60 * Math.sin((nth / 16) * Math.PI))
  for (let nth = 17; nth < 27; nth++) put(nth, 60 + (nth - 17) * 9, 100)
  for (let nth = 27; nth < 36; nth++) put(nth, 92 + (nth - 31) * 4, 140)
  for (let nth = 36; nth < 48; nth++) put(nth, nth < 42 ? 75 : 125, 115)
  return all
}

type Painted = { skin: Rgb; hair: Rgb; eyes: Rgb; ground: Rgb; brows?: Rgb; top?: number }

/** A head whose hair begins so far below the upper edge, before a ground. */
function paint({ skin, hair, eyes, ground, brows = skin, top = 25 }: Painted): Uint8Array {
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isEye = Math.hypot(x - 75, y - 115) < 5 || Math.hypot(x - 125, y - 115) < 5
      const isPupil = Math.hypot(x - 75, y - 115) < 1.2 || Math.hypot(x - 125, y - 115) < 1.2
      const isGround = y < top || x < 20 || x > 180
      const head = Math.abs(y - 100) < 3 ? brows : y < 70 ? hair : skin
      rgb.set(isPupil ? [2, 2, 2] : isEye ? eyes : isGround ? ground : head, (y * width + x) * 3)
    }
  }
  return rgb
}

const hex = (color: Rgb) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`

const level = fc.integer({ min: 0, max: 255 })
const any = fc.tuple(level, level, level)
const iris = fc.tuple(fc.integer({ min: 60, max: 160 }), fc.integer({ min: 60, max: 160 }), fc.constant(90))
const areApart = (one: Rgb, other: Rgb) => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0))) > 50

it('[CHAR-98] skin, hair and eyes have the colours that they have in the picture, whatever is behind', () => {
  fc.assert(
    fc.property(any, any, any, iris, fc.integer({ min: 0, max: 56 }), (skin, hair, ground, eyes, top) => {
      fc.pre(areApart(skin, hair) && areApart(ground, hair))
      const measured = measureColors({ rgb: paint({ skin, hair, eyes, ground, top }), width, height }, points())
      expect(measured).toEqual({ skin: hex(skin), hair: hex(hair), eyes: hex(eyes) })
    }),
    { numRuns: 20 },
  )
})

it('[CHAR-98] of somebody bald the hair is that of the brows, and not what is behind the head', () => {
  const skin: Rgb = [220, 180, 150]
  const rgb = paint({ skin, hair: skin, eyes: [90, 90, 90], ground: [190, 190, 195], brows: [60, 40, 20], top: 50 })
  expect(measureColors({ rgb, width, height }, points()).hair).toBe(hex([60, 40, 20]))
})

it('[CHAR-98] a face that goes beyond the picture is no reason to fail', () => {
  const far = points().map((value) => value - 150)
  const measured = measureColors({ rgb: new Uint8Array(48), width: 4, height: 4 }, far)
  expect(Object.values(measured).every((one) => /^#[0-9a-f]{6}$/.test(one))).toBe(true)
})
