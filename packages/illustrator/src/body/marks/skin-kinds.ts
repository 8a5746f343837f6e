import type { MarkId, BodyParams } from '@eidolon/people'
import { type Color, linear, mixed } from '#geometry/color.ts'
import { blob, clamp, smoothstep } from '#geometry/interpolate.ts'
import { cellShare, tableNoise } from '#geometry/noise.ts'
import { cos } from '@eidolon/people/exact.ts'
import { clouds, feel, flat, lay, lineDistance, type Painter, spots, stain, stroke } from './brush.ts'
import type { Chart } from './chart.ts'
import { scaleLines } from './motifs.ts'
import { pairs } from '#geometry/numbers.ts'

/** Lines where cells of a bent grid meet: cracks. */
function cracks(at: Chart, size: number, grain: number): number {
  const x = at.x * size + tableNoise(at.x * 1.4, at.y * 1.4, at.z * 1.4, 301) * 0.7
  const y = at.y * size + tableNoise(at.x * 1.4, at.y * 1.4, at.z * 1.4, 302) * 0.7
  const z = at.z * size * 0.6
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  let [first, second] = [9, 9]
  for (let a = ix - 1; a <= ix + 1; a += 1) {
    for (let b = iy - 1; b <= iy + 1; b += 1) {
      const dx = a + cellShare(a, b, 1, 303) - x
      const dy = b + cellShare(a, b, 2, 303) - y
      const d = Math.sqrt(dx * dx + dy * dy + 0.02 * z)
      if (d < first) {
        second = first
        first = d
      } else if (d < second) second = d
    }
  }
  // Most edges are whole; only some have broken.
  const broken = smoothstep(-0.02, 0.18, clouds(at.x * 0.8, at.y * 0.8, at.z * 0.8, 304) + 0.1)
  return stroke((second - first) * 0.5, 0.022, grain * size) * broken
}

const scalePatch = (at: Chart): number => {
  if (at.part === 'head') {
    if (at.z < 0.2) return 0
    const cheek = blob((at.side - 0.74) ** 2 + ((at.y - 6.95) * 0.75) ** 2, 0.42)
    const temple = blob((at.side - 0.62) ** 2 + (at.y - 7.8) ** 2, 0.4)
    return smoothstep(0.16, 0.4, Math.max(cheek, temple) + 0.14 * clouds(at.x, at.y, at.z, 321))
  }
  if (at.part === 'neck')
    return smoothstep(0.1, 0.3, 0.45 * Math.abs(at.around) - 0.25 + 0.25 * clouds(at.x, at.y, at.z, 321))
  if (at.part === 'arm') return smoothstep(0.05, 0.3, 0.42 * cos(at.around) + 0.3 * clouds(at.x, at.y, at.z, 321))
  return smoothstep(0, 0.3, clouds(at.x, at.y, at.z, 321) + 0.1)
}

function onScales(at: Chart): readonly [p: number, q: number] {
  if (at.part === 'arm' || at.part === 'leg') return [at.around * 5, at.along * 8]
  if (at.part === 'neck') return [at.around * 6, at.along * 8]
  return [at.side * 9.5 + at.z * 5, at.y * 9.5]
}

/** A rainbow that turns with the form and the eye. */
function sheen(at: Chart, spread: number): Color {
  const turn = (at.x * 1.1 + at.y * 0.9 - at.z * 1.3) * spread
  return [0.5 + 0.5 * cos(turn), 0.5 + 0.5 * cos(turn - 2.1), 0.5 + 0.5 * cos(turn + 2.1)]
}

/** Seams where plates of a face or a limb meet. */
function seams(at: Chart, grain: number): number {
  if (at.part === 'head') {
    if (at.z < 0.2) return 0
    const { side: x, y } = at
    const jaw = lineDistance(pairs`0 6.44, 0.2 6.46, 0.42 6.62, 0.56 6.86, 0.9 6.98`, x, y)
    const cheek = lineDistance(pairs`0.56 6.86, 0.5 7.02, 0.62 7.16, 0.9 7.34`, x, y)
    const brow = lineDistance(pairs`0 7.98, 0.28 7.98, 0.46 7.8, 0.9 7.74`, x, y)
    const chin = x < 0.2 ? lineDistance(pairs`0.1 6.44, 0.08 6.1`, x, y) : 9
    return Math.max(
      stroke(jaw, 0.012, grain),
      stroke(cheek, 0.01, grain),
      stroke(brow, 0.01, grain),
      stroke(chin, 0.009, grain),
    )
  }
  if (at.part === 'neck') return Math.max(stroke(((at.along * 3) % 1) - 0.5, 0.04, grain * 3), 0)
  if (at.part === 'arm') {
    const rings = [
      0.35,
      at.joint - 0.18,
      at.joint + 0.18,
      at.end - 0.12,
      at.end + 0.02,
      at.end + 1,
      at.end + 1.38,
      at.end + 1.62,
    ]
    let share = 0
    for (const ring of rings) share = Math.max(share, stroke(at.along - ring, 0.016, grain))
    const long =
      at.along > at.joint + 0.18 && at.along < at.end - 0.12
        ? stroke((Math.abs(at.around) - 1.2) * 0.4, 0.013, grain)
        : 0
    return Math.max(share, long)
  }
  if (at.part === 'leg')
    return Math.max(stroke(at.along - at.joint + 0.25, 0.02, grain), stroke(at.along - at.joint - 0.25, 0.02, grain))
  return Math.max(stroke(at.y - 5.1, 0.014, grain), stroke(at.x, 0.01, grain))
}

/** What the skin itself is like. */
export function skinPainters({ marks, skin }: BodyParams): Readonly<Partial<Record<MarkId, Painter>>> {
  const own = linear(skin.colour)
  const paint = marks.paint === '' ? undefined : linear(marks.paint)
  const scaly = paint ?? mixed(own, [0.06, 0.2, 0.17], 0.6)
  return {
    scales: (spot, at) => {
      const patch = scalePatch(at)
      if (patch <= 0.02) return
      const [p, q] = onScales(at)
      const line = scaleLines(p, q, spot.grain * 9)
      const [r, g, b] = sheen(at, 2.2)
      lay(spot, mixed(scaly, [r * 0.3, g * 0.3, b * 0.3], 0.22), patch * 0.8)
      stain(spot, [0.25, 0.28, 0.28], line * patch * 0.9)
      spot.relief -= line * patch * 0.012
      feel(spot, 0.28, patch)
      spot.metal = Math.max(spot.metal, 0.25 * patch)
    },
    'porcelain-cracks': (spot, at) => {
      feel(spot, 0.3, 0.7)
      const crack = cracks(at, 1.5, spot.grain)
      lay(spot, [0.02, 0.016, 0.015], crack * 0.9)
      spot.relief -= crack * 0.012
    },
    kintsugi: (spot, at) => {
      const crack = cracks(at, 1.5, spot.grain)
      if (crack <= 0) return
      lay(spot, [0.83, 0.5, 0.13], crack)
      spot.metal = Math.max(spot.metal, crack * 0.9)
      feel(spot, 0.22, crack)
      spot.relief += crack * 0.006
    },
    'iridescent-skin': (spot, at) => {
      const [r, g, b] = sheen(at, 2.6)
      const bright = 0.35 * (spot.red + spot.green + spot.blue) + 0.12
      lay(spot, [r * bright, g * bright, b * bright], 0.4)
      feel(spot, 0.3, 0.8)
      spot.metal = Math.max(spot.metal, 0.18)
    },
    'starry-skin': (spot, at) => {
      const night: Color = paint ?? [0.025, 0.03, 0.11]
      const mist = smoothstep(-0.1, 0.7, clouds(at.x * 0.8, at.y * 0.8, at.z * 0.8, 341))
      const share = at.part === 'head' ? 0.78 : 0.93
      lay(spot, mixed(night, [0.16, 0.05, 0.24], mist * 0.75), share)
      const [p, q] = flat(at)
      for (const [cell, amount, least, max, salt] of [
        [0.16, 0.5, 0.006, 0.016, 342],
        [0.07, 0.35, 0.003, 0.007, 343],
      ] as const) {
        const [depth] = spots(p, q, cell, amount, [least + spot.grain * 0.25, max + spot.grain * 0.25], salt)
        const shine = smoothstep(0, 0.5, depth)
        if (shine <= 0) continue
        lay(spot, [0.85, 0.88, 1], shine)
        spot.glow = Math.max(spot.glow, 1.6 * shine)
      }
    },
    'metal-skin': (spot) => {
      const metal: Color = skin.colour === '#b4bac2' || !isDyed(own) ? (paint ?? [0.56, 0.57, 0.6]) : own
      lay(spot, metal, 0.96)
      spot.metal = 0.95
      spot.rough = 0.26
    },
    'stone-skin': (spot, at) => {
      const gray =
        0.26 + 0.1 * clouds(at.x * 2, at.y * 2, at.z * 2, 351) + 0.03 * tableNoise(at.x * 40, at.y * 40, at.z * 40, 352)
      lay(spot, paint ? mixed(paint, [gray, gray, gray], 0.5) : [gray, gray * 0.98, gray * 0.94], 0.92)
      const vein = stroke(tableNoise(at.x * 1.1, at.y * 0.8, at.z * 1.1, 353), 0.02, spot.grain)
      stain(spot, [0.55, 0.55, 0.58], vein * 0.5)
      spot.rough = 0.85
      spot.relief += 0.006 * tableNoise(at.x * 14, at.y * 14, at.z * 14, 354)
    },
    'bark-skin': (spot, at) => {
      const q = at.part === 'arm' || at.part === 'leg' ? at.along : at.y
      const p = at.part === 'arm' || at.part === 'leg' ? at.around * 0.5 : at.x + at.z * 0.6
      const fold = tableNoise(p * 6 + 0.7 * tableNoise(p * 2, q * 1.4, 0, 361), q * 1.1, at.z, 362)
      const groove = smoothstep(0.22, 0, Math.abs(fold))
      const face = at.part === 'head' ? 0.72 - 0.3 * blob(at.x ** 2 + (at.y - 6.95) ** 2, 0.6) : 0.92
      lay(spot, mixed([0.16, 0.1, 0.055], [0.28, 0.2, 0.12], clamp(0.5 + fold)), face)
      stain(spot, [0.3, 0.27, 0.24], groove * face)
      spot.relief -= groove * face * 0.02
      feel(spot, 0.92, face)
    },
    'android-seams': (spot, at) => {
      const seam = seams(at, spot.grain)
      feel(spot, 0.45, 0.5)
      if (seam <= 0) return
      lay(spot, [0.03, 0.032, 0.036], seam * 0.92)
      spot.relief -= seam * 0.014
    },
  }
}

const isDyed = ([red, green, blue]: Color): boolean => blue > red || green > red || (red > 0.4 && blue < 0.12)
