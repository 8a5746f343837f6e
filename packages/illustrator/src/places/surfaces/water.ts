import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { clamp } from '#geometry/interpolate.ts'
import type { Sky } from '#places/place.ts'

import { shine } from './paint.ts'

export type Water = {
  /** Color where one looks straight down, in the light of the hour. */
  deep: Light
  /** Length of the waves, decimeters, and how steep they are. */
  wave: number
  steep: number
  /** White water where this is above 0, by place. */
  foam?: (x: number, z: number) => number
  foamLight?: Light
}

/** Water that mirrors the sky as waves turn it: steep looks see into it, flat ones see the horizon. */
export function water(
  sky: Sky,
  noise: Noise,
  { deep, wave, steep, foam, foamLight = [0.8, 0.85, 0.9] }: Water,
): Surface {
  const seen = new Float32Array(3)
  return (spot) => {
    const { lookX = 0, lookY = -0.3, lookZ = -0.95, x, z } = spot
    const [u, v] = [x / wave, z / wave]
    // Far away the waves are smaller than a pixel; what stays is that they blur the mirror upwards.
    const near = clamp(1.5 - spot.grain / wave)
    const tilt = steep * (0.25 + 0.75 * near)
    let nx = (noise.cloud(u, v * 1.7) - 0.5) * tilt
    let nz = (noise.cloud(u + 11.3, v * 1.7 + 4.1) - 0.5) * tilt
    const size = 1 / Math.sqrt(1 + nx * nx + nz * nz)
    nx *= size
    nz *= size
    const facing = Math.min(-0.02, lookX * nx + lookY * size + lookZ * nz)
    const away = 1 + facing
    const mirror = 0.03 + 0.97 * away * away * away * away * away
    const rx = lookX - 2 * facing * nx
    const ry = Math.max(0.015, lookY - 2 * facing * size)
    const rz = lookZ - 2 * facing * nz
    const length = 1 / Math.sqrt(rx * rx + ry * ry + rz * rz)
    sky(rx * length, ry * length, rz * length, seen)
    const white = foam ? clamp(foam(x, z)) : 0
    const share = Math.min(0.92, mirror)
    const depth = 0.8 + 0.5 * (nx + nz + 0.5)
    for (let channel = 0; channel < 3; channel += 1) {
      const below = (deep[channel] ?? 0) * depth
      const wet = below + (Math.min(4, seen[channel] ?? 0) - below) * share
      seen[channel] = wet + ((foamLight[channel] ?? 0) - wet) * white
    }
    shine(spot, seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0)
    spot.rough = 0.9
  }
}
