import { describe, expect, it } from 'vitest'
import type { Bones } from '#body/body.ts'
import type { Part } from '#geometry/part.ts'
import { finderOf } from './bind.ts'
import { carryPart, motionsBetween } from './carry.ts'

/** Two bones, each three rows of four. */
const bones = (...rows: readonly number[]): Bones => ({
  matrices: Float32Array.from(rows),
  joint: () => [0, 0, 0],
  restJoint: () => [0, 0, 0],
  carry: (_, point) => point,
  index: () => 0,
})

const still = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
/** A quarter turn to the left about the upright, and one ahead. */
const turned = [0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 1]

const part: Part = {
  name: 'sleeve',
  material: 'cloth',
  positions: Float32Array.from([1, 2, 0, 1, 2, 0]),
  normals: Float32Array.from([1, 0, 0, 1, 0, 0]),
  triangles: Uint32Array.from([0, 1, 0]),
  surface: () => {},
  twoSided: true,
  blended: false,
  castsShadow: true,
}

describe('clothes that go along', () => {
  const binding = {
    bones: Uint8Array.from([0, 1, 0, 0, 1, 0, 0, 0]),
    weights: Float32Array.from([1, 0, 0, 0, 1, 0, 0, 0]),
  }
  const from = bones(...still, ...still)

  it('stay where they are while nobody moves', () => {
    const carried = carryPart(part, binding, motionsBetween(from, from))
    expect([...carried.positions]).toEqual([...part.positions])
    expect(carried.rest).toBe(part.positions)
  })

  it('go with their own bone, normals and all', () => {
    const carried = carryPart(part, binding, motionsBetween(from, bones(...still, ...turned)))
    expect([...carried.positions.subarray(0, 3)]).toEqual([1, 2, 0])
    for (const [at, value] of [0, 2, 0].entries()) expect(carried.positions[3 + at]).toBeCloseTo(value, 5)
    for (const [at, value] of [0, 0, -1].entries()) expect(carried.normals[3 + at]).toBeCloseTo(value, 5)
  })

  it('lie between two bones without losing their girth', () => {
    const half = {
      bones: Uint8Array.from([0, 1, 0, 0, 0, 1, 0, 0]),
      weights: Float32Array.from([0.5, 0.5, 0, 0, 0.5, 0.5, 0, 0]),
    }
    const { normals } = carryPart(part, half, motionsBetween(from, bones(...still, ...turned)))
    expect(Math.hypot(normals[0]!, normals[1]!, normals[2]!)).toBeCloseTo(1, 5)
    expect(normals[0]).toBeCloseTo(Math.SQRT1_2, 5)
  })
})

describe('the finder', () => {
  it('finds the nearest three, however far off they are', () => {
    const points = Float32Array.from([0, 0, 0, 1, 0, 0, 2, 0, 0, 9, 9, 9])
    const finder = finderOf(points, 4)
    finder.near(0.1, 0, 0)
    expect([...finder.found].toSorted((one, other) => one - other)).toEqual([0, 1, 2])
    finder.near(-20, 0, 0)
    expect(finder.found[2]).toBe(0)
  })
})
