import type { MotifId } from '@eidolon/people'
import { smoothstep } from '#geometry/interpolate.ts'
import { cellShare, tableNoise } from '#geometry/noise.ts'
import { atan2, cos, sin } from '@eidolon/people/exact.ts'
import { lineDistance, stroke } from './brush.ts'
import { fours, pairs } from '#geometry/numbers.ts'

/** How much ink lies at a place: `p` around in turns of 2π, `q` along in decimeters, `grain` the width of a pixel. */
export type Motif = (p: number, q: number, grain: number) => number

const max = (...shares: readonly number[]): number => Math.max(0, ...shares)

/** Drawings in cells of a grid, every other row shifted; `around` cells in a full turn. */
function inCells(
  around: number,
  high: number,
  draw: (u: number, v: number, own: number, grain: number) => number,
): Motif {
  return (p, q, grain) => {
    const row = Math.floor(q / high)
    const turns = (p / (2 * Math.PI)) * around + (row & 1) * 0.5
    const column = Math.floor(turns)
    const u = (turns - column) * 2 - 1
    const v = (q / high - row) * 2 - 1
    // The same cell on both sides of the seam at the back.
    const wrapped = ((column % around) + around) % around
    return draw(u, v, cellShare(wrapped, row, 3, 17), (grain * 2) / high)
  }
}

/** A rose: rows of petals round a heart, shaded towards their feet, and leaves in the corners. */
const floral = inCells(3, 0.95, (u, v, own, grain) => {
  const r = Math.sqrt(u * u + v * v)
  const turn = atan2(v, u) + own * 6.28
  const edges = [
    0.8 + 0.09 * cos(5 * turn),
    0.56 + 0.07 * cos(5 * turn + 2.4),
    0.33 + 0.05 * cos(4 * turn + 1),
  ] as const
  const rims = edges.map((edge) => stroke(r - edge, 0.035, grain))
  const folds =
    r < edges[0] && r > edges[2] ? stroke(sin(2.5 * turn + (r < edges[1] ? 1.2 : 0)) * r * 0.4, 0.025, grain) : 0
  const heart = stroke(r - 0.12 - 0.03 * turn, 0.03, grain) * (r < 0.33 ? 1 : 0)
  const shade =
    r < edges[0] ? 0.42 * smoothstep(0.24, 0, r < edges[2] ? r : r < edges[1] ? r - edges[2] : r - edges[1]) + 0.07 : 0
  const leaf = (angle: number) => {
    const a = u * cos(angle) + v * sin(angle) - 1.02
    const b = v * cos(angle) - u * sin(angle)
    const width = 0.26 * (1 - (a / 0.34) * (a / 0.34))
    if (width <= 0 || r < edges[0]) return 0
    return max(stroke(Math.abs(b) - width, 0.03, grain), stroke(b, 0.018, grain), Math.abs(b) < width ? 0.4 : 0)
  }
  return max(...rims, folds, heart, shade, leaf(0.75 + own), leaf(2.4 + own), leaf(-0.8 + own), leaf(-2.4 + own))
})

/** Rings, arcs and dots around a middle, in a lattice. */
const geometric = inCells(3, 0.95, (u, v, own, grain) => {
  const r = Math.sqrt(u * u + v * v)
  const turn = atan2(v, u)
  const petals = own > 0.5 ? 4 : 3
  const leaves = Math.abs(cos(petals * turn))
  return max(
    stroke(r - 0.2, 0.03, grain),
    stroke(r - (0.3 + 0.26 * leaves), 0.032, grain),
    stroke(r - 0.62, 0.025, grain),
    stroke(r - (0.68 + 0.2 * Math.abs(cos(petals * 2 * turn))), 0.028, grain),
    stroke(Math.abs(u) + Math.abs(v) - 1.3, 0.03, grain),
    r < 0.1 ? 1 : 0,
    r < 0.56 * leaves && r > 0.2 ? 0.4 : 0,
    stroke(Math.max(Math.abs(u), Math.abs(v)) - 0.97, 0.025, grain),
  )
})

/** Broad blades that swell and taper as they wind along. */
const tribal: Motif = (p, q, grain) => {
  const blade = (turn: number, at: number) => {
    const width = 0.12 + 0.8 * Math.abs(sin(q * 1.25 + at))
    return smoothstep(-grain * 2, grain * 2 + 0.04, cos(turn) - (1 - width))
  }
  const one = blade(p * 2 + 1.6 * sin(q * 1.5), 0.6)
  const other = blade(p * 2 - 1.2 * sin(q * 1.9 + 1) + 3.1, 2.1)
  return max(one, other) * (1 - 0.94 * one * other)
}

/** Overlapping scales as arcs; `p` and `q` count scales. */
export function scaleLines(p: number, q: number, grain: number): number {
  const row = Math.floor(q)
  let line = 0
  for (const at of [row, row + 1]) {
    const shift = at & 1 ? 0.5 : 0
    const u = p - shift - Math.floor(p - shift) - 0.5
    const v = q - at + 1
    const d = Math.sqrt(u * u + v * v * 0.32) - 0.5
    if (v > 0) line = Math.max(line, stroke(d, 0.05, grain))
  }
  return line
}

/** Something long that winds around a limb: its outline, its scales, and what stands up along its back. */
function serpent(width: number, spikes: boolean, pace: number): Motif {
  return (p, q, grain) => {
    const turns = p - q * pace - 0.45 * sin(q * 1.7)
    const away = turns - 2 * Math.PI * Math.round(turns / (2 * Math.PI))
    const body = width * (0.85 + 0.15 * sin(q * 2.3))
    const spike = spikes ? 0.28 * (1 - Math.abs(((q * 4.2) % 1) * 2 - 1)) : 0
    const edge = Math.abs(away) - body - (away > 0 ? spike : 0)
    if (edge > 0.12) return 0
    const belly = away < -body * 0.45
    const scales = belly
      ? stroke(((q * 7) % 1) - 0.5, 0.1, grain * 7) * 0.9
      : scaleLines(away * 3.6, q * 4.6, grain * 4)
    const within = edge < 0 ? max(scales * 0.85, 0.16 + 0.4 * smoothstep(body * 0.3, body, Math.abs(away))) : 0
    return max(stroke(edge, 0.06, grain * 2), within, away > body && edge < 0 ? 0.85 : 0)
  }
}

/** Waves as rows of arcs within arcs, fading in and out like a wash. */
const waves: Motif = (p, q, grain) => {
  const [u, v] = [(p / (2 * Math.PI)) * 7, q * 3.2]
  const row = Math.floor(v)
  let line = 0
  for (const at of [row + 1, row]) {
    const shift = at & 1 ? 0.5 : 0
    const a = u - shift - Math.floor(u - shift) - 0.5
    const b = v - at + 1
    const d = Math.sqrt(a * a + b * b * 0.25)
    if (d > 0.52) continue
    const ring = Math.abs(((d * 6) % 1) - 0.5)
    line = stroke(ring, 0.14, grain * 12)
    break
  }
  return line * 0.75 + 0.18 * (1 - line)
}

/** A carp: a body that bends, fins, a tail like a fan, scales. */
const koi = inCells(2, 1.7, (u, v, own, grain) => {
  const bend = 0.22 * sin(v * 2.6 + own * 6)
  const a = u * 1.15 - bend
  const long = v + 0.15
  const body = 0.42 * smoothstep(-0.95, -0.2, -Math.abs(long + 0.1) + 0.1) * (long > 0.75 ? 0 : 1)
  const tail = long > 0.45 && long < 0.98 ? 0.08 + (long - 0.45) * 0.75 : 0
  const fin = long > -0.35 && long < 0.02 ? 0.42 + (long + 0.35) * 0.7 : 0
  const edge = Math.abs(a) - Math.max(body, tail, fin)
  if (edge > 0.1) return -1
  const scales = scaleLines(a * 8, long * 9, grain * 8)
  const rays = tail > body || fin > body ? stroke(sin(a * 30), 0.3, grain * 20) * 0.6 : 0
  return max(stroke(edge, 0.035, grain), edge < 0 ? max(scales * 0.75, rays, long < -0.55 ? 0.12 : 0.06) : 0)
})

const japanese: Motif = (p, q, grain) => {
  const fish = koi(p, q, grain)
  return fish < 0 ? waves(p, q, grain) : fish
}

/** Lines of a running hand. */
const script: Motif = (p, q, grain) => {
  const row = (p / (2 * Math.PI)) * 8
  const line = Math.round(row)
  const y = (row - line) * 2
  const x = q * 13 + line * 5
  const word = Math.floor(x / 9)
  if (cellShare(word, line, 1, 5) < 0.16) return 0
  const tall = cellShare(Math.floor(x / 2.1), line, 2, 5) > 0.7 ? 0.95 : 0.42
  const height = tall * sin(x * 3) + 0.2 * tableNoise(x, line, 0, 7)
  return stroke((y - height * 0.55) / (1 + 1.4 * Math.abs(cos(x * 3))), 0.075, grain * 4)
}

const strokesOf: readonly (readonly [number, number, number, number])[] = fours`
  0 0.8 0.55 0.35, 0 0.35 0.55 -0.1, 0 0.1 -0.5 0.55, 0 -0.1 0.55 -0.6, -0.5 -0.7 0 -0.2, -0.5 0.2 0.5 -0.2,
  0.5 0.8 0.5 -0.1`

/** One letter of straight strokes on a staff, as if cut with a knife. */
export function rune(u: number, v: number, own: number, grain: number): number {
  let least = lineDistance(pairs`0 -0.8, 0 0.8`, u, v)
  const first = Math.floor(own * 7)
  for (const nth of [first, (first + 2 + Math.floor(own * 31)) % 7]) {
    const [ax, ay, bx, by] = strokesOf[nth]!
    least = Math.min(
      least,
      lineDistance(
        [
          [ax, ay],
          [bx, by],
        ],
        u,
        v,
      ),
    )
  }
  return stroke(least, 0.11, grain)
}

const runes = inCells(5, 0.55, (u, v, own, grain) => rune(u * 1.25, v * 1.2, own, grain))

/** Bars in a strip, with numbers' worth of nothing between. */
const barcode: Motif = (p, q, grain) => {
  const strip = Math.abs(p) < 0.5 ? 1 : 0
  const along = q * 2.2
  const local = along - Math.floor(along)
  if (!strip || local > 0.8) return 0
  const bar = Math.floor(q / 0.02)
  const thick = cellShare(bar, 1, 0, 9) > 0.48 ? 1 : 0
  return thick * smoothstep(0.06, 0.02, grain) + 0.5 * smoothstep(0.02, 0.06, grain)
}

export const motifs: Readonly<Record<MotifId, Motif>> = {
  floral,
  tribal,
  geometric,
  japanese,
  dragon: (p, q, grain) => max(serpent(0.7, true, 1.9)(p, q, grain), 0),
  snake: serpent(0.6, false, 1.4),
  script,
  runes,
  barcode,
}
