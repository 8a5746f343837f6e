import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { type Landmarks, measures, measuresOf } from './face-measures.ts'

/** Points that lie anywhere but are a face in what is measured: eyes beside, chin below, brow above. */
const anchors: Readonly<Record<number, readonly [number, number]>> = {
  33: [30, 50],
  133: [45, 50],
  362: [65, 50],
  263: [80, 50],
  159: [37, 47],
  145: [37, 53],
  386: [72, 47],
  374: [72, 53],
  234: [10, 55],
  454: [100, 55],
  10: [55, 10],
  152: [55, 110],
  2: [55, 70],
}
const face = (move: (point: readonly [number, number]) => readonly [number, number]): Landmarks =>
  Array.from({ length: 478 }, (_, at) => move(anchors[at] ?? [20 + ((at * 37) % 70), 15 + ((at * 53) % 90)]))

describe('measuresOf', () => {
  it('[ILL-502] a face measures the same wherever it is, however large, and with its head tilted', () => {
    const straight = measuresOf(face((point) => point))
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 9, noNaN: true }),
        fc.double({ min: -0.6, max: 0.6, noNaN: true }),
        fc.integer({ min: -500, max: 500 }),
        (size, turn, aside) => {
          const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size]
          const moved = measuresOf(face(([x, y]) => [x * c - y * s + aside, x * s + y * c - aside]))
          for (const one of measures) expect(moved[one]).toBeCloseTo(straight[one], 6)
        },
      ),
    )
  })

  it('[ILL-502] thirds of a face are the whole face', () => {
    const { upperThird, middleThird, lowerThird, eyeWidth, faceWidth } = measuresOf(face((point) => point))
    expect(upperThird + middleThird + lowerThird).toBeCloseTo(1)
    expect(eyeWidth).toBeCloseTo(15 / 90)
    expect(faceWidth).toBeCloseTo(0.9)
  })
})
