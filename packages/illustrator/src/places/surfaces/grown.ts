import type { Light } from '#light/rig.ts'
import type { SurfacePoint, Surface } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'

import { blend, put, seen } from './paint.ts'

/** Ground of two colors in patches, with a third, finer mottling: grass, earth, moss, sand. */
export const soil =
  (one: Light, two: Light, noise: Noise, patch = 9, rough = 0.9): Surface =>
  (spot) => {
    const large = noise.cloud(spot.x / patch, spot.z / patch)
    const small = (noise.cloud(spot.x * 0.8 + 7, spot.z * 0.8) - 0.5) * seen(spot.grain, 0.4)
    put(spot, one, 1 + small * 0.7)
    blend(spot, two, smoothstep(0.36, 0.66, large + small * 0.3))
    spot.rough = rough
    spot.relief = small * 0.12
  }

/** Ripples the wind draws into sand or snow. */
export const ripples =
  (tone: Light, shade: Light, noise: Noise, wide = 2.2, rough = 0.85): Surface =>
  (spot) => {
    const bend = noise.hills(spot.x * 0.05, spot.z * 0.05) * 6 + noise.hills(spot.x * 0.21, spot.z * 0.21)
    const place = spot.z / wide + bend
    const wave = Math.abs(place - Math.floor(place) - 0.5) * 2
    const visible = seen(spot.grain, wide)
    const fine = (noise.cloud(spot.x * 1.7, spot.z * 1.7) - 0.5) * seen(spot.grain, 0.3)
    put(spot, tone, 1 + fine * 0.25)
    blend(spot, shade, (wave * wave * 0.35 * visible + noise.cloud(spot.x * 0.03, spot.z * 0.03) * 0.3) * 0.9)
    spot.relief = wave * 0.12 * visible + fine * 0.02
    spot.rough = rough
  }

/** Bare rock in layers, moss or snow where it is told to lie. */
export const rock =
  (tone: Light, noise: Noise, cover?: { tone: Light; share: number }): Surface =>
  (spot) => {
    const large = noise.cloud(spot.x * 0.11 + spot.y * 0.07, spot.z * 0.11 + spot.y * 0.16)
    const small = (noise.cloud(spot.x * 0.6 + spot.y * 0.4, spot.z * 0.6 - spot.y * 0.5) - 0.5) * seen(spot.grain, 0.6)
    put(spot, tone, 0.6 + large * 0.8 + small * 0.5)
    if (cover) blend(spot, cover.tone, smoothstep(1 - cover.share, 1.25 - cover.share, large + small * 0.4))
    spot.relief = large * 0.25 + small * 0.2
    spot.rough = 0.9
  }

/** Bark: furrows along v. */
export const bark =
  (tone: Light, noise: Noise, moss?: Light): Surface =>
  (spot) => {
    const furrow = noise.cloud(spot.u * 0.9, spot.v * 0.14)
    put(spot, tone, 0.45 + furrow * 1.05)
    if (moss)
      blend(
        spot,
        moss,
        smoothstep(0.5, 0.7, noise.cloud(spot.u * 0.12, spot.v * 0.1)) * clamp(1.1 - spot.y / 30) * 0.75,
      )
    spot.relief = furrow * 0.2 * seen(spot.grain, 0.5)
    spot.rough = 0.95
  }

const side = 64

/** A picture of leaves, blades or petals on a card: how much of it is there, and how light each leaf is. */
export type Spray = { readonly there: Uint8Array; readonly shade: Uint8Array }

/** Leaves scattered on a card: more of them and smaller, or few and large. */
export function leafSpray(noise: Noise, leaves: number, long: number, slim: number): Spray {
  const there = new Uint8Array(side * side)
  const shade = new Uint8Array(side * side)
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const [a, b, c, d] = [0, 1, 2, 3].map((row) => noise.cell(leaf + 13, row + 50)) as [number, number, number, number]
    const [turnX, turnY] = [a * 2 - 1, (b * 2 - 1) * 0.9 - 0.25]
    const size = Math.sqrt(turnX * turnX + turnY * turnY) || 1
    const [ax, ay] = [turnX / size, turnY / size]
    // Leaves gather around the middle, so that the card has no visible edge.
    const reach = Math.sqrt(c) * (0.47 - long * 0.5)
    const [mx, my] = [0.5 + ax * reach, 0.5 + ay * reach]
    paintLeaf(there, shade, mx, my, ax, ay, long * (0.7 + d * 0.5), slim, 110 + Math.floor(a * 145))
  }
  return { there, shade }
}

/** Grass: blades that rise from the foot of the card. */
export function bladeSpray(noise: Noise, blades: number, slim: number): Spray {
  const there = new Uint8Array(side * side)
  const shade = new Uint8Array(side * side)
  for (let blade = 0; blade < blades; blade += 1) {
    const [a, b, c] = [0, 1, 2].map((row) => noise.cell(blade + 91, row + 20)) as [number, number, number]
    const lean = (a - 0.5) * 0.9
    const size = Math.sqrt(lean * lean + 1)
    const high = 0.25 + c * 0.23
    const foot = 0.12 + b * 0.76
    paintLeaf(
      there,
      shade,
      foot + (lean / size) * high,
      high / size,
      lean / size,
      1 / size,
      high,
      slim,
      120 + Math.floor(c * 135),
    )
  }
  return { there, shade }
}

function paintLeaf(
  there: Uint8Array,
  shade: Uint8Array,
  mx: number,
  my: number,
  ax: number,
  ay: number,
  long: number,
  slim: number,
  light: number,
): void {
  const low = (value: number): number => Math.max(0, Math.floor((value - long) * side))
  const high = (value: number): number => Math.min(side - 1, Math.ceil((value + long) * side))
  for (let row = low(my); row <= high(my); row += 1) {
    for (let column = low(mx); column <= high(mx); column += 1) {
      const [x, y] = [(column + 0.5) / side - mx, (row + 0.5) / side - my]
      const along = (x * ax + y * ay) / long
      if (along < -1 || along > 1) continue
      const across = Math.abs(x * ay - y * ax) / long
      const width = slim * (1 - along * along) * (1.15 - along * 0.35)
      if (across > width) continue
      const at = row * side + column
      there[at] = 255
      // The rib in the middle is lighter, the stem end darker.
      shade[at] = Math.min(255, Math.floor(light * (0.82 + along * 0.18) * (across < width * 0.2 ? 1.15 : 1)))
    }
  }
}

/** Cards of leaves: `tones` are chosen by the whole part of u, each leaf lighter or darker. */
export const foliage =
  (spray: Spray, tones: readonly Light[], glow = 0): Surface =>
  (spot: SurfacePoint) => {
    const which = Math.floor(spot.u)
    const column = Math.min(side - 1, Math.max(0, Math.floor((spot.u - which) * side)))
    const row = Math.min(side - 1, Math.max(0, Math.floor(spot.v * side)))
    const at = row * side + column
    spot.alpha = (spray.there[at] ?? 0) / 255
    const tone = tones[which % tones.length]
    if (tone) put(spot, tone, (spray.shade[at] ?? 0) / 200)
    spot.rough = 0.75
    spot.glow = glow
  }
