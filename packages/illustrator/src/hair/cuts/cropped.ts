import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'
import { plus, times, unit, type Vector } from '#geometry/vector.ts'
import { type Comb, combTo } from '#hair/comb.ts'
import {
  type Cap,
  feathered,
  flat,
  type Grooming,
  type LockOptions,
  locksOver,
  shadeCap,
  type Style,
} from '#hair/hairdo.ts'
import { overEar, type Root } from '#hair/roots.ts'
import type { HairSheet } from '#hair/sheet.ts'

/** How much a root belongs to the top of the head rather than to its sides and back. */
const highUp = (y: number, z: number): number => smoothstep(7.72, 8.08, y - Math.max(0, 0.5 - z) * 0.12)

export const onTop = ({ at }: Root): number => highUp(at[1], at[2])

/** How much it belongs to the front edge, above the forehead. */
export const inFront = ({ inside, turn }: Root): number =>
  smoothstep(0.55, 0.1, inside) * smoothstep(1.05, 0.6, Math.abs(turn))

/** Sides and back lie flat, down and backwards. */
const sideWay: Vector = [0, -0.85, -0.5]

/** The curl that the genes give any style, small on short hair. */
function soft({ curl }: Grooming, root: Root, radius: number): Partial<LockOptions> {
  if (curl < 0.12) return {}
  return { curl: { radius: radius * curl, turns: 0.5 + curl * 1.5, phase: root.luck * 40 } }
}

type HairCut = {
  /** How hair lies below the locks. */
  readonly comb: Comb
  /** Where hair on top goes; its length and how high it lies. */
  top(root: Root): {
    readonly way: (at: Vector, share: number, out: Vector) => Vector
    readonly size: number
    readonly rise: number
  }
  /** Length at the sides; 0: shaved to the cap. */
  readonly sides: number
  /** How much of that height hair has along its way; it keeps it by nature. */
  readonly arch?: (share: number) => number
  readonly cling?: number
  /** Where the sides go; down and back by nature. */
  readonly sideWay?: Vector
  readonly count?: number
  readonly width?: number
}

/** Neighbors lie alike: what differs from lock to lock differs slowly over the head. */
export const alike = ({ rest }: Root, salt: number): number => noise(rest[0] * 4 + salt, rest[1] * 4, rest[2] * 4)

/** Up at once and then on. */
const kept = (share: number): number => smoothstep(0, 0.5, share)

/** Short hair: a sheet, a top that the cut describes, and plain sides. */
export function cropped(grooming: Grooming, cut: HairCut, cap: Cap = shadeCap): ReturnType<Style> {
  const salt = Math.floor(grooming.chance.share() * 90)
  const weight = (root: Root): number => {
    if (cut.sideWay && overEar(root)) return 0
    return cut.sides > 0 ? 0.35 + 0.65 * onTop(root) : onTop(root)
  }
  const arch = cut.arch ?? kept
  const lockOptions = (root: Root): LockOptions => {
    const top = onTop(root)
    const { way, size, rise } = cut.top(root)
    const near = alike(root, salt)
    // Short at the hairline, above the ears and in the neck above all.
    const edge = lerp(Math.min(1, 0.45 + root.inside * 2.2), 1, top) * lerp(0.5, 1, smoothstep(6.6, 7.2, root.at[1]))
    const length = lerp(cut.sides, size, top) * (0.85 + (near * 0.6 + root.luck * 0.4) * 0.3) * edge
    return {
      length: Math.max(0.12, length),
      width: (cut.width ?? 0.082) * (0.7 + 0.6 * root.luck),
      steps: 5,
      flow: (at, share, out) =>
        unit(plus(times(way(at, share, out), top), times(flat(cut.sideWay ?? sideWay, out), 1 - top))),
      height: (share) =>
        0.02 +
        (0.02 + 0.03 * top) * smoothstep(0, 0.3, share) +
        rise * top * (0.8 + near * 0.2) * arch(share) +
        0.015 * root.luck,
      weight: 0.02,
      cling: cut.cling ?? 0.85,
      layer: 0.5 + 0.5 * root.luck,
      // What lies close lies flat.
      roll: (root.luck * 11 - Math.floor(root.luck * 11) - 0.5) * clamp(rise * 6, 0, 0.8),
      taper: feathered,
      ...soft(grooming, root, 0.06),
    }
  }
  const shaved = cut.sides === 0
  const sheet: HairSheet = {
    comb: cut.comb,
    lift: (point) => 0.01 + 0.05 * smoothstep(0, 0.4, point.inside) * (0.4 + 0.6 * smoothstep(7.5, 8, point.at[1])),
    ...(shaved ? { cover: (_x: number, y: number, z: number) => highUp(y, z) } : {}),
  }
  return { cap, sheet, locks: locksOver(grooming, cut.count ?? 820, weight, lockOptions) }
}

/** Short hair grows away from here. */
export const whorl: Vector = [0.12, 8.3, -0.1]

/** Combed back it comes together here. */
export const back: Vector = [0, 7.35, -0.45]

export const shortCut: Style = (grooming) => {
  const side = grooming.chance.chance(0.5) ? 1 : -1
  return cropped(grooming, {
    comb: combTo(whorl),
    sides: 0.36,
    cling: 0.95,
    width: 0.06,
    count: 1060,
    top: (root) => ({
      size: (0.42 + grooming.length * 0.8) * (1 - inFront(root) * 0.2),
      rise: 0.05 + inFront(root) * 0.09,
      way: (_, share, out) =>
        unit(
          plus(flat([side * 0.6, 0, 0.75 - inFront(root) * 0.45], out), times(out, inFront(root) * 0.7 * (1 - share))),
        ),
    }),
  })
}
