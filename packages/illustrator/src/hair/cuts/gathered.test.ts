import { random } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { combTo } from '#hair/comb.ts'
import { fringeLocks, straightFringe } from '#hair/fringe.ts'
import type { Grooming } from '#hair/hairdo.ts'
import { ballScalp, ballWorld } from '#hair/testing.ts'
import { behind, close, framing, strays } from './gathered.ts'

const grooming = (seed: number, more: Partial<Grooming> = {}): Grooming => ({
  world: ballWorld,
  scalp: ballScalp(),
  chance: random('hair', seed),
  length: 0.7,
  curl: 0.1,
  feminine: 1,
  hatted: false,
  ...more,
})
const seeds = Array.from({ length: 20 }, (_, at) => at)

describe('gathered hair', () => {
  const crown = { at: [0, 8.45, 0.55], normal: [0, 1, 0], rest: [0, 8.45, 0.55], inside: 0.6 } as const
  const lift = (more: Partial<Grooming>) => close(grooming(1, more), [behind], combTo(behind)).lift(crown)

  it('[ILL-542] rises over the crown instead of lying there like paint, and not under a hat', () => {
    expect(lift({})).toBeGreaterThan(0.12)
    expect(lift({ feminine: 0 })).toBeGreaterThan(0.09)
    expect(lift({ hatted: true })).toBeLessThan(0.08)
  })

  it('[ILL-542] leaves strands that frame the face to most women, down to the jaw, and to no hat', () => {
    const worn = seeds.map((seed) => framing(grooming(seed)))
    expect(worn.filter((plans) => plans.length > 0).length).toBeGreaterThan(12)
    for (const { to } of worn.flat()) expect(to?.[1]).toBeLessThan(6.8)
    expect(seeds.flatMap((seed) => framing(grooming(seed, { hatted: true })))).toEqual([])
    expect(seeds.flatMap((seed) => framing(grooming(seed, { feminine: 0 })))).toEqual([])
  })

  it('[ILL-775] has single hairs that no tie holds, thin and short; all over the head only without a hat', () => {
    const [bare, hatted] = [false, true].map((hat) => strays(grooming(3, { hatted: hat }), combTo(behind)))
    expect(bare!.length).toBeGreaterThan(hatted!.length + 40)
    for (const { width, length, to } of [...bare!, ...hatted!]) {
      expect(width).toBeLessThan(0.02)
      expect(length).toBeLessThan(0.75)
      expect(to).toBeUndefined()
    }
    for (const { length } of hatted!) expect(length).toBeLessThan(0.3)
  })

  it('[ILL-776] is cut to fringes of broad and narrow locks, each from a point to an end of its own', () => {
    const fringe = fringeLocks(grooming(4), { ...straightFringe, has: () => true })
    const widths = fringe.map(({ width }) => width).toSorted((a, b) => a - b)
    expect(widths.at(-1)).toBeGreaterThan((widths[0] ?? 1) * 1.8)
    for (const { taper } of fringe) expect(taper?.(0)).toBeLessThan(0.1)
    expect(new Set(fringe.map(({ length }) => length.toFixed(3))).size).toBeGreaterThan(fringe.length / 3)
  })
})
