import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatPart } from '#geometry/testing.ts'
import { type Camera, lookAt, near, project } from '#lens/camera.ts'
import { clip, clipped } from './clip.ts'
import { drawOpaque } from './draw-opaque.ts'
import { projectPart } from './project-part.ts'
import { makeSamples, number, wholeWindow } from './samples.ts'
import { makeSpot } from './spot.ts'

const camera: Camera = lookAt([1, 2, 10], [0, 2, 0], { focal: 30, width: 32, height: 32 })
const coordinate = fc.integer({ min: -300, max: 300 }).map((at) => at / 20)

/** Some of them before the camera and some behind it. */
const corner = fc.tuple(coordinate, coordinate, coordinate)
const corners = fc.tuple(corner, corner, corner)

/** What is left of a triangle: corners as pixel x, pixel y and one over the depth. */
function cut(points: readonly (readonly number[])[]) {
  const positions = Float32Array.from(points.flat())
  const { depth } = projectPart(camera, positions)
  const count = clip(camera, positions, depth, 0, 1, 2)
  return { depth, left: Array.from({ length: count }, (_, at) => [...clipped.subarray(at * 3, at * 3 + 3)]) }
}

describe('what reaches behind the camera', () => {
  it('[ILL-43] is cut at the near plane: three corners, or four where only one of them lay behind', () => {
    fc.assert(
      fc.property(corners, (points) => {
        const { depth, left } = cut(points)
        const before = [...depth].filter((far) => far >= near).length
        expect(left).toHaveLength([0, 3, 4, 3][before] ?? 0)
        expect(left.every(([x, y, w]) => [x, y, w].every(Number.isFinite))).toBe(true)
        expect(left.every(([, , w]) => (w ?? 0) > 0 && (w ?? 0) <= 1 / near)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('[ILL-43] keeps the corners that are seen where they are', () => {
    fc.assert(
      fc.property(corners, (points) => {
        const { left } = cut(points)
        for (const one of points) {
          const { x, y, depth } = project(camera, one)
          const nearest = Math.min(...left.map(([u = 0, v = 0]) => Math.abs(u - x) + Math.abs(v - y)))
          expect(depth < near + 1e-3 ? 0 : nearest).toBeLessThan(1e-2)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('[ILL-43] has its new corners on the near plane', () => {
    const { left } = cut([
      [0, 0, 0],
      [4, 0, 20],
      [-4, 0, 20],
    ])
    expect(left).toHaveLength(3)
    expect(left[0]?.[2]).toBeCloseTo(1 / 10.05, 3)
    for (const one of left.slice(1)) expect(one[2]).toBeCloseTo(1 / near, 3)
  })

  it('[ILL-43] is drawn as the same piece that ends before the camera', () => {
    const quad = (to: number, first: number) =>
      flatPart([-2, 0, first, 2, 0, first, 2, 0, to, -2, 0, to], [0, 1, 2, 0, 2, 3])
    const seen = (to: number) => {
      const samples = makeSamples(wholeWindow(camera))
      drawOpaque(number([quad(to, -6)]), camera, samples, makeSpot(), () => {})
      return [...samples.triangle].map((id) => (id === 0 ? 0 : 1))
    }
    // The floor from far away to just before the camera, and on behind it: what lies behind shows nowhere.
    const [ends, goesOn] = [seen(9.4), seen(40)]
    expect(goesOn.filter((id, at) => id !== ends[at]).length).toBeLessThan(8)
    expect(goesOn.filter((id) => id === 1).length).toBeGreaterThan(400)
  })

  it('draws nothing of what lies behind altogether', () => {
    const samples = makeSamples(wholeWindow(camera))
    const behind = flatPart([-9, -9, 12, 9, -9, 12, 0, 9, 12], [0, 1, 2])
    drawOpaque(number([behind]), camera, samples, makeSpot(), () => {})
    expect(samples.triangle.every((id) => id === 0)).toBe(true)
  })
})
