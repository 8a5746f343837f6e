import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookAt } from '#lens/camera.ts'
import type { Particles } from '#places/place.ts'
import { type Airs, drawParticles } from './particles.ts'

const side = 32
const count = side * side
const camera = lookAt([0, 0, 40], [0, 0, 0], { focal: 60, width: side, height: side })
const sum = (values: Float32Array): number => values.reduce((all, value) => all + value, 0)

describe('particles', () => {
  const flake = (change: Partial<Particles> = {}): Particles => ({
    kind: 'snow',
    spots: Float32Array.of(0, 0, -20, 1.5),
    light: [1, 0.5, 0.25],
    alpha: 0.8,
    glowing: false,
    soft: 0,
    trail: [0, 0, 0],
    drift: [0, 0, 0],
    sway: 0,
    low: [-9, -9, -90],
    high: [9, 9, 9],
    ...change,
  })
  const drawn = (kinds: readonly Particles[], depth = 10_000, head = { x: -99, y: -99, radius: 1 }) => {
    const airs: Airs = {
      camera,
      wide: side,
      focus: { depth: 40, blur: 0.001 },
      place: new Float32Array(count * 3),
      depth: new Float32Array(count).fill(depth),
      veil: new Float32Array(count * 4),
      head,
    }
    drawParticles(kinds, airs)
    return airs
  }
  const middle = 16 * side + 16

  it('fall behind the person into the place and before them into the veil', () => {
    const behind = drawn([flake()])
    expect(behind.place[middle * 3]).toBeGreaterThan(0.5)
    expect(sum(behind.veil)).toBe(0)
    const before = drawn([flake({ spots: Float32Array.of(0, 0, 20, 0.5) })])
    expect(before.veil[middle * 4 + 3]).toBeGreaterThan(0.3)
    expect(sum(before.place)).toBe(0)
  })

  it('are hidden by walls, and left out when they would sit on the lens', () => {
    expect(sum(drawn([flake()], 50).place)).toBe(0)
    const near = drawn([flake({ spots: Float32Array.of(0, 0, 38, 1) })])
    expect(sum(near.place) + sum(near.veil)).toBe(0)
  })

  it('cover no more than all, whatever falls; what glows covers nothing', () => {
    const place = fc.integer({ min: -90, max: 90 }).map((value) => value / 10)
    const spots = fc.array(fc.tuple(place, place, fc.integer({ min: -30, max: 35 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(spots, fc.constantFrom(0, 0.5, 1, 2), fc.boolean(), (list, soft, glowing) => {
        const all = Float32Array.from(list.flatMap(([x, y, z, radius]) => [x, y, z, radius / 5]))
        const { veil, place: lit } = drawn([flake({ spots: all, soft, glowing, trail: [0.5, -2, 0] })])
        const covers = veil.filter((_, at) => at % 4 === 3)
        expect(covers.every((cover) => cover >= 0 && cover <= (glowing ? 0 : 1))).toBe(true)
        expect([...veil, ...lit].every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
        // Premultiplied: no light of a flake without its cover.
        const reds = veil.filter((_, at) => at % 4 === 0)
        expect(reds.every((red, at) => glowing || red <= (covers[at] ?? 0) + 1e-5)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('that lie over one another let through what each of them lets through', () => {
    const spot = [0, 0, 20, 0.8]
    const cover = (many: number) => {
      const spots = Float32Array.from(Array.from({ length: many }, () => spot).flat())
      return drawn([flake({ spots })]).veil[middle * 4 + 3] ?? 0
    }
    expect(cover(1)).toBeGreaterThan(0.5)
    expect(1 - cover(3)).toBeCloseTo((1 - cover(1)) * (1 - cover(1)) * (1 - cover(1)), 5)
  })

  it('are thinned out before the face, and streaks are longer than discs', () => {
    const before = flake({ spots: Float32Array.of(0, 0, 20, 0.5) })
    const cover = (head?: { x: number; y: number; radius: number }) =>
      drawn([before], 10_000, head).veil[middle * 4 + 3] ?? 0
    expect(cover({ x: 16, y: 16, radius: 5 })).toBeCloseTo(cover() * 0.3, 4)
    const lit = (trail: Particles['trail']) => drawn([flake({ trail })]).place.filter((value) => value > 0).length
    expect(lit([0, -6, 0])).toBeGreaterThan(lit([0, 0, 0]))
  })
})
