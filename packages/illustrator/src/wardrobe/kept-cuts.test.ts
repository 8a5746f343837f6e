import { describe, expect, it } from 'vitest'
import { patternFor } from './kept-cuts.ts'

/** Two triangles that share a side. */
const triangles = Uint32Array.of(0, 1, 2, 2, 1, 3)
const field = () => Float32Array.of(0.4, 0.2, 0.3, -0.1)
const inside = field

describe('patterns of clothes', () => {
  it('[ILL-70] are the same ones for the same person and the same cut, however often it is asked for', () => {
    const shape = new Float32Array(3)
    const pattern = patternFor(shape, { name: 'top', fine: 1 }, triangles, field())
    expect(patternFor(shape, { name: 'top', fine: 1 }, triangles, field())).toBe(pattern)
    const [halves] = pattern.rounds
    expect(halves?.triangles).toHaveLength(triangles.length * 4)
    const values = Float32Array.of(...inside(), ...new Float32Array((halves?.ends.length ?? 0) / 2).fill(0.1))
    const clipped = pattern.clipAlong(values)
    expect(pattern.clipAlong(values.slice())).toBe(clipped)
    expect(pattern.clipAlong(values.map((value) => value - 0.05))).not.toBe(clipped)
  })

  it('[ILL-70] are others for another cut, another fineness and another person', () => {
    const shape = new Float32Array(3)
    const pattern = patternFor(shape, { name: 'top' }, triangles, field())
    expect(patternFor(shape, { name: 'top' }, triangles, Float32Array.of(0.4, 0.2, 0.3, -0.5))).not.toBe(pattern)
    expect(patternFor(shape, { name: 'top', fine: 1 }, triangles, field())).not.toBe(pattern)
    expect(patternFor(new Float32Array(3), { name: 'top' }, triangles, field())).not.toBe(pattern)
    expect(pattern.cut.chosen).toEqual(Uint32Array.of(0, 1, 2, 3))
  })
})
