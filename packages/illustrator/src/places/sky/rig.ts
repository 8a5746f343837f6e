import type { Direction, Grade, Light, Rig } from '#light/rig.ts'
import { added, brightness, mixed, scaled } from '#geometry/color.ts'
import { direction } from '#geometry/vector.ts'

import type { Air } from './air.ts'

const dot = (a: Direction, b: Direction): number => Math.max(0, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])

/** The light that a face turned to the camera gets, shadows aside: the mean of its two cheeks and the brow. */
export function faceLight(rig: Rig): number {
  const ways: Direction[] = [direction(0.45, 0.05, 0.9), direction(-0.45, 0.05, 0.9), direction(0, 0.3, 0.95)]
  let sum = 0
  for (const way of ways) {
    sum += brightness(rig.key.light) * dot(way, rig.key.from) + brightness(rig.fill.light) * dot(way, rig.fill.from)
    sum += brightness(mixed(rig.ground, rig.sky, 0.5 + 0.5 * way[1]))
  }
  return sum / ways.length
}

/** All lights louder or softer together. */
const dimmed = (rig: Rig, factor: number): Rig => ({
  ...rig,
  key: { ...rig.key, light: scaled(rig.key.light, factor) },
  fill: { ...rig.fill, light: scaled(rig.fill.light, factor) },
  rims: rig.rims.map((rim) => ({ ...rim, light: scaled(rim.light, factor) })),
  sky: scaled(rig.sky, factor),
  ground: scaled(rig.ground, factor),
})

/** The same light, so strong that a face comes out as bright as `aim`. */
export const aimed = (rig: Rig, aim: number): Rig => dimmed(rig, aim / faceLight(rig))

/** Light under the open sky. `bounce` is the color of the ground; a lamp may lend a hand at night. */
export function outdoorRig(air: Air, bounce: Light, lamp?: Light): Rig {
  const { side } = air
  const warm = lamp ? scaled(lamp, air.lamps) : undefined
  const ground: Light = [
    (air.ambient[0] + air.key[0] * 0.45) * bounce[0],
    (air.ambient[1] + air.key[1] * 0.45) * bounce[1],
    (air.ambient[2] + air.key[2] * 0.45) * bounce[2],
  ]
  const rig: Rig = {
    key: { from: air.keyFrom, light: warm ? added(air.key, scaled(warm, 0.6)) : air.key, soft: air.soft },
    fill: { from: direction(-0.8 * side, 0.2, 0.55), light: air.fill },
    rims: [
      { from: direction(0.75 * side, 0.38, -0.6), light: air.rim },
      {
        from: direction(-0.8 * side, 0.35, -0.55),
        light: warm ? added(scaled(air.rim, 0.3), warm) : scaled(air.rim, 0.4),
      },
    ],
    sky: air.ambient,
    ground,
  }
  return aimed(rig, air.aim)
}

/** The same light on the set. */
export const onSet = (rig: Rig, share: number, key = 1): Rig => {
  const rest = dimmed(rig, share)
  return { ...rest, key: { ...rest.key, light: scaled(rest.key.light, key) }, rims: [] }
}

export const grade = (options: Partial<Grade> = {}): Grade => ({
  exposure: 1,
  saturation: 1.05,
  contrast: 1.04,
  tint: [1, 1, 1],
  bloom: 0.22,
  vignette: 0.2,
  ...options,
})
