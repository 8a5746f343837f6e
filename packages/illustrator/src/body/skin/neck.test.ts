import { describe, expect, it } from 'vitest'
import { boniness, neckAt, type NeckForm } from './neck.ts'

describe('necks', () => {
  const at = (x: number, y: number, z: number, bony = 1): NeckForm => {
    const form = { lift: 0, shade: 0 }
    neckAt(x, y, z, bony, form)
    return form
  }

  it('[ILL-817] collar bones stand out with hollows above them, on both sides alike, and less on the heavy', () => {
    for (const x of [-0.9, -0.5, 0.5, 0.9]) {
      const [bone, above, below] = [at(x, 5.49, 0.8), at(x, 5.66, 0.6), at(x, 5.3, 0.9)]
      expect(bone.lift).toBeGreaterThan(above.lift + 0.03)
      expect(bone.lift).toBeGreaterThan(below.lift + 0.02)
      expect(above.shade).toBeGreaterThan(bone.shade)
      expect(at(x, 5.49, 0.8)).toEqual(at(-x, 5.49, 0.8))
    }
    expect(boniness(0.1, 0.3)).toBeGreaterThan(boniness(0.6, 0.3) + 0.2)
    expect(boniness(0.6, 0.3)).toBeGreaterThan(boniness(1, 0.3))
  })

  it('[ILL-817] two muscles run to the pit of the throat, and the jaw shades the neck below it but not the chin', () => {
    for (const [side, y] of [
      [0.17, 5.56],
      [0.26, 5.72],
      [0.36, 5.9],
    ] as const) {
      expect(at(side, y, 0.6).lift).toBeGreaterThan(at(Math.max(0, side - 0.13), y, 0.65).lift + 0.01)
      expect(at(side, y, 0.6).lift).toBeGreaterThan(at(side + 0.15, y, 0.5).lift + 0.01)
    }
    expect(at(0, 5.46, 0.8).lift).toBeLessThan(-0.02)
    expect(at(0, 6, 0.74).shade).toBeGreaterThan(0.25)
    expect(at(0, 6.06, 1).shade).toBeGreaterThan(0.25)
    expect(at(0, 6.2, 1.48).shade).toBe(0)
    expect(at(0, 5.2, 1).shade).toBe(0)
  })

  it('[ILL-817] ends softly: at its edges there is neither a step nor a line', () => {
    const step = 0.01
    for (let x = 0; x < 1.8; x += 0.07)
      for (let y = 5; y < 6.4; y += step) {
        const [one, next] = [at(x, y, 0.7), at(x, y + step, 0.7)]
        expect(Math.abs(next.lift - one.lift)).toBeLessThan(0.012)
        expect(Math.abs(next.shade - one.shade)).toBeLessThan(0.06)
      }
  })
})
