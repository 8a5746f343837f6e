import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Part } from '#geometry/part.ts'
import { flatPart, square } from '#geometry/testing.ts'
import { lookAt } from '#lens/camera.ts'
import { drawOpaque } from './draw-opaque.ts'
import { at, stride } from './fragment.ts'
import { gather } from './gather.ts'
import { makeSamples, number, wholeWindow, type Window } from './samples.ts'
import { makeScratch, type Scratch } from './scratch.ts'
import { sortBlended } from './sort-triangles.ts'
import { makeSpot } from './spot.ts'

const camera = lookAt([0, 0, 10], [0, 0, 0], { focal: 40, width: 24, height: 24 })
const never = () => {}

function seen(parts: readonly Part[], window: Window = wholeWindow(camera), scratch: Scratch = makeScratch()) {
  const samples = makeSamples(window, scratch)
  const drawn = number(parts)
  drawOpaque(drawn, camera, samples, makeSpot(), never)
  return { samples, fragments: gather(drawn, camera, samples, makeSpot(), never, scratch) }
}

describe('sorting what is seen through', () => {
  it('[ILL-44] has the nearest first, whatever the order of the parts, and leaves opaque parts out', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 1, maxLength: 8 }), (depths) => {
        const parts = depths.map((z, index) => square(0, 0, z / 10, 1, { blended: index % 3 !== 2 }))
        const { count, order, part: owner } = sortBlended(parts, camera)
        expect(count).toBe(parts.filter(({ blended }) => blended).length * 2)
        const far = Array.from(order, (triangle) => -(depths[owner[triangle] ?? 0] ?? 0))
        expect(far).toEqual(far.toSorted((one, other) => one - other))
        expect([...order].toSorted((one, other) => one - other)).toEqual([...order.keys()])
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-44] knows in which part of the picture they are, and leaves out what reaches behind the camera', () => {
    const { box, count } = sortBlended([square(0, 0, 0, 1, { blended: true })], camera)
    expect({ box, count }).toEqual({ box: { left: 8, top: 8, right: 17, bottom: 17 }, count: 2 })
    const through = flatPart([-1, 0, 0, 1, 0, 0, 0, 0, 30], [0, 1, 2], { blended: true })
    expect(sortBlended([through], camera).count).toBe(0)
    expect(sortBlended([], camera).count).toBe(0)
  })

  it('reads depth off its fragments: what is drawn first lies nearest', () => {
    const { fragments } = seen([square(0, 0, -3, 3), square(0, 0, 2, 1)])
    const middle = fragments.first[12 * 24 + 12] ?? 0
    expect(fragments.data[middle * stride + at.depth]).toBeCloseTo(8, 5)
  })
})
