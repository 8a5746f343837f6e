import type { Light } from '#light/rig.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { direction } from '#geometry/vector.ts'
import type { Sky } from '#places/place.ts'

import { addStars, azimuthOf } from './dome.ts'

export type Cosmos = {
  /** Two colors of the clouds of gas. */
  gas: readonly [Light, Light]
  /** Where the planet stands, how large it is (cosine of its half angle), its colors. */
  planet: { at: readonly [number, number, number]; size: number; tones: readonly [Light, Light]; rings: boolean }
  sun: readonly [number, number, number]
}

/** Stars, clouds of gas, a planet lit from one side. */
export function cosmos(noise: Noise, { gas, planet, sun }: Cosmos): Sky {
  const at = direction(planet.at[0], planet.at[1], planet.at[2])
  const from = direction(sun[0], sun[1], sun[2])
  const width = Math.sqrt(1 - planet.size * planet.size)
  // Two axes across the line of sight to the planet.
  const right = direction(-at[2], 0, at[0])
  const up = direction(
    right[1] * at[2] - right[2] * at[1],
    right[2] * at[0] - right[0] * at[2],
    right[0] * at[1] - right[1] * at[0],
  )
  return (x, y, z, out) => {
    const azimuth = azimuthOf(x, z)
    const [u, v] = [azimuth * 2.2, y * 2.4]
    const warp = noise.cloud(u * 0.7 + 3, v * 0.7)
    const one = noise.cloud(u + warp * 1.4, v + warp)
    const two = noise.cloud(u * 1.1 + 9 - warp, v * 1.1 + 5 + warp)
    const band = clamp(1 - Math.abs(y - 0.12 - azimuth * 0.18 + (warp - 0.5) * 0.4) * 2.2)
    const first = smoothstep(0.4, 0.95, one) * (0.25 + band)
    const second = smoothstep(0.42, 0.95, two) * (0.2 + band * 0.9)
    for (let channel = 0; channel < 3; channel += 1) {
      out[channel] =
        0.006 + (channel === 2 ? 0.012 : 0.002) + (gas[0][channel] ?? 0) * first + (gas[1][channel] ?? 0) * second
    }
    addStars(noise, 0.7 + band * 0.6, azimuth, y + 4, out)
    addStars(noise, 0.4 * band + 0.25, azimuth * 1.9 + 7, y * 1.7 + 9, out)
    const facing = x * at[0] + y * at[1] + z * at[2]
    if (facing < 0.3) return
    const [px, py] = [(x * right[0] + y * right[1] + z * right[2]) / width, (x * up[0] + y * up[1] + z * up[2]) / width]
    const far = px * px + py * py
    if (far < 1.3) paintPlanet(noise, planet.tones, px, py, far, from, [right, up, at], out)
    if (planet.rings) paintRings(noise, planet.tones[0], px, py, far, out)
  }
}

type Axes = readonly [right: readonly number[], up: readonly number[], at: readonly number[]]

function paintPlanet(
  noise: Noise,
  tones: readonly [Light, Light],
  px: number,
  py: number,
  far: number,
  from: readonly number[],
  [right, up, at]: Axes,
  out: Float32Array,
): void {
  const depth = Math.sqrt(Math.max(0, 1 - far))
  let lit = 0
  for (let axis = 0; axis < 3; axis += 1) {
    const normal = (right[axis] ?? 0) * px + (up[axis] ?? 0) * py - (at[axis] ?? 0) * depth
    lit += normal * (from[axis] ?? 0)
  }
  const day = clamp(lit * 1.15 + 0.05)
  const bands = noise.cloud(px * 0.5 + py * 0.15 + 4, py * 3.2 + noise.cloud(px * 1.5, py * 1.5) * 0.7)
  const share = smoothstep(0.35, 0.65, bands)
  const edge = 1 - smoothstep(0.985, 1.0, far)
  // Air glows along the lit rim, a little beyond the edge.
  const air = clamp(1 - Math.abs(far - 1) * 4.5) * clamp(lit + 0.35)
  for (let channel = 0; channel < 3; channel += 1) {
    const base = (tones[0][channel] ?? 0) + ((tones[1][channel] ?? 0) - (tones[0][channel] ?? 0)) * share
    const seen = out[channel] ?? 0
    out[channel] = seen + (base * (0.015 + day) - seen) * edge + air * air * 0.4 * ((tones[0][channel] ?? 0) + 0.25)
  }
}

function paintRings(noise: Noise, tone: Light, px: number, py: number, far: number, out: Float32Array): void {
  const [u, v] = [px * 0.94 + py * 0.34, (py * 0.94 - px * 0.34) * 4.6]
  const radius = Math.sqrt(u * u + v * v)
  if (radius < 1.3 || radius > 2.2 || (far < 1 && v > 0)) return
  const share =
    (0.25 + 0.6 * noise.hills(radius * 14, 3)) * smoothstep(1.3, 1.36, radius) * smoothstep(2.2, 2.1, radius)
  for (let channel = 0; channel < 3; channel += 1) {
    const seen = out[channel] ?? 0
    out[channel] = seen + ((tone[channel] ?? 0) * 0.85 - seen) * share * 0.75
  }
}
