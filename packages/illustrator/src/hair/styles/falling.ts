import type { Point } from '#body/body.ts'
import { asin } from '#maths/exact.ts'
import { add, clamp, ease, scale, through, unit } from '#props/kit/vector.ts'
import { flat, locksOver, thinCap, underLayer, type Grooming, type Style, type Wish } from '#hair/hairdo.ts'
import type { Root } from '#hair/roots.ts'

/** Where hair of this length ends, in the head's measure. */
export const endsAt = (length: number): number =>
  through(
    [
      [0.1, 7.2],
      [0.45, 6.25],
      [0.6, 5.5],
      [0.85, 4.2],
      [1, 3.2],
    ],
    length,
  )

/** How long a lock must be to reach down to a height: over the round of the head, then straight. */
export function reaching(root: Root, end: number): number {
  const arc = asin(clamp((root.at[1] - 7.6) / 0.92, -1, 1)) * 0.95
  return Math.max(0.15, root.at[1] > 7.6 ? arc + 7.6 - end : root.at[1] - end)
}

/** Full down to the end, where strands of their own lengths fray it. */
const blunt = (share: number): number => Math.min(1, 0.35 + share * 4) * (1 - 0.45 * share * share * share * share)

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

function falling(grooming: Grooming, fall: Fall): ReturnType<Style> {
  const { chance } = grooming
  const wish = (root: Root): Wish => {
    const side = root.at[0] - fall.parting + (root.luck - 0.5) * 0.08 > 0 ? 1 : -1
    const front = ease(0.75, 0.35, Math.abs(root.turn))
    const forward = Math.abs(root.turn) < 1.75 && chance.share() < 0.45 ? 0.6 : -0.35
    const end = fall.end + (chance.share() - 0.3) * (7.4 - fall.end) * 0.14
    const layer = root.luck
    // Roots of the temples frame the face, those above the forehead go back to the sides.
    const framing = ease(1.0, 0.6, Math.abs(root.turn))
    return {
      length: reaching(root, end),
      // Curls are narrow; straight hair lies in broad locks.
      width: 0.25 - 0.11 * Math.min(1, fall.curl.radius / 0.15),
      taper: blunt,
      steps: Math.max(fall.steps, Math.round(fall.curl.turns * 4)),
      flow: (at, _, out) => {
        const high = ease(7.35, 7.9, at[1])
        const low = ease(6.9, 6.2, at[1])
        const comb = flat([side * (0.9 + front * 0.5), -0.5, -0.1 * ease(0.9, 1.2, at[2]) * framing - 0.04], out)
        // In front it lies on the collarbones, not in the neck of a shirt.
        const clear = at[2] > 0.35 ? ease(0.8, 0.5, Math.abs(at[0])) * low : 0
        const drop: Point = [
          side * (clear * 0.8 - fall.inward * low),
          -1,
          forward * low - 0.1 * ease(0.95, 1.15, at[2]),
        ]
        return unit(add(scale(comb, high), scale(drop, 1 - high)))
      },
      height: (share) => 0.05 + layer * (0.04 + fall.volume * ease(0.15, 0.6, share)),
      grip: 0.55,
      weight: 0.08,
      cling: 0.8,
      layer,
      curl: { ...fall.curl, phase: root.luck * 50 },
    }
  }
  const inFringe = (root: Root): boolean => fall.fringe && Math.abs(root.turn) < 0.9 && root.inside < 0.42
  const front = fall.fringe ? locksOver(grooming, 1500, (root) => (inFringe(root) ? 1 : 0), fringe) : []
  const over = locksOver(grooming, fall.count, (root) => (inFringe(root) ? 0 : root.at[1] > 7.2 ? 1 : 0.6), wish)
  // Behind neck and ears a dense curtain, so that nobody sees through the hair.
  const behind = locksOver(
    grooming,
    260,
    (root) => (root.at[1] < 7.6 && Math.abs(root.turn) > 1.5 ? 1 : 0),
    (root) => ({
      ...wish(root),
      width: 0.4,
      height: (share) => 0.05 + 0.06 * share + root.luck * 0.05,
      layer: 0.3,
      curl: undefined,
    }),
  )
  return { cap: thinCap, locks: [...underLayer(grooming, 240, wish), ...behind, ...over, ...front] }
}

/** Down over the forehead, ending above the brows. */
function fringe(root: Root): Wish {
  return {
    length: root.at[1] - 7.6 + Math.max(0, 1.3 - root.at[2]) * 0.9 + root.luck * 0.06 + root.at[0] * root.at[0] * 0.5,
    width: 0.1,
    taper: blunt,
    steps: 6,
    flow: (_at: Point, share: number, out: Point): Point =>
      share < 0.3 ? flat([root.at[0] * 0.25, -0.2, 1], out) : unit([root.at[0] * 0.3, -1, 0.1]),
    height: (share: number) => 0.05 + 0.06 * Math.min(1, share * 3) + root.luck * 0.03,
    weight: 0.02,
    cling: 0.85,
  }
}

const partingOf = ({ chance }: Grooming): number => (chance.chance(0.4) ? 0 : chance.chance(0.5) ? 0.3 : -0.3)

const waves = (curl: number, radius: number, turns: number) => ({ radius: radius * curl, turns: turns * (0.4 + curl) })

export const bob: Style = (grooming) =>
  falling(grooming, {
    parting: partingOf(grooming),
    end: Math.max(6.05, endsAt(grooming.length)),
    volume: 0.12,
    fringe: grooming.chance.chance(0.5),
    inward: 0.75,
    count: 420,
    steps: 9,
    curl: waves(grooming.curl, 0.16, 2),
  })

export const shoulder: Style = (grooming) =>
  falling(grooming, {
    parting: partingOf(grooming),
    end: endsAt(grooming.length),
    volume: 0.2,
    fringe: grooming.chance.chance(0.2),
    inward: 0.3,
    count: 380,
    steps: 10,
    curl: waves(grooming.curl, 0.14, 2.4),
  })

export const long: Style = (grooming) =>
  falling(grooming, {
    parting: partingOf(grooming),
    end: endsAt(grooming.length),
    volume: 0.18,
    fringe: grooming.chance.chance(0.2),
    inward: 0.3,
    count: 340,
    steps: 12,
    curl: waves(grooming.curl, 0.12, 3),
  })

export const longWavy: Style = (grooming) =>
  falling(grooming, {
    parting: partingOf(grooming),
    end: endsAt(grooming.length),
    volume: 0.26,
    fringe: false,
    inward: 0.3,
    count: 210,
    steps: 11,
    curl: waves(grooming.curl, 0.24, 2.6),
  })

export const longCurly: Style = (grooming) =>
  falling(grooming, {
    parting: partingOf(grooming),
    end: endsAt(grooming.length) + 0.4,
    volume: 0.42,
    fringe: false,
    inward: -0.1,
    count: 115,
    steps: 14,
    curl: waves(grooming.curl, 0.17, 4.5),
  })
