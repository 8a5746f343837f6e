import { describe, expect, it } from 'vitest'
import { makeScratch } from '#raster/scratch.ts'
import { emptyFrame, somebodyIn } from '#styles/testing.ts'
import { wrapLight } from './light-wrap.ts'

const side = 32
const sum = (values: Float32Array): number => values.reduce((all, value) => all + value, 0)

describe('light that wraps around', () => {
  const standing = () => {
    const frame = somebodyIn(emptyFrame(side, side), { left: 10, top: 4, right: 22, bottom: side })
    frame.place.fill(1)
    return frame
  }

  it('brightens the edge of a dark person before a bright place, most at the rim', () => {
    const frame = standing()
    wrapLight(frame, makeScratch())
    const across = [10, 12, 14, 16].map((x) => frame.figure[(20 * side + x) * 3] ?? 0)
    expect(across).toEqual(across.toSorted((one, other) => other - one))
    expect(across[0]).toBeGreaterThan(0.05)
    expect(Math.max(...frame.figure)).toBeLessThanOrEqual(0.22 + 1e-6)
  })

  it('touches neither the place nor the cover, and nothing where nobody is or all is dark', () => {
    const frame = standing()
    wrapLight(frame, makeScratch())
    expect(frame.place.every((value) => value === 1)).toBe(true)
    expect(sum(frame.alpha)).toBe(12 * 28)
    const outside = frame.figure.filter((_, at) => frame.alpha[Math.floor(at / 3)] === 0)
    expect(outside.every((value) => value === 0)).toBe(true)
    const night = standing()
    night.place.fill(0)
    wrapLight(night, makeScratch())
    expect(sum(night.figure)).toBe(0)
  })

  it('holds what is too bright, however small the picture', () => {
    for (const size of [1, 2, 3, 5]) {
      const frame = emptyFrame(size, size)
      frame.alpha.fill(0.5)
      frame.place.fill(400)
      wrapLight(frame, makeScratch())
      expect(frame.figure.every((value) => value >= 0 && value < 0.4)).toBe(true)
    }
  })
})
