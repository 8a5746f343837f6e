import { clamp, smoothstep, through } from '#geometry/interpolate.ts'
import { ripple } from '#geometry/noise.ts'
import { plus, times, unit, type Vector } from '#geometry/vector.ts'
import { combFrom } from '#hair/comb.ts'
import { flat, type Grooming, type LockOptions, locksOver, shadeCap, type Style } from '#hair/hairdo.ts'
import { fringeLocks, straightFringe } from '#hair/fringe.ts'
import type { ScalpPoint } from '#hair/scalp.ts'
import type { Root } from '#hair/roots.ts'
import { asin } from '@eidolon/people/exact.ts'
import { pairs } from '#geometry/numbers.ts'

/** Where hair of this length ends, in the head's measure. */
export const endsAt = (length: number): number => through(pairs`0.1 7.2, 0.45 6.25, 0.6 5.5, 0.85 4.2, 1 3.2`, length)

/** How long a lock must be to reach down to a height: over the round of the head, then straight. */
export function reaching(root: { readonly at: readonly [number, number, ...number[]] }, end: number): number {
  const arc = asin(clamp((root.at[1] - 7.6) / 0.92, -1, 1)) * 0.95
  return Math.max(0.15, root.at[1] > 7.6 ? arc + 7.6 - end : root.at[1] - end)
}

/** Full down to where it ends in a soft point. */
const drawnOut = (share: number): number => Math.min(1, 0.5 + share * 4) * (1 - 0.7 * share * share * share * share)

type Fall = {
  readonly parting: number
  readonly end: number
  readonly volume: number
  readonly fringe: boolean
  /** Tips turn towards the neck. */
  readonly inward: number
  readonly count: number
  readonly steps: number
  readonly curl: { readonly radius: number; readonly turns: number }
}

/** Height of the shoulders, where hair must have decided for chest or back. */
const shoulders = 5.75

/** How much it must go to the front or back on its way down to be past the shoulders in time. */
export const passing = ([, y, z]: Vector, goal: number): number =>
  clamp((goal - z) / Math.max(0.3, y - shoulders), -1, 1) * smoothstep(7, 6.4, y)

export function falling(grooming: Grooming, fall: Fall): ReturnType<Style> {
  const { chance } = grooming
  const salt = Math.floor(chance.share() * 900)
  const longest = reaching({ at: [0, 8.45] }, fall.end)
  const lockOptions = (root: Root): LockOptions => {
    const side = root.at[0] - fall.parting + (root.luck - 0.5) * 0.08 > 0 ? 1 : -1
    // Neighbors do alike: what differs from lock to lock differs slowly around the head.
    const round = Math.abs(root.turn) + side * 20
    const alike = ripple(round * 3.5, salt)
    const front = smoothstep(0.75, 0.35, Math.abs(root.turn))
    const forward = Math.abs(root.turn) + (alike - 0.5) * 0.5 + (root.luck - 0.5) * 0.2 < 1.5
    const end = fall.end + (alike * 0.7 + root.luck * 0.3 - 0.4) * (7.4 - fall.end) * 0.16
    const length = reaching(root, end)
    const crown = smoothstep(7.9, 8.3, root.at[1])
    // Roots of the temples frame the face, those above the forehead go back to the sides.
    const framing = smoothstep(1.0, 0.6, Math.abs(root.turn))
    const atTemple = smoothstep(1.25, 1, Math.abs(root.turn)) * smoothstep(0.3, 0.55, Math.abs(root.turn))
    const turns = (fall.curl.turns * length) / longest
    return {
      length,
      // Narrow enough that none is seen as a ribbon; curls show both their sides.
      width: 0.15 + 0.02 * Math.min(1, fall.curl.radius / 0.15),
      taper: drawnOut,
      steps: Math.max(fall.steps, Math.round(turns * 5)),
      flow: (at, share, out) => {
        const high = smoothstep(7.35, 7.9, at[1])
        const low = smoothstep(6.9, 6.2, at[1])
        const comb = flat([side * (0.9 + front * 0.5), -0.5, -0.1 * smoothstep(0.9, 1.2, at[2]) * framing - 0.04], out)
        // In front it lies on the collarbones, not in the neck of a shirt.
        const clear = at[2] > 0.35 ? smoothstep(0.75, 0.5, Math.abs(at[0])) * low : 0
        const turned = fall.inward * (0.25 * low + 0.75 * smoothstep(0.6, 1, share))
        // What grows at the temples falls before the ears, and lies on the cheek's edge.
        const before = atTemple * smoothstep(7.75, 7.5, at[1]) * smoothstep(6.6, 6.9, at[1])
        const drop: Vector = [
          side * (clear * 0.8 - turned - 0.35 * before),
          -1,
          passing(at, forward ? 0.95 : -0.45) +
            before * clamp((1.02 - at[2]) * 1.6, -0.3, 0.6) -
            0.1 * smoothstep(0.95, 1.15, at[2]),
        ]
        return unit(plus(times(comb, high), times(drop, 1 - high)))
      },
      height: (share) =>
        0.02 +
        // Highest near the roots, as high as the sheet there: below it a lock would come out of it in a step.
        (0.07 + 0.03 * crown + 0.09 * crown * smoothstep(0.7, 0.25, share)) * smoothstep(0, 0.3, share) +
        root.luck * fall.volume * smoothstep(0.25, 0.7, share),
      smooth: true,
      grip: 0.55,
      weight: 0.06,
      cling: 0.8,
      layer: root.luck,
      roll: (root.luck * 17 - Math.floor(root.luck * 17) - 0.35) * 1.9,
      // The wave is one for all: it counts from the parting, wherever the lock begins.
      curl: {
        radius: fall.curl.radius,
        turns,
        from: 0.3 * Math.min(1, (length / longest) * 1.2),
        phase: (fall.curl.turns - turns) * 6.283185307179586 + alike * 5 + root.luck * 0.9,
      },
    }
  }
  // Combed aside it would lie across the forehead.
  const onBrink = (root: Root): boolean =>
    (root.inside < 0.1 && Math.abs(root.turn) < 0.6) ||
    (root.at[2] > 0.1 && Math.abs(root.at[0] - fall.parting) < 0.035)
  const fringe = grooming.fringe ?? (fall.fringe ? straightFringe : undefined)
  const front = fringe ? fringeLocks(grooming, fringe) : []
  const over = locksOver(
    grooming,
    Math.round(fall.count * 1.5),
    (root) => (fringe?.has(root) || onBrink(root) ? 0 : root.at[1] > 7.2 ? 1 : 0.6),
    lockOptions,
  )
  // Behind neck and ears a dense curtain, so that nobody sees through the hair.
  const behind = locksOver(
    grooming,
    200,
    (root) => (root.at[1] < 7.6 && Math.abs(root.turn) > 1.5 ? 1 : 0),
    (root) => ({
      ...lockOptions(root),
      width: 0.4,
      height: (share) => 0.05 + 0.06 * share + root.luck * 0.05,
      layer: 0.5,
      curl: undefined,
    }),
  )
  const sheet = {
    comb: combFrom(fall.parting),
    lift: (point: ScalpPoint) => crownLift(point) * (1 - 0.5 * inParting(point.at, fall.parting, 0.08)),
    ...(fringe
      ? {}
      : {
          cover: (x: number, y: number, z: number) => 1 - inParting([x, y, z], fall.parting, 0.0105),
          coveredAt: ({ at }: ScalpPoint) => Math.abs(at[0] - fall.parting) < 0.2,
        }),
  }
  // Skin shows in the parting.
  const cap = fringe
    ? shadeCap
    : { ...shadeCap, cover: ({ at }: ScalpPoint) => 0.92 - 0.42 * inParting(at, fall.parting, 0.12) }
  return { cap, sheet, locks: [...behind, ...over, ...front], hasFringe: fringe !== undefined }
}

/** How much a place belongs to the parting, which is so wide on either side and wanders a little. */
function inParting([x, y, z]: Vector, parting: number, width: number): number {
  if (z < 0.05 || y < 7.6) return 0
  const wanders = (ripple(z * 6, 3) - 0.5) * 0.025
  return smoothstep(width, width * 0.3, Math.abs(x - parting - wanders)) * smoothstep(0.1, 0.35, z)
}

/** The sheet that loose hair begins as. */
const crownLift = ({ inside, normal }: Pick<ScalpPoint, 'inside' | 'normal'>): number =>
  // Higher by the way up: raised evenly, the round of the head would get corners.
  0.012 + 0.085 * smoothstep(0, 0.5, inside) + 0.11 * Math.max(0, normal[1]) * smoothstep(0.25, 0.9, inside)

export const partingOf = ({ chance }: Grooming): number => (chance.chance(0.4) ? 0 : chance.chance(0.5) ? 0.3 : -0.3)

export const waves = (curl: number, radius: number, turns: number) => ({
  radius: radius * curl,
  turns: turns * (0.4 + curl),
})
