import type { MarkId } from '@eidolon/people'
import type { Color } from '#geometry/color.ts'
import { blob, smoothstep } from '#geometry/interpolate.ts'
import { tableNoise } from '#geometry/noise.ts'
import type { Pack } from '#pack/pack.ts'
import { knucklesOf } from '#body/skin/knuckles.ts'
import { clouds, feel, flat, lay, lineDistance, onFace, type Painter, spots, stain, stroke } from './brush.ts'
import type { Chart } from './chart.ts'
import { handled } from './stains.ts'
import { fours, pairs } from '#geometry/numbers.ts'

const fresh: Color = [0.2, 0.007, 0.006]
const dried: Color = [0.085, 0.01, 0.008]

function bleed(spot: Parameters<Painter>[0], share: number, color: Color = fresh): void {
  if (share <= 0.01) return
  lay(spot, color, share * 0.93)
  feel(spot, 0.16, share)
  spot.relief += share * 0.004
}

/** A trace of something that ran down from a place, thinner at its end, with a drop. */
function run(at: Chart, x: number, top: number, bottom: number, half: number, grain: number, salt: number): number {
  if (at.y > top || at.y < bottom - half * 2) return 0
  const way = x + 0.02 * tableNoise(0, at.y * 6, salt, 91)
  const drop = Math.sqrt((at.x - way) ** 2 + (at.y - bottom) ** 2)
  const width = half * (0.55 + 0.3 * smoothstep(bottom, top, at.y))
  return Math.max(at.y > bottom ? stroke(at.x - way, width, grain) : 0, stroke(drop, half * 0.95, grain))
}

const spatter: Painter = (spot, at) => {
  if (at.part !== 'head' && at.part !== 'neck') return
  const face = at.part === 'neck' ? 0.5 : onFace(at)
  if (face <= 0) return
  const [p, q] = flat(at)
  const bias = smoothstep(-0.5, 0.6, at.x) * 0.5 + 0.12
  for (const [cell, least, max, salt] of fours`0.34 0.02 0.07 92, 0.12 0.005 0.022 96`) {
    const [depth] = spots(p + q * 0.15, q, cell, bias * face, [least, max], salt)
    bleed(spot, smoothstep(0, 0.12 + spot.grain * 8, depth))
  }
  if (at.part !== 'head') return
  const smear =
    smoothstep(0.2, 0.75, tableNoise(at.x * 3 + at.y, at.y * 9, 0, 98)) *
    blob((at.x - 0.5) ** 2 + (at.y - 6.8) ** 2 * 2, 0.4)
  bleed(spot, smear * 0.8, dried)
  bleed(spot, run(at, 0.3, 8.15, 7.5, 0.026, spot.grain, 3) * face)
}

const lips: readonly (readonly [number, number])[] = pairs`0.1 6.68, 0.12 6.6, 0.11 6.52`

/** Blue and red in the middle, yellow towards the edge. */
function bruise(spot: Parameters<Painter>[0], x: number, y: number, at: Chart, size: number, strength: number): void {
  const noisy = 0.3 * clouds(at.x * 2, at.y * 2, at.z * 2, 101)
  const away = Math.sqrt((at.x - x) ** 2 + ((at.y - y) * 1.25) ** 2) / size + noisy
  stain(spot, [0.86, 0.72, 0.42], smoothstep(1.25, 0.7, away) * 0.45 * strength)
  stain(spot, [0.5, 0.3, 0.5], smoothstep(0.9, 0.25, away) * 0.85 * strength)
  stain(spot, [0.5, 0.42, 0.62], smoothstep(0.5, 0.1, away) * 0.5 * strength)
}

const cut: Color = [0.1, 0.012, 0.01]

function slash(
  spot: Parameters<Painter>[0],
  at: Chart,
  points: readonly (readonly [number, number])[],
  half: number,
): void {
  const distance = lineDistance(points, at.x, at.y + 0.006 * tableNoise(at.x * 14, at.y * 14, 0, 103))
  stain(spot, [0.85, 0.5, 0.48], smoothstep(half * 5, 0, distance) * 0.7)
  const share = stroke(distance, half, spot.grain)
  lay(spot, cut, share * 0.9)
  spot.relief -= share * 0.008
  feel(spot, 0.25, share * 0.7)
}

/** Blood, and what blows have left. */
export function bloodPainters(pack: Pack): Readonly<Partial<Record<MarkId, Painter>>> {
  const knuckle = knucklesOf(pack)
  return {
    'blood-face': spatter,
    'blood-hands': (spot, at) => {
      const share = handled(at, 0.3, 123)
      if (share <= 0) return
      lay(spot, mixedBlood(at), share * 0.85)
      feel(spot, 0.2, share * 0.8)
    },
    'bloody-knuckles': (spot, at) => {
      if (at.part !== 'arm' || at.along < at.end + 0.4) return
      const near = knuckle(at.x, at.y, at.z)
      const torn = clouds(at.x * 4, at.y * 4, at.z * 4, 124)
      stain(spot, [0.72, 0.36, 0.4], smoothstep(0.15, 0.75, near) * 0.7)
      bleed(spot, smoothstep(0.62, 0.85, near + torn * 0.35), dried)
    },
    nosebleed: (spot, at) => {
      if (at.part !== 'head' || at.z < 0.9) return
      bleed(spot, run(at, 0.1, 6.83, 6.7, 0.035, spot.grain, 1))
      bleed(spot, run(at, 0.115, 6.72, 6.3, 0.024, spot.grain, 2))
      bleed(
        spot,
        0.6 * smoothstep(0.05, 0.01, Math.abs(at.y - 6.72)) * smoothstep(0.22, 0.1, Math.abs(at.x - 0.1)),
        dried,
      )
    },
    'split-lip': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.9) return
      const near = blob((at.x - 0.12) ** 2 + (at.y - 6.58) ** 2, 0.2)
      stain(spot, [0.8, 0.42, 0.46], near * 0.6)
      spot.relief += near * 0.02
      slash(spot, at, lips, 0.014)
      bleed(spot, stroke(lineDistance(lips, at.x, at.y), 0.02, spot.grain) * 0.9)
      bleed(spot, run(at, 0.13, 6.54, 6.33, 0.022, spot.grain, 5))
    },
    'blood-mouth': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.8) return
      bleed(spot, run(at, 0.2, 6.6, 6.2, 0.028, spot.grain, 6))
      bleed(spot, run(at, 0.13, 6.53, 6.34, 0.02, spot.grain, 7))
      bleed(spot, run(at, -0.17, 6.57, 6.3, 0.022, spot.grain, 8))
      const smear = blob(at.x ** 2 * 0.7 + (at.y - 6.52) ** 2 * 4, 0.26)
      bleed(spot, 0.75 * smear * smoothstep(-0.3, 0.4, clouds(at.x * 3, at.y * 5, 0, 125)))
    },
    'cut-cheek': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.6) return
      slash(spot, at, pairs`0.68 7, 0.52 6.92, 0.38 6.84`, 0.011)
      slash(spot, at, pairs`0.62 6.86, 0.48 6.78`, 0.008)
      slash(spot, at, pairs`-0.36 6.52, -0.5 6.42`, 0.009)
      bleed(spot, run(at, 0.5, 6.92, 6.72, 0.014, spot.grain, 9))
    },
    'cut-brow': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.6) return
      slash(spot, at, pairs`-0.5 7.72, -0.36 7.62, -0.3 7.52`, 0.015)
      bleed(spot, run(at, -0.5, 7.68, 6.95, 0.022, spot.grain, 10))
      bleed(spot, run(at, -0.56, 7.6, 7.2, 0.014, spot.grain, 11))
      bruise(spot, -0.4, 7.6, at, 0.2, 0.5)
    },
    'black-eye': (spot, at) => {
      if (at.part === 'head' && at.z > 0.5 && at.x > 0) bruise(spot, 0.34, 7.2, at, 0.3, 1)
    },
    'bruised-cheek': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.4) return
      bruise(spot, 0.55, 6.9, at, 0.27, 0.95)
      bruise(spot, -0.42, 6.4, at, 0.16, 0.6)
    },
  }
}

function mixedBlood(at: Chart): Color {
  const share = smoothstep(-0.3, 0.5, clouds(at.x * 2, at.y * 2, at.z * 2, 126))
  return [fresh[0] + (dried[0] - fresh[0]) * share, fresh[1], fresh[2]]
}
