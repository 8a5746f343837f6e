import type { WeatherId } from '@eidolon/people'
import type { Light } from '#light/rig.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import type { Sky } from '#places/place.ts'

import type { Air } from './air.ts'

/**
 * Something far away that hides part of the sky: ridges, a skyline, tree tops. `azimuth` is 0 behind the person, 1 to
 * the right, -1 to the left, 2 and -2 behind the camera; `rise` is the sine of the height above the horizon.
 */
export type Layer = (azimuth: number, rise: number, out: Float32Array) => void

const entries = 128

/** The gradient as a table over the root of the height: the horizon, where most happens, gets most entries. */
function gradient(air: Air, below: Light): Float32Array {
  const table = new Float32Array((entries * 2 + 1) * 3)
  for (let at = -entries; at <= entries; at += 1) {
    const root = at / entries
    const rise = root * root
    for (let channel = 0; channel < 3; channel += 1) {
      const [low, middle, high] = [air.horizon[channel] ?? 0, air.middle[channel] ?? 0, air.zenith[channel] ?? 0]
      let value = low + (middle - low) * smoothstep(0, 0.17, rise)
      value += (high - value) * smoothstep(0.07, 0.5, rise)
      if (at < 0) value = low + ((below[channel] ?? 0) - low) * smoothstep(0, 0.05, rise)
      table[(at + entries) * 3 + channel] = value
    }
  }
  return table
}

/** How much of what is far the air itself hides. */
const veils: Record<WeatherId, number> = { clear: 0, cloudy: 0.08, rain: 0.42, snow: 0.5, fog: 0.94, storm: 0.3 }

/** The sky of an air with clouds, stars, sun or moon, and layers far away, the farthest first. */
export function makeSky(air: Air, noise: Noise, below: Light, layers: readonly Layer[] = []): Sky {
  const table = gradient(air, below)
  const [sunX, sunY, sunZ] = air.sun
  const [sunRed, sunGreen, sunBlue] = air.sunLight
  const glow: Light = air.moon ? [0.35, 0.5, 0.8] : [air.key[0] * 0.9, air.key[1] * 0.75, air.key[2] * 0.6]
  const clouds = makeClouds(air, noise)
  const veil = veils[air.weather]
  return (x, y, z, out) => {
    const root = y >= 0 ? Math.sqrt(y) : -Math.sqrt(-y)
    const place = (root + 1) * entries
    const at = Math.min(entries * 2 - 1, Math.floor(place))
    const share = place - at
    for (let channel = 0; channel < 3; channel += 1) {
      const from = table[at * 3 + channel] ?? 0
      out[channel] = from + ((table[at * 3 + 3 + channel] ?? 0) - from) * share
    }
    const facing = x * sunX + y * sunY + z * sunZ
    if (facing > 0 && air.glow > 0) {
      const two = facing * facing
      const eight = two * two * two * two
      const far = eight * eight * eight
      const near = far * far * far * far
      const wide = (eight * 0.14 + far * 0.3 + near * 0.85) * air.glow
      out[0] = (out[0] ?? 0) + glow[0] * wide
      out[1] = (out[1] ?? 0) + glow[1] * wide
      out[2] = (out[2] ?? 0) + glow[2] * wide
      const disc = air.moon ? smoothstep(0.99955, 0.9997, facing) : smoothstep(0.9991, 0.99935, facing)
      if (disc > 0) {
        const face = air.moon ? 0.65 + 0.5 * noise.cloud(x * 40, y * 40) : 1
        out[0] = (out[0] ?? 0) + sunRed * disc * face
        out[1] = (out[1] ?? 0) + sunGreen * disc * face
        out[2] = (out[2] ?? 0) + sunBlue * disc * face
      }
    }
    const azimuth = azimuthOf(x, z)
    if (y > 0) {
      if (air.stars > 0) addStars(noise, air.stars * clamp(y * 5), azimuth, y, out)
      clouds(x, y, z, azimuth, clamp(facing), out)
    }
    for (const layer of layers) layer(azimuth, y, out)
    if (veil <= 0) return
    // Thick air lies before all that is far, the more the nearer to the ground.
    const hidden = veil * (1 - 0.55 * smoothstep(0.05, 0.6, y))
    for (let channel = 0; channel < 3; channel += 1) {
      const seen = out[channel] ?? 0
      out[channel] = seen + ((air.fog.light[channel] ?? 0) - seen) * hidden
    }
  }
}

/** Once around without a single sine: 0 behind the person, growing to the right. */
export function azimuthOf(x: number, z: number): number {
  const share = x / (Math.abs(x) + Math.abs(z) + 1e-9)
  return z < 0 ? share : x >= 0 ? 2 - share : -2 - share
}

export function addStars(noise: Noise, strength: number, azimuth: number, rise: number, out: Float32Array): void {
  const [u, v] = [azimuth * 46, rise * 60]
  const [column, row] = [Math.floor(u), Math.floor(v)]
  const own = noise.cell(column + 300, row + 17)
  if (own > 0.55) return
  const dx = (u - column - 0.2 - 0.6 * noise.cell(column + 3, row + 80)) / 46
  const dy = (v - row - 0.2 - 0.6 * noise.cell(column + 9, row + 120)) / 60
  const size = 0.0007 + (own < 0.04 ? 0.0008 : own * 0.0004)
  const light = clamp(1 - Math.sqrt(dx * dx + dy * dy) / size) * strength * (own < 0.05 ? 3 : 1.4 - own)
  const warm = noise.cell(column + 70, row + 33)
  out[0] = (out[0] ?? 0) + light * (0.75 + 0.3 * warm)
  out[1] = (out[1] ?? 0) + light * 0.9
  out[2] = (out[2] ?? 0) + light * (1.15 - 0.3 * warm)
}

type Clouds = (x: number, y: number, z: number, azimuth: number, facing: number, out: Float32Array) => void

/** High veils seen from below, and heaps of clouds above the horizon seen from the side; both lit from the sun. */
function makeClouds(air: Air, noise: Noise): Clouds {
  const { cover, cloudLit, cloudShade } = air
  const [sunX, , sunZ] = air.sun
  const still = 1 - cover
  return (x, y, z, azimuth, facing, out) => {
    const flat = 1 / (y + 0.14)
    const [u, v] = [x * flat * 0.9, z * flat * 0.9]
    const veil = noise.cloud(u, v) * 0.72 + noise.hills(u * 0.31 + 5, v * 0.31) * 0.28
    const high = smoothstep(still * 0.62 + 0.16, still * 0.62 + 0.44, veil) * clamp(y * 7) * (0.55 + cover * 0.45)
    if (high > 0) {
      const towards = noise.cloud(u + sunX * 0.09, v + sunZ * 0.09)
      const lit = clamp(0.55 + (veil - towards) * 2.2 + facing * facing * 0.35)
      over(out, cloudShade, cloudLit, lit, high * 0.85)
    }
    const heap = noise.cloud(azimuth * 5.2 + 3, y * 9 + 9)
    const edge = heap * 0.62 + noise.hills(azimuth * 3.1, 4) * 0.5 - y * 1.25 - 0.68 + cover * 0.46
    const low = smoothstep(0, 0.05, edge) * smoothstep(0.005, 0.05, y)
    if (low > 0) {
      const above = noise.cloud(azimuth * 5.2 + 3 + sunX * 0.12, y * 9 + 9.25)
      const lit = clamp(0.3 + (heap - above) * 2.9 + y * 1.1 + facing * facing * 0.3)
      over(out, cloudShade, cloudLit, lit, low * 0.92)
    }
  }
}

function over(out: Float32Array, shade: Light, light: Light, lit: number, alpha: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const from = shade[channel] ?? 0
    const value = from + ((light[channel] ?? 0) - from) * lit
    out[channel] = (out[channel] ?? 0) + (value - (out[channel] ?? 0)) * alpha
  }
}
