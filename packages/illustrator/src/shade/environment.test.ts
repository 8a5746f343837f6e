import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unit } from '#geometry/vector.ts'
import type { Rig } from '#light/rig.ts'
import type { Sky } from '#places/place.ts'
import { lightFrom, makeEnvironment } from './environment.ts'

const rig: Rig = {
  key: { from: [0, 1, 0], light: [1, 1, 1], soft: 0.3 },
  fill: { from: [1, 0, 0], light: [0, 0, 0] },
  rims: [],
  sky: [0.2, 0.3, 0.4],
  ground: [0.2, 0.1, 0.05],
}
const even =
  (light: number): Sky =>
  (_x, _y, _z, out) =>
    out.fill(light)
/** Bright in a cone around +x, and nowhere else. */
const lamp: Sky = (x, _y, _z, out) => out.fill(x > 0.8 ? 2 : 0)

const seen = new Float32Array(3)
function from(environment: ReturnType<typeof makeEnvironment>, x: number, y: number, z: number, rough: number) {
  lightFrom(environment, ...unit([x, y, z]), rough, seen)
  return [...seen]
}

const axis = fc.integer({ min: -20, max: 20 })
const away = fc.tuple(axis, axis, axis).filter(([x, y, z]) => x * x + y * y + z * z > 0)
const rough = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10)

describe('the light from all around', () => {
  it('lies between what the sky and the ground give, in every direction and for every roughness', () => {
    const environment = makeEnvironment(even(0.5), rig)
    fc.assert(
      fc.property(away, rough, ([x, y, z], by) => {
        const [red = 0, green = 0, blue = 0] = from(environment, x, y, z, by)
        for (const [value, ground] of [
          [red, 0.14],
          [green, 0.07],
          [blue, 0.035],
        ] as const) {
          expect(value).toBeGreaterThanOrEqual(ground - 1e-5)
          expect(value).toBeLessThanOrEqual(0.5 + 1e-5)
        }
      }),
      { numRuns: 100 },
    )
  })

  it("is the sky's above and the ground's below", () => {
    const environment = makeEnvironment(even(0.5), rig)
    for (const value of from(environment, 0, 1, 0, 0)) expect(value).toBeCloseTo(0.5, 4)
    const below = from(environment, 0, -1, 0, 0)
    for (const [at, value] of [0.14, 0.07, 0.035].entries()) expect(below[at]).toBeCloseTo(value, 4)
  })

  it('comes from where it is, on every side of the fold, and spreads the more the rougher the mirror', () => {
    const environment = makeEnvironment(lamp, { ...rig, ground: [0, 0, 0] })
    const at = (x: number, y: number, z: number, by: number) => from(environment, x, y, z, by)[0] ?? 0
    expect(at(1, 0.2, 0, 0)).toBeGreaterThan(0.5)
    for (const [x, y, z] of [
      [-1, 0.2, 0],
      [0, 0.2, 1],
      [0, 0.2, -1],
      [0, 1, 0],
    ] as const)
      expect(at(x, y, z, 0)).toBeLessThan(0.05)
    const peaks = [0, 0.35, 0.7].map((by) => at(1, 0.3, 0, by))
    expect(peaks).toEqual(peaks.toSorted((one, other) => other - one))
    expect(at(0.6, 0.8, 0, 0.7)).toBeGreaterThan(at(0.6, 0.8, 0, 0))
  })

  it('has no jump: a little aside there is little else', () => {
    const environment = makeEnvironment((x, y, _z, out) => out.fill(1 + 0.5 * x + 0.3 * y), rig)
    fc.assert(
      fc.property(away, rough, ([x, y, z], by) => {
        const [one = 0] = from(environment, x, y, z, by)
        const [a, b, c] = unit([x, y, z])
        const [other = 0] = from(environment, a + 0.004, b - 0.004, c + 0.004, by)
        expect(Math.abs(one - other)).toBeLessThan(0.1)
      }),
      { numRuns: 80 },
    )
  })

  it('holds suns, which would burn out every button, and never has the pure colour of the sky', () => {
    const sun = makeEnvironment((_x, _y, _z, out) => out.set([50, 0, 0]), rig)
    const [red = 0, green = 0] = from(sun, 0, 1, 0, 0)
    expect(red).toBeLessThanOrEqual(3)
    expect(green).toBeGreaterThan(0.5)
  })

  it('is that of the walls in a room', () => {
    const inside = makeEnvironment(even(0), rig, true)
    expect(from(inside, 0, 1, 0, 0.5).every((value) => value > 0.2)).toBe(true)
  })

  it('is the same every time', () => {
    expect(makeEnvironment(lamp, rig)).toEqual(makeEnvironment(lamp, rig))
  })
})
