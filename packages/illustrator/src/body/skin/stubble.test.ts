import { describe, expect, it } from 'vitest'
import { brightness, linear } from '#geometry/color.ts'
import { bristles, bristleTint, rootTint, stubbleAt } from './stubble.ts'

describe('stubble', () => {
  it('[ILL-810] is darker than every skin, and on dark skin neither bluish nor a film of light hairs', () => {
    for (const hex of ['#f3d6c4', '#c68f6b', '#8a5a3c', '#4a2c1c']) {
      const skin = linear(hex)
      expect(brightness(rootTint(skin))).toBeLessThan(brightness(skin) * 0.85)
    }
    const [dark, fair, gray] = [linear('#4a2c1c'), linear('#f3d6c4'), linear('#b8b4ae')]
    const blue = (skin: typeof dark) => rootTint(skin)[2] / skin[2] / (rootTint(skin)[0] / skin[0])
    expect(blue(fair)).toBeGreaterThan(1.1)
    expect(blue(dark)).toBeLessThanOrEqual(1)
    expect(brightness(bristleTint(dark, gray))).toBeLessThan(brightness(dark))
    expect(bristleTint(fair, gray)).not.toEqual(rootTint(fair))
  })

  it('grows on jaw, chin and over the lip alike on both sides, and nowhere else', () => {
    for (const [x, y, z] of [
      [0.1, 6.28, 1.4],
      [0.5, 6.4, 1],
      [0.12, 6.76, 1.5],
    ] as const) {
      expect(stubbleAt(x, y, z)).toBeGreaterThan(0.4)
      expect(stubbleAt(-x, y, z)).toBe(stubbleAt(x, y, z))
    }
    for (const [x, y, z] of [
      [0, 6.62, 1.55],
      [0, 6.95, 1.7],
      [0.5, 6.95, 1.3],
      [0, 7.7, 1.4],
      [0.1, 5.6, 0.9],
    ] as const) {
      expect(stubbleAt(x, y, z)).toBe(0)
    }
  })

  it('has no edge: a millimetre changes it by less than a third', () => {
    for (let y = 5.9; y < 7.2; y += 0.01) {
      for (let z = 0.5; z < 1.5; z += 0.05) {
        expect(Math.abs(stubbleAt(0.5, y + 0.01, z) - stubbleAt(0.5, y, z))).toBeLessThan(0.33)
      }
    }
  })

  it('shows single hairs only to whoever is near enough, and as many dark as fair', () => {
    expect(bristles(0.3, 6.4, 1.2, 0.02)).toBe(1)
    let sum = 0
    for (let at = 0; at < 4000; at += 1) sum += bristles(at * 0.013, 6.4, 1.2, 0.003)
    expect(sum / 4000).toBeCloseTo(1, 1)
  })
})
