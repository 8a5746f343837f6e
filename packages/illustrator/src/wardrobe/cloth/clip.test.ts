import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { cross, lengthOf, minus, type Vector, vertexAt } from '#geometry/vector.ts'
import { sortByCell } from '#wardrobe/cells.ts'
import { along, bordersOf, clip } from './clip.ts'
import { cutOf, cutOut, type Patch } from '#wardrobe/patch.ts'

const side = 7
const count = side * side
const positions = Float32Array.from({ length: count * 3 }, (_, at) => {
  const v = Math.floor(at / 3)
  return at % 3 === 0 ? v % side : at % 3 === 1 ? Math.floor(v / side) : 0
})
const triangles = Uint32Array.from(
  Array.from({ length: count }, (_, v) => v)
    .filter((v) => v % side < side - 1 && v < count - side)
    .flatMap((v) => [v, v + 1, v + side + 1, v, v + side + 1, v + side]),
)
const fields = fc
  .array(evenly(-1, 1), { minLength: count, maxLength: count })
  .map((values) => Float32Array.from(values))

const area = (mesh: ArrayLike<number>, places: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < mesh.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => vertexAt(places, mesh[at + k]!)) as [Vector, Vector, Vector]
    sum += lengthOf(cross(minus(b, a), minus(c, a))) / 2
  }
  return sum
}

describe('clip', () => {
  it('[ILL-75] keeps indices in range and no triangle without an area, all turned alike', () => {
    fc.assert(
      fc.property(fields, (field) => {
        const cut = clip(triangles, field)
        const places = along(cut, positions, 3)
        expect(cut.triangles.every((corner) => corner < cut.count)).toBe(true)
        for (let at = 0; at < cut.triangles.length; at += 3) {
          const [a, b, c] = [0, 1, 2].map((k) => vertexAt(places, cut.triangles[at + k]!)) as [Vector, Vector, Vector]
          expect(cross(minus(b, a), minus(c, a))[2]).toBeGreaterThan(1e-4)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('[ILL-75] parts cloth into two pieces that are the whole together', () => {
    fc.assert(
      fc.property(fields, (field) => {
        const sharp = field.map((value) => (Math.abs(value) < 0.1 ? 0.1 : value))
        const sum = [sharp, sharp.map((value) => -value)].reduce((total, one) => {
          const cut = clip(triangles, one)
          return total + area(cut.triangles, along(cut, positions, 3))
        }, 0)
        expect(sum).toBeCloseTo(area(triangles, positions), 1)
      }),
      { numRuns: 25 },
    )
  })

  it('[ILL-75] leaves everything where the field is above nought, and nothing where it is below', () => {
    const whole = clip(triangles, new Float32Array(count).fill(1))
    expect([whole.count, whole.triangles.length]).toEqual([count, triangles.length])
    expect(whole.borders.length / 2).toBe((side - 1) * 4)
    expect(clip(triangles, new Float32Array(count).fill(-1)).count).toBe(0)
  })

  it('[ILL-75] has borders that close: each corner is left as often as it is reached', () => {
    fc.assert(
      fc.property(fields, (field) => {
        const { borders } = clip(triangles, field)
        const ends = [0, 1].map((end) => borders.filter((_, at) => at % 2 === end).toSorted())
        expect(ends[0]).toEqual(ends[1])
      }),
      { numRuns: 25 },
    )
    expect(bordersOf([0, 1, 2], 3).toSorted()).toEqual(Uint32Array.of(0, 0, 1, 1, 2, 2))
    // A closed surface has none.
    expect(bordersOf([0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3], 4).length).toBe(0)
  })
})

describe('cutOut', () => {
  const patch: Patch = {
    rest: positions,
    positions: positions.map((value) => value * 2),
    outward: positions,
    skin: positions,
    arm: Float32Array.from({ length: count }, (_, v) => v),
    triangles,
  }

  it('[ILL-75] takes every triangle with some cloth, with all that belongs to its corners', () => {
    fc.assert(
      fc.property(fields, (field) => {
        const cut = cutOut(patch, cutOf(patch.triangles, field))
        const wanted = triangles.filter((_, at) => {
          const first = at - (at % 3)
          return Math.max(...[0, 1, 2].map((k) => field[triangles[first + k]!]!)) >= -0.25
        })
        expect([...cut.triangles].map((v) => cut.arm[v])).toEqual([...wanted])
        const rests = [...cut.arm].map((v) => vertexAt(positions, v))
        expect([...cut.rest]).toEqual(rests.flat())
        expect([...cut.positions]).toEqual(rests.flat().map((value) => value * 2))
      }),
      { numRuns: 20 },
    )
  })
})

describe('sortByCell', () => {
  it('[ILL-72] has every point in its own cell, once, in the order it came in', () => {
    const point = fc.tuple(evenly(-1, 2), evenly(-2, 2), evenly(-2, 1))
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), evenly(0.5, 2), (points, cell) => {
        const flat = Float32Array.from(points.flat())
        const places = points.map((_, nth) => nth * 3)
        const { low, size, starts, sorted } = sortByCell(flat, places, cell)
        expect([...sorted].toSorted((a, b) => a - b)).toEqual(places)
        let wrong = 0
        for (let i = 0; i < size[0]; i += 1)
          for (let j = 0; j < size[1]; j += 1)
            for (let k = 0; k < size[2]; k += 1) {
              const at = (i * size[1] + j) * size[2] + k
              const here = [...sorted.subarray(starts[at], starts[at + 1])]
              const cells = here.map((from) =>
                [0, 1, 2].map((axis) => Math.floor(flat[from + axis]! / cell) - low[axis]!),
              )
              wrong += cells.filter((own) => own.join() !== [i, j, k].join()).length
              wrong += here.filter((from, nth) => nth > 0 && from < here[nth - 1]!).length
            }
        expect(wrong).toBe(0)
      }),
      { numRuns: 20 },
    )
    expect(sortByCell(new Float32Array(0), [], 1).sorted.length).toBe(0)
  })
})
