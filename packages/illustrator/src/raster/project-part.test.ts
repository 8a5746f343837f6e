import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Camera, lookAt, near, project } from '#lens/camera.ts'
import { projectPart } from './project-part.ts'

const camera: Camera = lookAt([1, 2, 10], [0, 2, 0], { focal: 30, width: 32, height: 32 })
const coordinate = fc.integer({ min: -300, max: 300 }).map((at) => at / 20)

/** Some of them before the camera and some behind it. */
const corner = fc.tuple(coordinate, coordinate, coordinate)

describe('projecting a part', () => {
  it('agrees with the camera on every vertex that is seen', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 1, maxLength: 6 }), (points) => {
        const positions = Float32Array.from(points.flat())
        const { screen, depth, clipped: some } = projectPart(camera, positions)
        expect(some).toBe([...depth].some((far) => far < near))
        points.forEach((_, at) => {
          const [x = 0, y = 0, z = 0] = positions.subarray(at * 3, at * 3 + 3)
          const wanted = project(camera, [x, y, z])
          expect(depth[at]).toBeCloseTo(wanted.depth, 6)
          const off = [(screen[at * 3] ?? 0) - wanted.x, (screen[at * 3 + 1] ?? 0) - wanted.y].map(Math.abs)
          expect(wanted.depth < near ? 0 : Math.max(...off)).toBeLessThan(1e-6)
        })
      }),
      { numRuns: 60 },
    )
  })

  it('a lift brings nearer without moving in the picture, and never before the near plane', () => {
    const positions = Float32Array.of(3, 1, -4, 0, 2, 9)
    const [plain, lifted] = [projectPart(camera, positions), projectPart(camera, positions, 2)]
    for (const at of [0, 1, 3, 4]) expect(lifted.screen[at]).toBe(plain.screen[at])
    expect(lifted.screen[2]).toBeGreaterThan(plain.screen[2] ?? 0)
    expect(1 / (lifted.screen[2] ?? 0)).toBeCloseTo(1 / (plain.screen[2] ?? 1) - 2, 6)
    expect(lifted.screen[5]).toBe(1 / near)
  })
})
