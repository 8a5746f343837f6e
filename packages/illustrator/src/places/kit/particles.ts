import type { Light } from '#light/rig.ts'
import type { Particles } from '#places/place.ts'
import type { Air } from '#places/sky/air.ts'
import type { Random } from '@eidolon/people'

import { brightness, mixed, scaled } from '#geometry/color.ts'

type ParticleBounds = { low: readonly [number, number, number]; high: readonly [number, number, number] }

/** Around the person and well beyond, up to the camera. */
const around: ParticleBounds = { low: [-40, 0, -60], high: [40, 40, 30] }

export type Swarm = Partial<ParticleBounds> & {
  count: number
  size: readonly [small: number, large: number]
  light: Light
  alpha: number
  soft: number
  glowing?: boolean
  trail?: readonly [number, number, number]
  drift: readonly [number, number, number]
  sway?: number
  /** Nothing of it within this distance of the person's axis. */
  apart?: number
  sprite?: Particles['sprite']
}

/** Things scattered through a box by chance; many small ones, few large. */
export function swarm(kind: Particles['kind'], random: Random, options: Swarm): Particles {
  const { count, size, light, alpha, soft, glowing = false, drift, sway = 0, trail = [0, 0, 0], apart = 0 } = options
  const { low, high } = { low: options.low ?? around.low, high: options.high ?? around.high }
  const spots = new Float32Array(count * 4)
  for (let at = 0; at < spots.length; at += 4) {
    let [x, z] = [random.between(low[0], high[0]), random.between(low[2], high[2])]
    const far = Math.sqrt(x * x + z * z) || 1
    if (far < apart) [x, z] = [(x / far) * apart, (z / far) * apart]
    const large = random.share()
    spots[at] = x
    spots[at + 1] = random.between(low[1], high[1])
    spots[at + 2] = z
    spots[at + 3] = size[0] + (size[1] - size[0]) * large * large * large
  }
  const more = options.sprite ? { sprite: options.sprite } : {}
  return { kind, spots, light, alpha, glowing, soft, trail, drift, sway, low, high, ...more }
}

/** What falls out of the sky. */
export function weatherParticles(air: Air, random: Random): Particles[] {
  const bright = brightness(air.ambient) * air.aim
  const light = scaled(mixed(air.ambient, [bright, bright, bright], 0.5), 1.1 / Math.max(0.3, bright))
  if (air.weather === 'rain' || air.weather === 'storm') {
    const storm = air.weather === 'storm'
    const slant = (storm ? 1.6 : 0.35) * -air.side
    return [
      swarm('rain', random, {
        count: storm ? 1100 : 800,
        size: [0.018, 0.04],
        light: scaled(light, 0.75 * air.aim),
        alpha: storm ? 0.34 : 0.28,
        soft: 0.5,
        trail: [slant, -4.5, 0],
        drift: [slant * 16, -72, 0],
      }),
    ]
  }
  if (air.weather !== 'snow') return []
  return [
    swarm('snow', random, {
      count: 700,
      size: [0.05, 0.16],
      light: scaled(light, 0.95 * air.aim),
      alpha: 0.85,
      soft: 0.5,
      drift: [2.5 * -air.side, -9, 0],
      sway: 1.5,
    }),
  ]
}

/** Dust in a beam of light. */
export const dust = (random: Random, light: Light, box: Partial<ParticleBounds> = {}): Particles =>
  swarm('dust', random, {
    count: 90,
    size: [0.02, 0.07],
    light,
    alpha: 0.4,
    soft: 0.8,
    glowing: true,
    drift: [0.3, 0.1, 0],
    sway: 0.8,
    low: [-22, 2, -40],
    high: [22, 30, 12],
    ...box,
  })

/** Fireflies over the ground, up to a height. */
export const fireflies = (random: Random, light: Light, count: number, high: number): Particles =>
  swarm('firefly', random, {
    count,
    size: [0.08, 0.2],
    light,
    alpha: 0.8,
    soft: 0.8,
    glowing: true,
    drift: [0.6, 0.2, 0],
    sway: 3,
    low: [-40, 1, -60],
    high: [40, high, 8],
    apart: 5,
  })

/** Lights out of focus, far behind. */
export const bokeh = (
  random: Random,
  light: Light,
  count: number,
  box: ParticleBounds,
  size: readonly [number, number],
): Particles =>
  swarm('bokeh', random, { count, size, light, alpha: 0.5, soft: 0.25, glowing: true, drift: [0, 0, 0], ...box })
