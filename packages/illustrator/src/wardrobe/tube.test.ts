import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { makeSpot } from '#raster/spot.ts'
import { dot, lengthOf, minus, type Vector, vertexAt } from '#geometry/vector.ts'
import { folds, visible } from './cloth/folds.ts'
import { surface } from './cloth/surfaces.ts'
import { tube } from './tube.ts'
import { type Weave, weaves } from './cloth/weaves.ts'

const circle = (count: number, far: number): Vector[] =>
  Array.from({ length: count }, (_, nth) => {
    const turn = (nth / count) * 2 * Math.PI
    return [Math.sin(turn) * far, 0, Math.cos(turn) * far]
  })
const make = (points: readonly Vector[], closed: boolean, tall = 0.2, wide = 0.1) =>
  tube({ name: 'hose', points, closed, sides: 8, radius: () => [tall, wide], up: () => [0, 1, 0], surface: () => {} })

describe('tube', () => {
  it('[ILL-86] goes around its points, as tall and wide as it is told', () => {
    fc.assert(
      fc.property(evenly(0.05, 0.4), evenly(0.05, 0.4), (tall, wide) => {
        const { positions } = make(circle(24, 2), true, tall, wide)
        for (let v = 0; v < positions.length / 3; v += 1) {
          const [x, y, z] = vertexAt(positions, v)
          const [a, b] = [y / tall, (Math.sqrt(x * x + z * z) - 2) / wide]
          expect(Math.sqrt(a * a + b * b)).toBeCloseTo(1, 1)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('[ILL-86] is whole, with normals of length 1 that point away from its middle', () => {
    const points = circle(16, 2)
    const { positions, normals, triangles } = make(points, true)
    expect(triangles.every((corner) => corner < positions.length / 3)).toBe(true)
    for (let v = 0; v < positions.length / 3; v += 1) {
      const normal = vertexAt(normals, v)
      expect(lengthOf(normal)).toBeCloseTo(1, 4)
      const middle = points[Math.floor(v / 9) % 16]!
      expect(Math.abs(dot(normal, minus(vertexAt(positions, v), middle)))).toBeGreaterThan(0.05)
    }
  })

  it('[ILL-86] closes without a seam, or stays open', () => {
    const { positions, normals } = make(circle(16, 2), true)
    const last = 16 * 9
    for (let k = 0; k < 9 * 3; k += 1) {
      expect(positions[last * 3 + k]).toBeCloseTo(positions[k]!, 5)
      expect(normals[last * 3 + k]).toBeCloseTo(normals[k]!, 5)
    }
    expect(make(circle(16, 2), false).triangles.length).toBe(15 * 8 * 6)
    expect(make(circle(16, 2), true).triangles.length).toBe(16 * 8 * 6)
  })
})

const place = fc.tuple(evenly(-2, 2), evenly(-8, 6), evenly(-1, 1.5), evenly(-0.7, 4.5))

describe('folds and weaves', () => {
  it('[ILL-74] folds keep their height, and have no steps', () => {
    fc.assert(
      fc.property(place, ([x, y, z, v]) => {
        const at = (dx: number, dy: number) => folds({ ...makeSpot(), x: x + dx, y: y + dy, z, v })
        expect(at(0, 0) >= 0 && at(0, 0) < 2.5).toBe(true)
        expect(Math.abs(at(0.001, 0) - at(0, 0))).toBeLessThan(0.05)
        expect(Math.abs(at(0, 0.001) - at(0, 0))).toBeLessThan(0.05)
      }),
      { numRuns: 200 },
    )
  })

  it('[ILL-74] what is finer than a pixel is not seen, and what is larger wholly', () => {
    expect([visible(0.1, 0.01), visible(0.1, 1)]).toEqual([1, 0])
    fc.assert(
      fc.property(evenly(0.02, 1), evenly(0.001, 0.5), evenly(0, 0.2), (size, grain, more) => {
        expect(visible(size, grain + more)).toBeLessThanOrEqual(visible(size, grain))
        expect(visible(size + more, grain)).toBeGreaterThanOrEqual(visible(size, grain))
      }),
    )
  })

  it.each(Object.keys(weaves) as Weave[])('[ILL-245] %s answers with possible colours and a roughness', (weave) => {
    const cloth = surface([0.5, 0.3, 0.2], weave, { hem: 0.1 })
    fc.assert(
      fc.property(place, evenly(0.002, 0.3), evenly(0, 1), ([x, y, z, v], grain, u) => {
        const spot = { ...makeSpot(), x, y, z, v, u, grain }
        cloth(spot)
        const answers = [spot.red, spot.green, spot.blue, spot.rough, spot.metal, spot.open]
        expect(answers.every((value) => value >= 0 && value <= 1)).toBe(true)
        expect(Math.abs(spot.relief)).toBeLessThan(0.4)
        const again = { ...makeSpot(), x, y, z, v, u, grain }
        cloth(again)
        expect(again).toEqual(spot)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-75] a hem is thicker and has its stitches in the colour of the thread', () => {
    const red = (u: number, thread: readonly [number, number, number]) => {
      const spot = { ...makeSpot(), x: 0.4, y: 2, z: 0.5, v: -1, u, grain: 0.002 }
      surface([0.2, 0.2, 0.2], 'spandex', { folds: 0, hem: 0.2, thread })(spot)
      return spot
    }
    expect(red(0.16, [1, 0, 0]).red).toBeGreaterThan(red(0.16, [0, 0, 0]).red + 0.4)
    expect(red(0.3, [1, 0, 0]).red).toBe(red(0.3, [0, 0, 0]).red)
    expect(red(0.1, [1, 0, 0]).relief).toBeGreaterThan(red(0.3, [1, 0, 0]).relief)
  })
})
