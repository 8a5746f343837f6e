import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatPart, square } from '#geometry/testing.ts'
import { type Camera, lookAt, project } from '#lens/camera.ts'
import { at, stride, writeFragment } from './fragment.ts'
import { alike } from './samples.ts'
import { makeSpot } from './spot.ts'

const camera: Camera = lookAt([3, 4, 20], [0, 0, 0], { focal: 60, width: 64, height: 64 })

/** Weights of three corners that add up to 1. */
const shares = fc
  .tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }))
  .map(([a, b, c]) => [a / (a + b + c), b / (a + b + c), c / (a + b + c)] as const)

/** A slanting triangle whose texture coordinates, light and rest are told by its vertices. */
const slanting = flatPart([-4, -3, 1, 5, -2, -6, 0, 4, 3], [0, 1, 2], {
  uvs: Float32Array.of(0, 0, 1, 0, 0, 1),
  rest: Float32Array.of(0, 0, 0, 10, 0, 0, 0, 10, 0),
  light: Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
  surface: (spot) => {
    spot.red = spot.u
    spot.green = spot.v
    spot.blue = spot.x / 10
    spot.glow = spot.grain
  },
})

const pointOf = (weights: readonly [number, number, number]) =>
  [0, 1, 2].map((axis) =>
    weights.reduce((sum, share, corner) => sum + share * (slanting.positions[corner * 3 + axis] ?? 0), 0),
  ) as [number, number, number]

function fragmentAt(x: number, y: number, part = slanting): Float32Array {
  const data = new Float32Array(stride)
  expect(writeFragment(alike(part), 0, camera, x, y, makeSpot(), data, 0)).toBe(true)
  return data
}

describe('a fragment', () => {
  it('lies where the ray through its pixel meets the triangle', () => {
    fc.assert(
      fc.property(shares, (weights) => {
        const point = pointOf(weights)
        const seen = project(camera, point)
        const data = fragmentAt(seen.x, seen.y)
        for (const [axis, value] of point.entries()) expect(data[axis]).toBeCloseTo(value, 4)
        expect(data[at.depth]).toBeCloseTo(seen.depth, 4)
      }),
      { numRuns: 60 },
    )
  })

  it('asks the surface with what lies between the corners, however slanting it is seen', () => {
    fc.assert(
      fc.property(shares, (weights) => {
        const { x, y } = project(camera, pointOf(weights))
        const data = fragmentAt(x, y)
        expect(data[at.red]).toBeCloseTo(weights[1], 4)
        expect(data[at.green]).toBeCloseTo(weights[2], 4)
        expect(data[at.blue]).toBeCloseTo(weights[1], 4)
        for (const [channel, share] of weights.entries()) expect(data[at.lightRed + channel]).toBeCloseTo(share, 4)
      }),
      { numRuns: 60 },
    )
  })

  it('has a normal of length 1 that turns to whoever sees it', () => {
    const front = square(0, 0, 0, 3)
    const back = { ...front, triangles: Uint32Array.of(0, 2, 1, 0, 3, 2), normals: front.normals.map((n) => n * 3) }
    const one = fragmentAt(32, 32, front)
    const other = fragmentAt(32, 32, back)
    expect([...one.subarray(at.normalX, at.normalZ + 1)]).toEqual([0, 0, 1])
    expect(other[at.normalZ]).toBe(-1)
  })

  it('tells the surface how wide a pixel is: wider farther away and where it slants', () => {
    const grain = (z: number, part = square(0, 0, z, 4, { surface: (spot) => (spot.glow = spot.grain) })) =>
      fragmentAt(32, 32, part)[at.glow] ?? 0
    expect(grain(-10)).toBeGreaterThan(grain(0))
    expect(grain(0)).toBeGreaterThan(20 / 60)
    const steep = flatPart([-4, -4, 8, 4, -4, 8, 4, 4, -8, -4, 4, -8], [0, 1, 2, 0, 2, 3], {
      normals: Float32Array.from([0, 0.9, 0.45, 0, 0.9, 0.45, 0, 0.9, 0.45, 0, 0.9, 0.45]),
      surface: (spot) => (spot.glow = spot.grain),
    })
    expect(grain(0, steep)).toBeGreaterThan(grain(0))
  })

  it('writes what was not answered as it is by default, also after another surface answered otherwise', () => {
    const loud = square(0, 0, 0, 3, {
      surface: (spot) => Object.assign(spot, { red: 1, alpha: 0.2, rough: 0, metal: 1, glow: 9, relief: 4, open: 0 }),
    })
    const spot = makeSpot()
    const data = new Float32Array(stride * 2)
    writeFragment(alike(loud), 0, camera, 32, 32, spot, data, 0)
    writeFragment(alike(square(0, 0, 0, 3)), 0, camera, 32, 32, spot, data, stride)
    const told = (offset: number) => [at.red, at.alpha, at.metal, at.glow, at.open].map((slot) => data[offset + slot])
    expect(told(0).map((value) => Math.round((value ?? 0) * 10) / 10)).toEqual([1, 0.2, 1, 9, 0])
    expect(told(stride)).toEqual([0.5, 1, 0, 0, 1])
  })

  it('is none where the ray runs along the triangle', () => {
    const edgeOn = flatPart([0, -1, 0, 0, 1, 0, 0, 0, -4], [0, 1, 2])
    const straight = lookAt([0, 0, 10], [0, 0, 0], { focal: 60, width: 64, height: 64 })
    expect(writeFragment(alike(edgeOn), 0, straight, 32, 32, makeSpot(), new Float32Array(stride), 0)).toBe(false)
  })
})
