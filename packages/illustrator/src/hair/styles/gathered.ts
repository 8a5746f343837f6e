import type { Point } from '#body/body.ts'
import { acos } from '#maths/exact.ts'
import type { Plan } from '#hair/grow.ts'
import {
  flat,
  locksOver,
  thinCap,
  underLayer,
  type Grooming,
  type Hairdo,
  type Style,
  type Wish,
} from '#hair/hairdo.ts'
import { skull } from '#hair/hairline.ts'
import { plait } from '#hair/plait.ts'
import type { Root } from '#hair/roots.ts'
import { add, along, clamp, dot, ease, length, scale, subtract, unit } from '#props/kit/vector.ts'
import { endsAt } from './falling.ts'

/** How far it is from a root to the tie, over the round of the head. */
function wayTo(from: Point, tie: Point): number {
  const [a, b] = [unit(subtract(from, skull)), unit(subtract(tie, skull))]
  return acos(clamp(dot(a, b), -1, 1)) * 0.98 + 0.05
}

/** All hair combed to ties; each root goes to the one that `choose` names. */
function combed(grooming: Grooming, choose: (root: Root) => Point, tight: number, sideways = 0): Plan[] {
  const wish = (root: Root): Wish => {
    const tie = choose(root)
    return {
      length: wayTo(root.at, tie) * 0.95,
      width: 0.16,
      steps: 9,
      flow: (at, _, out) => {
        // From the forehead to the side first: straight over the head is as near, and nobody combs so.
        const aside = ease(0.7, 1.15, at[2]) * sideways
        const straight = flat(subtract(tie, at), out)
        return unit(add(straight, scale(flat([root.at[0] > 0 ? 1 : -1, 0, -0.8], out), aside * 2)))
      },
      to: along(tie, unit([root.luck - 0.5, root.luck * 7 - Math.floor(root.luck * 7) - 0.5, 0.3]), 0.05),
      grip: 0.75,
      weight: 0,
      cling: 0.9,
      height: (share) => 0.035 + root.luck * 0.05 * tight * Math.min(1, share * 4),
      taper: (share) => (0.5 + Math.min(0.5, share * 4)) * (1 - 0.75 * ease(0.55, 1, share)),
    }
  }
  return [...underLayer(grooming, 240, wish), ...locksOver(grooming, 400, () => 1, wish)]
}

/** Short hair that slips out at the temples and the nape. */
function loose(grooming: Grooming, count: number): Plan[] {
  const near = (root: Root): number => (root.inside < 0.16 && Math.abs(root.turn) > 0.8 ? 1 : 0)
  return locksOver(grooming, count * 12, near, (root) => ({
    length: 0.25 + root.luck * 0.35,
    width: 0.035,
    steps: 7,
    flow: (_, share) => unit([root.at[0] * 0.25, -1, -0.15 - share * 0.2]),
    weight: 0.05,
    cling: 0.2,
    height: () => 0.04,
    curl: { radius: 0.02, turns: 0.8, phase: root.luck * 40 },
  })).slice(0, count)
}

/** Hair that hangs free from a tie: a bundle that opens downwards. */
function tail(grooming: Grooming, tie: Point, out: Point, end: number, count: number): Plan[] {
  const { chance, curl } = grooming
  return Array.from({ length: count }, (): Plan => {
    const spread: Point = [chance.middling(), chance.middling(), chance.middling()]
    const from = along(tie, spread, 0.09)
    const luck = chance.share()
    return {
      from,
      normal: unit(add(out, scale(spread, 0.9))),
      start: unit(along(out, spread, 0.35)),
      length: (tie[1] - end) * (0.8 + luck * 0.3),
      width: 0.17,
      steps: 12,
      flow: (at, share) => unit([spread[0] * 0.35 - at[0] * 0.12, -1, out[2] * 0.1 * (1 - share)]),
      grip: 0.28,
      weight: 0.06,
      height: (share) => 0.06 + luck * 0.22 * Math.min(1, share * 3),
      cling: 0.05,
      layer: luck,
      curl: { radius: 0.03 + 0.13 * curl, turns: 1 + curl * 4, phase: luck * 6 + 1 },
    }
  })
}

/** High behind the crown, or below the rim of a hat. */
const behind: Point = [0, 7.95, -0.42]
const belowHat: Point = [0, 7.15, -0.38]

export const ponytail: Style = (grooming) => {
  const knot = grooming.hatted ? belowHat : behind
  const out = unit([0, grooming.hatted ? 0 : 0.35, -1])
  const tie = along(knot, out, 0.08)
  return {
    cap: thinCap,
    locks: [
      ...combed(grooming, () => knot, 1),
      ...loose(grooming, 9),
      ...tail(grooming, tie, out, endsAt(grooming.length), 90),
    ],
    ties: [{ at: tie, axis: out, radius: 0.13 }],
  }
}

export const bun: Style = (grooming) => {
  const high = grooming.chance.chance(0.6) && !grooming.hatted
  const tie: Point = high ? [0, 8.38, -0.02] : [0, 7.55, -0.46]
  const axis = unit(subtract(tie, skull))
  return {
    cap: thinCap,
    locks: [...combed(grooming, () => tie, 1), ...loose(grooming, 9), ...bunKnot(grooming, tie, axis)],
  }
}

/** Locks wound around each other into a ball on the tie. */
function bunKnot({ chance, length: size }: Grooming, tie: Point, axis: Point): Plan[] {
  const radius = 0.3 + size * 0.12
  const middle = along(tie, axis, radius * 0.72)
  const side = unit([axis[1], -axis[0], 0.01])
  return Array.from({ length: 70 }, (_, nth): Plan => {
    const tilt = (chance.share() - 0.5) * 2
    const swing = unit(add(scale(side, 1), scale(axis, tilt * 0.9)))
    const start = along(middle, unit([chance.middling() + 0.01, chance.middling(), chance.middling()]), radius * 0.95)
    const turnWay = (at: Point): Point => {
      const from = subtract(at, middle)
      const round: Point = [
        axis[1] * from[2] - axis[2] * from[1],
        axis[2] * from[0] - axis[0] * from[2],
        axis[0] * from[1] - axis[1] * from[0],
      ]
      const inward = (radius * (0.85 + 0.2 * ((nth * 7) % 10) * 0.1) - length(from)) * 4
      return unit(add(add(unit(round, swing), scale(unit(from), inward)), scale(axis, tilt * 0.35)))
    }
    return {
      from: start,
      normal: unit(subtract(start, middle)),
      start: turnWay(start),
      length: radius * 3.2,
      width: 0.15,
      steps: 10,
      flow: turnWay,
      grip: 0.9,
      weight: 0,
      height: () => 0.03,
      cling: 0,
      layer: 0.5 + 0.5 * chance.share(),
      around: middle,
    }
  })
}

/** A plait from a tie along its own way down. */
function braided(
  grooming: Grooming,
  ties: readonly { at: Point; out: Point; toFront: number; side: number }[],
): Hairdo {
  const end = endsAt(grooming.length)
  const choose = (root: Root): Point => {
    const first = ties[0]?.at ?? behind
    const second = ties[1]?.at ?? first
    return root.at[0] > 0 || ties.length < 2 ? first : second
  }
  const plaits = ties.map(({ at, out, toFront, side }) =>
    plait(grooming.world, {
      from: at,
      start: out,
      length: at[1] - end + 0.3,
      flow: (place) => {
        const low = ease(6.7, 6.1, place[1])
        return unit([side * 0.25 * (1 - low) - place[0] * 0.1 * low, -1, toFront * (0.3 + low * 0.5)])
      },
      width: ties.length > 1 ? 0.2 : 0.28,
    }),
  )
  return {
    cap: thinCap,
    locks: [
      ...combed(grooming, choose, 0.8, 1),
      ...loose(grooming, 9),
      ...plaits.flatMap(({ tip, way }) => tuft(grooming, tip, way)),
    ],
    cords: plaits.flatMap(({ cords }) => cords),
    ties: plaits.map(({ tip, way }) => ({ at: tip, axis: way, radius: ties.length > 1 ? 0.085 : 0.11 })),
  }
}

/** The brush at the end of a plait. */
function tuft({ chance }: Grooming, tip: Point, way: Point): Plan[] {
  return Array.from({ length: 14 }, (): Plan => {
    const spread: Point = [chance.middling(), chance.middling(), chance.middling()]
    return {
      from: along(tip, spread, 0.04),
      normal: unit(add(spread, [0, 0, 0.3])),
      start: unit(along(way, spread, 0.25)),
      length: 0.3 + chance.share() * 0.2,
      width: 0.1,
      steps: 5,
      flow: () => unit(along([0, -1, 0], spread, 0.2)),
      grip: 0.3,
      weight: 0.1,
      height: () => 0.06,
      cling: 0,
      layer: 0.7,
    }
  })
}

export const braid: Style = (grooming) => {
  const side = grooming.chance.chance(0.5) ? 1 : -1
  return braided(grooming, [
    { at: [side * 0.16, 6.85, -0.24], out: unit([side * 0.8, -0.6, -0.2]), toFront: 1, side: side * 2 },
  ])
}

export const twinBraids: Style = (grooming) =>
  braided(grooming, [
    { at: [0.6, 6.82, 0.18], out: unit([0.6, -0.8, 0.1]), toFront: 0.7, side: 0.5 },
    { at: [-0.6, 6.82, 0.18], out: unit([-0.6, -0.8, 0.1]), toFront: 0.7, side: -0.5 },
  ])
