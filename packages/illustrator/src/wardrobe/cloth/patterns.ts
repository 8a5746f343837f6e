import { atan2, cos, sin } from '@eidolon/people/exact.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import type { Color } from '#geometry/color.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'
import { visible } from './folds.ts'
import { dab, type Paint, tone } from './surfaces.ts'

/** How far down the sleeve from the seam it is set in with; below 0 on the trunk. */
export const offSeam = ({ v, y }: SurfacePoint): number =>
  // At the top it lies on the end of the shoulder blade, before the arm begins.
  v > 10 || v < -0.4 ? -9 : v - 0.01 + 0.27 * smoothstep(4.7, 5.5, y)

/** A coordinate that runs around limbs and trunk, and one that runs along them. */
const around = (spot: SurfacePoint): number =>
  spot.v > 10 ? (spot.v - 20) * 13 : offSeam(spot) > 0 ? aroundArm(spot) : aroundTrunk(spot)
export const lengthwise = (spot: SurfacePoint): number => (offSeam(spot) > 0 ? -spot.v : spot.y)

/** How deep trunk and legs go on where they turn to the side, and how far from the middle they do. */
const [turns, sideFrom, sideTo] = [0.75, 0.3, 0.9]

/** Around trunk and legs at rest, from the middle of the front to the sides and on to the middle of the back, which is as the front. */
function aroundTrunk({ x, z }: SurfacePoint): number {
  const past = Math.max(0, turns - Math.abs(z - 0.2)) * smoothstep(sideFrom, sideTo, Math.abs(x))
  return x < 0 ? x - past : x + past
}

/** Around the arm at rest, which is straight to the elbow and goes to the front from there; 0 outside, cut below. */
function aroundArm({ x, y, z, v }: SurfacePoint): number {
  const bent = smoothstep(1.7, 2.9, v)
  const side = Math.abs(x)
  const low = v - 2.28
  const [ax, ay, az] = [side - 1.68 - 0.636 * v, y - 5.25 + 0.772 * v, z - 0.17]
  const [bx, by, bz] = [side - 3.13 - 0.521 * low, y - 3.49 + 0.459 * low, z - 0.13 - 0.719 * low]
  const out = lerp(0.772 * ax + 0.636 * ay, 0.719 * bx + 0.69 * by - 0.08 * bz, bent)
  const forth = lerp(az, -0.459 * bx + 0.559 * by + 0.689 * bz, bent)
  return 0.5 * atan2(forth, out)
}

/** 1 on a line of this half width at 0, with soft edges as wide as a pixel. */
export const line = (off: number, half: number, grain: number): number =>
  clamp((half - Math.abs(off)) / Math.max(grain, 0.004) + 0.5)

/** -half..half: where the value lies between repeats. */
export const repeat = (value: number, every: number): number => value - every * Math.floor(value / every + 0.5)

export const stripes =
  (colour: Color, every: number, half: number, way: 'across' | 'down' = 'across'): Paint =>
  (spot) => {
    const off = repeat(way === 'across' ? lengthwise(spot) : around(spot), every)
    dab(spot, colour, line(off, half, spot.grain) * visible(half * 2, spot.grain * 0.6))
  }

/** Tartan: broad bands that darken and fine lines, both ways. */
export const plaid =
  (band: Color, thin: Color): Paint =>
  (spot) => {
    const [a, b] = [around(spot), lengthwise(spot)]
    const bands = line(repeat(a, 0.9), 0.2, spot.grain) + line(repeat(b, 0.9), 0.2, spot.grain)
    dab(spot, band, bands * 0.42)
    const lines = line(repeat(a + 0.45, 0.9), 0.025, spot.grain) + line(repeat(b + 0.45, 0.9), 0.025, spot.grain)
    dab(spot, thin, Math.min(1, lines) * 0.6 * visible(0.06, spot.grain))
  }

/** As `around`, but of skirts by how wide they are: what is strewn there keeps its shape, though it does not line up. */
export const roundabout = (spot: SurfacePoint): number => {
  if (spot.v < 10) return around(spot)
  const [x, z] = [spot.x, spot.z - 0.2]
  const angle = (spot.v - 20) * 6.283185307179586
  const far = Math.sqrt(x * x + z * z)
  // Skirts are wider than deep: without the difference what is strewn on them is as long at the back as it is high.
  return angle * (far + 0.25 * cos(2 * angle))
}

/** On the corners of its lattice the noise is as even as dice. */
const dice = (i: number, j: number, which: number): number => noise(i, j, which)

const petals = [0, 0.52, 0.495, 0.16, 0.306, -0.42, -0.306, -0.42, -0.495, 0.16]

/** Blossoms strewn over the cloth: petals around a heart, each turned and sized by its place. */
export const blossoms =
  (petal: Color, heart: Color, size: number, density: number): Paint =>
  (spot) => {
    const b = lengthwise(spot) / (size * 2.6)
    const j = Math.floor(b)
    // Every other row is set off, so that they do not stand in columns.
    const a = roundabout(spot) / (size * 2.6) + 0.5 * (j & 1)
    const i = Math.floor(a)
    if (dice(i, j, 3) > density) return
    const dx = (a - i - 0.36 - 0.28 * dice(i, j, 7)) * 2.6
    const dy = (b - j - 0.36 - 0.28 * dice(i, j, 9)) * 2.6
    const far = Math.sqrt(dx * dx + dy * dy)
    if (far > 1.1) return
    const soft = spot.grain / size + 0.05
    let off = 9
    for (let petal = 0; petal < 10; petal += 2) {
      const [px, py] = [dx - (petals[petal] ?? 0), dy - (petals[petal + 1] ?? 0)]
      off = Math.min(off, px * px + py * py)
    }
    const edge = clamp((0.4 - Math.sqrt(off)) / soft + 0.5)
    dab(spot, petal, edge * visible(size, spot.grain))
    // Darker towards the heart, so that petals part.
    dab(spot, heart, 0.35 * edge * clamp(0.8 - far) * visible(size, spot.grain))
    dab(spot, heart, clamp((0.24 - far) / soft + 0.5) * visible(size * 0.6, spot.grain))
  }

/** Ornament for brocade and trim: woven tone in tone. */
export const brocade =
  (colour: Color, size: number, share: number): Paint =>
  (spot) => {
    const a = repeat(around(spot), size)
    const row = Math.floor(lengthwise(spot) / size)
    const b = repeat(lengthwise(spot), size)
    const shift = row % 2 === 0 ? 0 : size / 2
    const c = repeat(a + shift, size)
    const star = Math.abs(c) + Math.abs(b) + 0.6 * Math.abs(Math.abs(c) - Math.abs(b))
    const ring = line(star - size * 0.34, size * 0.06, spot.grain) + line(star - size * 0.12, size * 0.07, spot.grain)
    dab(spot, colour, Math.min(1, ring) * share * visible(size * 0.3, spot.grain))
  }

/** Down quilted in bands: relief between seams. */
export const quilted =
  (every: number, height: number): Paint =>
  (spot) => {
    const off = repeat(lengthwise(spot), every) / (every / 2)
    spot.relief += height * Math.sqrt(Math.max(0, 1 - off * off))
    const seam = Math.abs(off) > 0.86 ? (Math.abs(off) - 0.86) / 0.14 : 0
    spot.open *= 1 - 0.45 * seam
  }

/** A button, stud or rivet at a place of the front. */
export function knob(spot: SurfacePoint, x: number, y: number, radius: number, colour: Color, metal = 0): void {
  if (spot.z < 0.2) return
  const [dx, dy] = [spot.x - x, spot.y - y]
  const far = (dx * dx + dy * dy) / (radius * radius)
  if (far > 1.6) return
  spot.open *= far > 1 ? 0.75 : 1
  if (far > 1) return
  dab(spot, colour, visible(radius * 2, spot.grain * 0.7))
  spot.relief += 0.035 * Math.sqrt(1 - far)
  spot.rough = 0.35
  spot.metal = metal * 0.5
}

/** Cables as thick jumpers have them, `from` the hems on: plaits of two strands, a smooth stretch between. */
export const cables =
  (every: number, from: number): Paint =>
  (spot) => {
    const seen = visible(every * 0.4, spot.grain) * smoothstep(from, from + 0.25, spot.u)
    if (seen === 0) return
    const off = repeat(around(spot), every) / (every * 0.3)
    if (off < -1.35 || off > 1.35) return
    const turn = sin((lengthwise(spot) / every) * 4.4)
    // Two strands that cross: the one on top bulges.
    const [one, other] = [off - 0.55 * turn, off + 0.55 * turn]
    const bulge = Math.max(clamp(1 - one * one * 2.6), clamp(1 - other * other * 2.6))
    const ditch = clamp(1 - Math.abs(Math.abs(off) - 1.15) * 5)
    spot.relief += 0.05 * seen * bulge
    spot.open *= 1 - seen * (0.5 * ditch + 0.3 * (1 - bulge) * (Math.abs(off) < 1 ? 1 : 0))
    tone(spot, 1 - seen * (0.18 * ditch - 0.06 * bulge))
  }

/** Small round beads, strewn: `density` says how many there are where (0..1). */
export const beads =
  (colour: Color, every: number, radius: number, density: (spot: SurfacePoint) => number): Paint =>
  (spot) => {
    const [a, b] = [roundabout(spot) / every, lengthwise(spot) / every]
    const [i, j] = [Math.floor(a), Math.floor(b)]
    const seen = visible(radius * 2, spot.grain * 0.6)
    // What is too small to be seen one by one still gleams together.
    if (seen < 1) dab(spot, colour, 0.22 * (1 - seen) * density(spot))
    if (dice(i, j, 1) > density(spot)) return
    const [dx, dy] = [a - i - 0.25 - 0.5 * dice(i, j, 5), b - j - 0.25 - 0.5 * dice(i, j, 9)]
    const far = (Math.sqrt(dx * dx + dy * dy) * every) / radius
    const there = clamp((1 - far) * (radius / Math.max(0.004, spot.grain)) + 0.5) * seen
    if (there === 0) return
    dab(spot, colour, there)
    spot.rough += (0.18 - spot.rough) * there
    spot.relief += 0.015 * there * Math.sqrt(Math.max(0, 1 - far * far))
  }
