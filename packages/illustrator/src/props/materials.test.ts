import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Surface } from '#geometry/part.ts'
import { evenly } from '#geometry/testing.ts'
import { makeSpot } from '#raster/spot.ts'
import { bladeSteel } from './kit/arms.ts'
import { felt, fur, glass, glowing, gold, knit, leather, metal, petal, plain, straw, weave, wood } from './materials.ts'

const materials: Readonly<Record<string, Surface>> = {
  felt: felt('#88664a'),
  leather: leather('#6b482c'),
  metal: metal(gold),
  plain: plain('#335577'),
  knit: knit('#aa3344', 30, 20),
  weave: weave('#334455', '#ddaa44', 9),
  straw: straw('#d8b46a'),
  wood: wood('#6b482c'),
  glass: glass('#88aacc', 0.2),
  petal: petal('#cc4466', '#662233'),
  fur: fur('#b0a090'),
  glowing: glowing('#ffcc66', 3),
  blade: bladeSteel,
}
const place = fc.tuple(evenly(-2, 2), evenly(-2, 9), evenly(-2, 2), evenly(0, 1), evenly(0, 1))
const ask = (surface: Surface, [x, y, z, u, v]: readonly [number, number, number, number, number], grain: number) => {
  const spot = { ...makeSpot(), x, y, z, u, v, grain }
  surface(spot)
  return spot
}

describe('materials', () => {
  it.each(Object.entries(materials))('[ILL-87] %s answers with possible colours, the same each time', (_, surface) => {
    fc.assert(
      fc.property(place, evenly(0.001, 0.2), (at, grain) => {
        const spot = ask(surface, at, grain)
        expect(ask(surface, at, grain)).toEqual(spot)
        const shares = [spot.red, spot.green, spot.blue, spot.alpha, spot.rough, spot.metal, spot.open]
        expect(shares.every((value) => value >= 0 && value <= 1.2)).toBe(true)
        expect(Math.abs(spot.relief)).toBeLessThan(0.06)
      }),
      { numRuns: 50 },
    )
  })

  it.each(['felt', 'leather', 'knit', 'straw', 'wood', 'fur'])(
    '[ILL-74] %s fades where it is finer than a pixel',
    (name) => {
      const surface = materials[name]!
      const relief = (grain: number) =>
        Array.from({ length: 200 }, (_, nth) =>
          Math.abs(ask(surface, [nth * 0.013, 1, 0.3, nth * 0.007, 0.4], grain).relief),
        )
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
      expect(sum(relief(0.002))).toBeGreaterThan(0)
      expect(sum(relief(1))).toBeLessThan(sum(relief(0.002)))
    },
  )

  it('[ILL-87] are metal, see-through or glowing where they are to be, and nowhere else', () => {
    const at = [0.3, 1, 0.2, 0.5, 0.5] as const
    const having = (test: (spot: ReturnType<typeof ask>) => boolean) =>
      Object.keys(materials).filter((name) => test(ask(materials[name]!, at, 0.01)))
    expect(having(({ metal: share }) => share > 0)).toEqual(['metal', 'blade'])
    expect(having(({ alpha }) => alpha < 1)).toEqual(['glass'])
    expect(having(({ glow }) => glow > 0)).toEqual(['glowing'])
  })

  it('[ILL-87] have stripes where there are two colours, and a petal its heart at the foot', () => {
    const reds = (surface: Surface) =>
      new Set(Array.from({ length: 60 }, (_, nth) => ask(surface, [0, 0, 0, 0.2, nth / 60], 0.5).red))
    expect(reds(weave('#334455', '#ddaa44', 9)).size).toBe(2)
    expect(reds(weave('#334455')).size).toBe(1)
    expect(ask(materials['petal']!, [0, 0, 0, 0.5, 1], 0.5).red).toBeGreaterThan(
      ask(materials['petal']!, [0, 0, 0, 0.5, 0], 0.5).red,
    )
  })
})
