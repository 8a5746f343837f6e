import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { along, dot, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { type Camera, lookAt, near, project, resize } from './camera.ts'
import { blurOf, spreadAt } from './focus.ts'

const size = { focal: 900, width: 640, height: 480 }
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const point = fc.tuple(number(-30, 30), number(-30, 30), number(-30, 30))
/** Somewhere before the person, never straight above. */
const camera = fc
  .tuple(number(-20, 20), number(-8, 25), number(25, 60), number(-3, 3), number(5, 16))
  .map(([x, y, z, aside, height]): Camera => lookAt([x, y, z], [aside, height, 0], size))

describe('a camera', () => {
  it('[ILL-241] has axes of length 1 that stand on one another, and no roll', () => {
    fc.assert(
      fc.property(camera, ({ right, up, back }) => {
        for (const axis of [right, up, back]) expect(lengthOf(axis)).toBeCloseTo(1, 9)
        for (const [one, other] of [
          [right, up],
          [up, back],
          [back, right],
        ] as const)
          expect(dot(one, other)).toBeCloseTo(0, 9)
        expect(right[1]).toBeCloseTo(0, 9)
        expect(up[1]).toBeGreaterThan(0)
      }),
    )
  })

  it('[ILL-241] shows what it looks at in the middle, and what is farther away smaller', () => {
    fc.assert(
      fc.property(camera, number(1, 3), (one, step) => {
        const target = along(one.eye, one.back, -20)
        const { x, y, depth } = project(one, target)
        expect([x, y, depth].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([320, 240, 20])
        const off = (far: number) => project(one, along(along(one.eye, one.back, -far), one.right, step)).x - 320
        expect(off(20)).toBeGreaterThan(off(40))
        expect(off(40)).toBeGreaterThan(0)
        // Twice as far is half as large.
        expect(off(40) * 2).toBeCloseTo(off(20), 6)
      }),
    )
  })

  it('[ILL-241] shows what is to the right and above there in the picture', () => {
    fc.assert(
      fc.property(camera, point, number(0.1, 2), (one, at, step) => {
        const from = project(one, at)
        if (from.depth < near * 2) return
        expect(project(one, along(at, one.right, step)).x).toBeGreaterThan(from.x)
        expect(project(one, along(at, one.up, step)).y).toBeLessThan(from.y)
      }),
    )
  })

  it('[ILL-241] never divides by what lies behind it', () => {
    fc.assert(
      fc.property(camera, number(-5, 200), (one, behind) => {
        const { x, y, depth } = project(one, along(one.eye, one.back, behind))
        expect([x, y].every(Number.isFinite)).toBe(true)
        expect(depth).toBeCloseTo(-behind, 6)
      }),
    )
  })

  it('[ILL-241] shows the same at another size', () => {
    fc.assert(
      fc.property(camera, point, number(0.2, 4), (one, at, factor) => {
        const other = resize(one, one.width * factor, one.height * factor)
        const [small, large] = [project(one, at), project(other, at)]
        if (small.depth < near) return
        expect(large.x / factor).toBeCloseTo(small.x, 4)
        expect(large.y / factor).toBeCloseTo(small.y, 4)
        expect(large.depth).toBe(small.depth)
      }),
    )
  })
})

describe('focus', () => {
  const one = lookAt([0, 14, 40], [0, 14, 0], size)
  const eye: Vector = [0, 14, 40]

  it('[ILL-242] the person is sharp, and the farther from them the softer', () => {
    for (const blur of Object.values(blurOf)) {
      const focus = { depth: lengthOf(minus(eye, [0, 14, 0])), blur }
      expect(spreadAt(focus, one, focus.depth)).toBe(0)
      fc.assert(
        fc.property(number(0, 400), number(0, 400), (a, b) => {
          const [nearer, farther] = [Math.min(a, b), Math.max(a, b)]
          expect(spreadAt(focus, one, focus.depth + farther)).toBeGreaterThanOrEqual(
            spreadAt(focus, one, focus.depth + nearer),
          )
        }),
      )
    }
  })

  it('[ILL-242] nothing near fills the picture, and nothing far is softer than the lens allows', () => {
    fc.assert(
      fc.property(number(0, 1e6), (depth) => {
        const spread = spreadAt({ depth: 40, blur: blurOf.portrait }, one, depth)
        expect(spread).toBeLessThanOrEqual(2.5 * blurOf.portrait * one.height)
        expect(depth > 40 ? spread : 0).toBeLessThanOrEqual(blurOf.portrait * one.height)
      }),
    )
  })

  it('[ILL-242] the closer the framing, the softer what is behind', () => {
    const order = ['portrait', 'bust', 'half', 'three-quarter', 'full', 'wide'] as const
    const softness = order.map((framing) => blurOf[framing])
    expect(softness).toEqual(softness.toSorted((a, b) => b - a))
  })
})
