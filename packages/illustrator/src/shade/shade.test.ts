import { describe, expect, it } from 'vitest'
import { lookAt } from '#lens/camera.ts'
import type { Rig } from '#light/rig.ts'
import { dot, unit } from '#geometry/vector.ts'
import { floor, square } from '#geometry/testing.ts'
import { makeSpot } from '#raster/spot.ts'
import { wholeWindow } from '#raster/samples.ts'
import { drawLayer } from './draw-layer.ts'
import { makeEnvironment } from './environment.ts'
import { groundUnder, openAt } from './ground.ts'
import { lightsFor } from './lights.ts'
import { makeShadowMap } from './shadow-map.ts'
import { litAt, shadowsOf } from './shadows.ts'

const camera = lookAt([0, 0, 20], [0, 0, 0], { focal: 60, width: 32, height: 32 })
const never = () => {}

const rig = (strength: number): Rig => ({
  key: { from: unit([-0.4, 0.5, 0.7]), light: [strength, strength, strength], soft: 0.3 },
  fill: { from: unit([1, 0, 0.5]), light: [strength * 0.2, strength * 0.2, strength * 0.2] },
  rims: [],
  sky: [strength * 0.2, strength * 0.2, strength * 0.25],
  ground: [strength * 0.1, strength * 0.1, strength * 0.1],
})

describe('shadows', () => {
  const from = unit([0, 1, 0.0001])
  const map = makeShadowMap(
    [square(0, 0, 0, 1), floor(5, 1)],
    { from, center: [0, 2, 0], radius: 8, size: 256 },
    makeSpot(),
    never,
  )
  const lit = (x: number, y: number, soft: number) =>
    Array.from({ length: 16 }, (_, turn) => litAt([shadowsOf([map], soft)], x, y, 0, 0, 1, 0, 0, turn)).reduce(
      (sum, one) => sum + one / 16,
      0,
    )

  it('[ILL-45] darkens what lies behind something and nothing else', () => {
    expect(lit(0.5, 1, 0)).toBe(0)
    expect(lit(3, 1, 0)).toBe(1)
    expect(lit(0, 5.2, 0)).toBe(1)
  })

  it('[ILL-45] is softer farther from what throws it and under softer light', () => {
    // Just outside the edge's shadow some light is already missing, the more the softer.
    expect(lit(1.08, 4.6, 0.2)).toBeGreaterThan(lit(1.08, 0.2, 0.2))
    expect(lit(1.3, 0.2, 0)).toBeGreaterThan(lit(1.3, 0.2, 1))
  })

  it('[ILL-46] darkens the ground under whoever stands on it, most where they touch it', () => {
    const person = floor(0, 0.4)
    const dense = { ...person, positions: Float32Array.from(grid(0.4, 0.02)) }
    const ground = groundUnder([dense], { x: 0, z: 0 }, 14, 0)
    const open = (x: number, y: number, z: number, ny: number) => openAt(ground, x, y, z, ny)
    expect(open(0, 0, 0, 1)).toBeLessThan(0.4)
    expect(open(1.2, 0, 0, 1)).toBeGreaterThan(open(0.5, 0, 0, 1))
    expect(open(10, 0, 0, 1)).toBe(1)
    expect(open(0, 5, 0, 1)).toBe(1)
  })
})

describe('light', () => {
  it('[ILL-47] leaves no face in the dark, however dim the place', () => {
    const face = unit([0, 0.1, 1])
    for (const strength of [0, 0.05, 0.3, 1, 2]) {
      for (const exposure of [0.4, 1, 2]) {
        const lights = lightsFor(rig(strength), camera, exposure)
        const at = (light: { from: readonly [number, number, number]; light: readonly number[] }) =>
          Math.max(0, dot(light.from, face)) * light.light[1]!
        const sum = at(lights.key) + at(lights.fill) + at(lights.front) + lights.sky[1] * 0.5 + lights.ground[1] * 0.5
        expect(sum * exposure).toBeGreaterThan(0.45)
      }
    }
  })

  it('[ILL-48] stands where every eye that looks at the camera mirrors it within its iris', () => {
    for (const x of [-1, 1]) {
      const from = unit([x, 0.3, -0.5])
      const { catchLight } = lightsFor({ ...rig(1), key: { ...rig(1).key, from } }, camera, 1)
      const half = unit([catchLight.from[0], catchLight.from[1], catchLight.from[2] + 1])
      // How far from the eye's middle it shines, in radii of the eyeball; an iris has half of that.
      expect(Math.sqrt(half[0] * half[0] + half[1] * half[1])).toBeLessThan(0.35)
      expect(half[1]).toBeGreaterThan(0.05)
    }
  })

  it('takes part of the blue of cool light for white on skin, and leaves cloth and warm light alone', () => {
    const environment = makeEnvironment((_x, _y, _z, out) => out.fill(0.2), rig(1))
    const drawn = (material: 'skin' | 'cloth', key: readonly [number, number, number]) => {
      const light = { ...rig(1), key: { ...rig(1).key, light: key }, sky: key, ground: key }
      const layer = drawLayer({
        name: 'test',
        parts: [square(0, 0, 0, 5, { material })],
        camera,
        window: wholeWindow(camera),
        shader: { lights: lightsFor(light, camera, 1), environment },
        lit: [],
        reach: 0.01,
        pause: never,
      })
      const at = (16 * 32 + 16) * 3
      return layer.colour[at + 2]! / layer.colour[at]!
    }
    expect(drawn('skin', [0.3, 0.4, 0.6])).toBeLessThan(drawn('cloth', [0.3, 0.4, 0.6]) * 0.85)
    expect(drawn('skin', [0.6, 0.5, 0.4])).toBeLessThan(drawn('skin', [0.5, 0.5, 0.5]))
  })

  it('[ILL-54] lights by relief: a slope that turns to the light is brighter than one that turns away', () => {
    const lights = lightsFor(rig(1), camera, 1)
    const environment = makeEnvironment((_x, _y, _z, out) => out.fill(0.2), rig(1))
    const ridge = square(0, 0, 0, 5, { surface: (spot) => (spot.relief = -0.6 * Math.abs(spot.x)) })
    const layer = drawLayer({
      name: 'test',
      parts: [ridge],
      camera,
      window: wholeWindow(camera),
      shader: { lights, environment },
      lit: [],
      reach: 0.01,
      pause: never,
    })
    // The key light comes from the left.
    const [left, right] = [16 * 32 + 11, 16 * 32 + 21]
    expect(layer.colour[left * 3]!).toBeGreaterThan(layer.colour[right * 3]! * 1.2)
    expect(layer.colour.every((value) => Number.isFinite(value))).toBe(true)
  })
})

function grid(half: number, step: number): number[] {
  const points: number[] = []
  for (let x = -half; x <= half; x += step) for (let z = -half; z <= half; z += step) points.push(x, 0, z)
  return points
}
