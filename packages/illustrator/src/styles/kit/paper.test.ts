import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FilmCache, keptField } from '#styles/film-cache.ts'
import { paperTooth, slowly } from './paper.ts'

describe('paper and what changes slowly', () => {
  it('the tooth of paper lies around nothing, is the same for a seed, and meets without a seam', () => {
    const tooth = paperTooth(300, 270, 8)
    // Compared one by one: taking so many apart to tell them in words takes seconds.
    const alike = (seed: number) => paperTooth(300, 270, seed).every((value, at) => value === tooth[at])
    expect([alike(8), alike(9)]).toEqual([true, false])
    expect(Math.abs(tooth.reduce((sum, value) => sum + value) / tooth.length)).toBeLessThan(0.05)
    expect(tooth[256]).toBe(tooth[0])
    expect(tooth[256 * 300 + 7]).toBe(tooth[7])
  })

  it('a slow field is exact at every fourth pixel and straight between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19 }), fc.integer({ min: 1, max: 19 }), (width, height) => {
        const field = slowly(width, height, (x, y) => x * 0.5 - y * 0.25)
        expect(field).toHaveLength(width * height)
        const off = field.map((value, at) => Math.abs(value - ((at % width) * 0.5 - Math.floor(at / width) * 0.25)))
        expect(Math.max(...off)).toBeLessThan(1e-6)
      }),
      { numRuns: 30 },
    )
  })

  it('what is kept is made once, and anew where nothing is kept', () => {
    let made = 0
    const make = () => Float32Array.of(++made)
    const kept: FilmCache = { fields: new Map() }
    expect(keptField(kept, 'tooth', make)).toBe(keptField(kept, 'tooth', make))
    expect(keptField(kept, 'spots', make)).not.toBe(keptField(kept, 'tooth', make))
    expect(made).toBe(2)
    expect(keptField({}, 'tooth', make)).not.toBe(keptField({}, 'tooth', make))
  })
})
