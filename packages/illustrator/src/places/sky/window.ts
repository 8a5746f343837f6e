import type { Light } from '#light/rig.ts'
import { mixed, scaled, linear } from '#geometry/color.ts'
import type { Sky } from '#places/place.ts'
import type { Scene } from '#places/scene.ts'

import type { Air } from './air.ts'
import { type Layer, makeSky } from './dome.ts'
import { skyline, treeLine } from './layers.ts'

/** Light that comes through a window, by hour and weather. */
export const daylight = (air: Air): Light => {
  const bright = { dawn: 0.85, day: 1.15, sunset: 0.95, dusk: 0.35, night: 0.12 }[air.time]
  return scaled(mixed(air.key, air.ambient, air.weather === 'clear' ? 0.15 : 0.7), bright)
}

/** What is seen through windows: trees and houses across the way, hazy and bright by day. */
export function outside({ air, noise }: Scene, city = false): Sky {
  const haze = air.fog.light
  const far = (hex: string, share: number): Light => mixed(scaled(linear(hex), air.setShare), haze, share)
  const lamps = [linear('#ffd28a', 1.6), linear('#ffb765', 1.4), linear('#cfe2ff', 1.2)]
  const layers: Layer[] = city
    ? [
        skyline(noise, 1, {
          low: 0.1,
          high: 0.42,
          often: 9,
          tone: far('#8a9cb2', 0.5),
          haze,
          lamps,
          lit: 0.35 * air.lamps,
        }),
        skyline(noise, 2, {
          low: 0.04,
          high: 0.24,
          often: 6,
          tone: far('#5f6f86', 0.25),
          haze,
          lamps,
          lit: 0.4 * air.lamps,
        }),
      ]
    : [
        treeLine(noise, 1, 0.17, far('#8fae84', 0.5), haze, false),
        treeLine(noise, 2, 0.1, far('#5d8650', 0.25), far('#7d9a6a', 0.4), false),
      ]
  return makeSky(air, noise, far('#7c8f66', 0.3), layers)
}
