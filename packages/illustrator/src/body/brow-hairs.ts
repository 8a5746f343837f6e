import { cos, sin } from '@eidolon/people/exact.ts'
import { smoothstep, through } from '#geometry/interpolate.ts'
import { cellShare } from '#geometry/noise.ts'
import { pairs } from '#geometry/numbers.ts'

/** Hairs grow in cells of this width, so many in each, over this part of the base mesh. */
const cell = 0.02
const each = 7
const [left, bottom] = [0.02, 7.2]
const [columns, rows] = [36, 32]

/** How hairs lie, from the nose outwards, in degrees from level: upright first, along the brow, then down its end. */
const lie = pairs`0.08 74, 0.14 58, 0.22 34, 0.34 14, 0.46 -10, 0.6 -30`

/** Six numbers a hair: root, direction, length, and how readily it is there. */
const size = 6
let made: readonly Float32Array[] | undefined

/** The hairs of the left brow and of the right one, which nobody has alike. */
function hairsOf(side: 0 | 1): Float32Array {
  made ??= [makeHairs(901), makeHairs(902)]
  return made[side]!
}

function makeHairs(salt: number): Float32Array {
  const hairs = new Float32Array(columns * rows * each * size)
  for (let at = 0; at < columns * rows * each; at += 1) {
    const chance = (what: number) => cellShare(at, what, 7, salt)
    const column = Math.floor(at / each) % columns
    const row = Math.floor(at / each / columns)
    const x = left + (column + chance(0)) * cell
    const angle = ((through(lie, x) + (chance(1) + chance(2) - 1) * 26) * Math.PI) / 180
    const ends = 0.55 + 0.45 * smoothstep(0.06, 0.2, x) * smoothstep(0.66, 0.5, x)
    hairs.set(
      [x, bottom + (row + chance(3)) * cell, cos(angle), sin(angle), 0.062 * ends * (0.6 + 0.4 * chance(4)), chance(5)],
      at * size,
    )
  }
  return hairs
}

/** The hairs of somebody's brow: how much they cover at a place of the base mesh, `side` from the middle of the face. */
export type BrowHairs = (side: number, y: number, grain: number) => number

/**
 * One brow of hairs. `grown` is how thickly they grow at a place, where their roots are; wild ones lie less in order and
 * go farther out.
 */
export function browHairs(which: 0 | 1, grown: (side: number, y: number) => number, wild: number): BrowHairs {
  const hairs = hairsOf(which)
  // Where few grow, most are not there; stray ones are.
  const there = new Float32Array(columns * rows * each)
  const busy = new Uint8Array(columns * rows)
  for (let at = 0; at < there.length; at += 1) {
    const share = grown(hairs[at * size]!, hairs[at * size + 1]!) * (1.2 + 0.2 * wild) - hairs[at * size + 5]!
    if (share <= 0) continue
    there[at] = share > 0.2 ? 1 : share * 5
    busy[Math.floor(at / each)] = 1
  }
  const reach = 0.85 + 0.25 * wild
  const thick = 0.00085
  return (side, y, grain) => {
    const soft = Math.max(0.0004, grain * 0.55)
    // Hairs reach outwards, so that their roots are towards the nose.
    const fromColumn = Math.max(0, Math.floor((side - 0.062 - left) / cell))
    const toColumn = Math.min(columns - 1, Math.floor((side + 0.008 - left) / cell))
    const fromRow = Math.max(0, Math.floor((y - 0.062 - bottom) / cell))
    const toRow = Math.min(rows - 1, Math.floor((y + 0.034 - bottom) / cell))
    let passing = 1
    for (let row = fromRow; row <= toRow; row++) {
      for (let column = fromColumn; column <= toColumn; column++) {
        const place = row * columns + column
        if (busy[place] === 0) continue
        for (let at = place * each; at < place * each + each; at++) {
          const strong = there[at]!
          if (strong === 0) continue
          const here = at * size
          const dx = side - hairs[here]!
          const dy = y - hairs[here + 1]!
          const along = dx * hairs[here + 2]! + dy * hairs[here + 3]!
          const long = hairs[here + 4]! * reach
          if (along < 0 || along > long) continue
          const t = along / long
          // They bend down towards their ends.
          const off = Math.abs(dy * hairs[here + 2]! - dx * hairs[here + 3]! + 0.16 * long * t * t)
          const half = thick * (1 - 0.85 * t * t)
          if (off > half + soft) continue
          const cover = half < soft ? half / soft : 1
          const edge = (half + soft - off) / (2 * Math.min(half, soft))
          passing *= 1 - cover * (edge > 1 ? 1 : edge) * strong
        }
      }
    }
    return 1 - passing
  }
}
