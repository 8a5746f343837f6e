import { pow } from '@eidolon/people/exact.ts'
import { brightness, filtered, linear, mixed, scaled } from '#geometry/color.ts'
import type { Light, Rig } from '#light/rig.ts'
import type { Lighting } from './lighting.ts'

/**
 * The same light in the requested colors: of two, the first is the key's and the second comes from the
 * other side and along the outline.
 */
export function coloured(lighting: Lighting, [one, two]: readonly string[]): Lighting {
  if (one === undefined) return lighting
  const [key, other] = [hueOf(one), hueOf(two ?? one)]
  const around = mixed(key, other, 0.5)
  return {
    ...lighting,
    rig: (own, side) => {
      const rig = lighting.rig(own, side)
      return {
        ...rig,
        key: { ...rig.key, light: inColor(rig.key.light, key) },
        fill: { ...rig.fill, light: inColor(scaled(rig.fill.light, two === undefined ? 1 : 1.6), other) },
        rims: rig.rims.map((rim, at) => ({ ...rim, light: inColor(rim.light, at === 0 ? other : key) })),
        sky: inColor(rig.sky, around),
        ground: inColor(rig.ground, around),
      } satisfies Rig
    },
    left: filtered([1, 1, 1], inColor(lighting.left, mixed(around, [1, 1, 1], 0.25))),
  }
}

/** A color of cloth as one of light: as bright as white, and purer, since nothing else is seen by it. */
function hueOf(hex: string): Light {
  const [red, green, blue] = linear(hex)
  const max = Math.max(red, green, blue, 1e-4)
  const pure: Light = [pow(red / max, 1.25), pow(green / max, 1.25), pow(blue / max, 1.25)]
  // Deep blue and red would be very dark light: they get some of everything.
  const lit = mixed(pure, [1, 1, 1], 0.05)
  return scaled(lit, 1 / Math.max(0.3, brightness(lit)))
}

const inColor = (light: Light, hue: Light): Light => scaled(hue, brightness(light))
