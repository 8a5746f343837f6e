import { type Vector, plus, along, lengthOf, times, minus, unit } from '#geometry/vector.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Plan } from '#hair/grow.ts'
import { flat, locksOver, shadeCap, type Grooming, type Hairdo, type Style, type LockOptions } from '#hair/hairdo.ts'
import { combedApart, combTo, wayAround, type Comb } from '#hair/comb.ts'
import { skull } from '#hair/hairline.ts'
import { plait } from '#hair/plait.ts'
import { overEar, type Root } from '#hair/roots.ts'
import type { Sheet } from '#hair/sheet.ts'
import { endsAt } from './falling.ts'

/** Hair that lies close: rising from the hairline and flat again where it is tied. */
const close = (ties: readonly Vector[], comb: Comb): Sheet => ({
  comb,
  lift: ({ at, inside }) => {
    const away = Math.min(...ties.map((tie) => lengthOf(minus(at, tie))))
    return 0.012 + 0.06 * smoothstep(0, 0.45, inside) * smoothstep(0.05, 0.4, away)
  },
})

/** A few locks over the sheet, each to the tie that `choose` names: without them it would be a cap. */
function combed(grooming: Grooming, comb: Comb, choose: (root: Root) => Vector): Plan[] {
  const lockOptions = (root: Root): LockOptions => {
    const tie = choose(root)
    return {
      length: wayAround(root.at, tie) * 0.95,
      width: 0.025 + root.luck * 0.03,
      steps: 9,
      flow: (at, _, out) => flat(comb.way(at), out),
      to: along(tie, unit([root.luck - 0.5, root.luck * 7 - Math.floor(root.luck * 7) - 0.5, 0.3]), 0.05),
      grip: 0.75,
      weight: 0,
      cling: 0.95,
      height: (share) => 0.02 + (0.044 + root.luck * 0.018) * Math.min(1, share * 3) * smoothstep(1, 0.5, share),
      layer: 0.8 + 0.2 * root.luck,
    }
  }
  // To a low tie what grows above the ears would cross them too.
  const crossing = (root: Root): boolean =>
    overEar(root) || (choose(root)[1] < 7.5 && root.rest[1] < 8 && Math.abs(root.turn) < 2)
  return locksOver(grooming, 90, (root) => (crossing(root) ? 0 : 1), lockOptions)
}

/** Short hair that slips out at the temples and the nape. */
function loose(grooming: Grooming, count: number): Plan[] {
  const near = (root: Root): number => (root.inside < 0.16 && Math.abs(root.turn) > 0.8 && !overEar(root) ? 1 : 0)
  return locksOver(grooming, count * 12, near, (root) => ({
    length: 0.25 + root.luck * 0.35,
    width: 0.02,
    steps: 7,
    flow: (_, share) => unit([root.at[0] * 0.25, -1, -0.15 - share * 0.2]),
    weight: 0.05,
    cling: 0.2,
    height: () => 0.04,
    curl: { radius: 0.02, turns: 0.8, phase: root.luck * 40 },
  })).slice(0, count)
}

/** Hair that hangs free from a tie: a bundle that opens downwards. */
function tail(grooming: Grooming, tie: Vector, out: Vector, end: number, count: number): Plan[] {
  const { chance, curl } = grooming
  return Array.from({ length: count }, (): Plan => {
    const spread: Vector = [chance.middling(), chance.middling(), chance.middling()]
    const from = along(tie, spread, 0.09)
    const luck = chance.share()
    return {
      from,
      normal: unit(plus(out, times(spread, 0.9))),
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
const behind: Vector = [0, 7.95, -0.42]
const belowHat: Vector = [0, 7.15, -0.38]

/** The place right above the skin: heads differ, and nothing hangs in the air. */
function onHead({ world }: Grooming, place: Vector): Vector {
  const { distance, normal } = world.near(place)
  return along(place, normal, 0.05 - distance)
}

export const ponytail: Style = (grooming) => {
  const knot = grooming.hatted ? belowHat : behind
  const out = unit([0, grooming.hatted ? 0 : 0.35, -1])
  const tie = onHead(grooming, knot)
  const comb = combTo(knot)
  return {
    cap: shadeCap,
    sheet: close([knot], comb),
    locks: [
      ...combed(grooming, comb, () => knot),
      ...loose(grooming, 9),
      ...tail(grooming, tie, out, endsAt(grooming.length), 90),
    ],
  }
}

export const bun: Style = (grooming) => {
  const high = grooming.chance.chance(0.6) && !grooming.hatted
  const tie = onHead(grooming, high ? [0, 8.38, -0.02] : [0, 7.55, -0.46])
  const axis = unit(minus(tie, skull))
  const comb = combTo(tie)
  return {
    cap: shadeCap,
    sheet: close([tie], comb),
    locks: [...combed(grooming, comb, () => tie), ...loose(grooming, 9), ...bunKnot(grooming, tie, axis)],
  }
}

/** Locks wound around each other into a ball on the tie. */
function bunKnot({ chance, length: size }: Grooming, tie: Vector, axis: Vector): Plan[] {
  const radius = 0.3 + size * 0.12
  const middle = along(tie, axis, radius * 0.72)
  const side = unit([axis[1], -axis[0], 0.01])
  return Array.from({ length: 70 }, (_, nth): Plan => {
    const tilt = (chance.share() - 0.5) * 2
    const swing = unit(plus(times(side, 1), times(axis, tilt * 0.9)))
    const start = along(middle, unit([chance.middling() + 0.01, chance.middling(), chance.middling()]), radius * 0.95)
    const turnWay = (at: Vector): Vector => {
      const from = minus(at, middle)
      const round: Vector = [
        axis[1] * from[2] - axis[2] * from[1],
        axis[2] * from[0] - axis[0] * from[2],
        axis[0] * from[1] - axis[1] * from[0],
      ]
      const inward = (radius * (0.85 + 0.2 * ((nth * 7) % 10) * 0.1) - lengthOf(from)) * 4
      return unit(plus(plus(unit(round, swing), times(unit(from), inward)), times(axis, tilt * 0.35)))
    }
    return {
      from: start,
      normal: unit(minus(start, middle)),
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

/** Where a plait begins, its first way, where it goes from there, and how much longer that way is than straight down. */
type Tie = {
  readonly at: Vector
  readonly out: Vector
  readonly flow: (at: Vector) => Vector
  readonly detour: number
}

/** Plaits from their ties along their own ways down. */
function braided(grooming: Grooming, ties: readonly Tie[]): Hairdo {
  const end = endsAt(grooming.length)
  const first = ties[0]?.at ?? behind
  const second = ties[1]?.at
  const comb = second ? combedApart(0, combTo(first), combTo(second)) : combTo(first)
  const choose = (root: Root): Vector => (second && root.at[0] < 0 ? second : first)
  const plaits = ties.map(({ at, out, flow, detour }) =>
    plait(grooming.world, {
      from: at,
      start: out,
      length: at[1] - end + detour,
      flow,
      width: ties.length > 1 ? 0.2 : 0.28,
    }),
  )
  return {
    cap: shadeCap,
    sheet: close(
      ties.map(({ at }) => at),
      comb,
    ),
    locks: [
      ...combed(grooming, comb, choose),
      ...loose(grooming, 9),
      ...plaits.flatMap(({ tip, way }) => tuft(grooming, tip, way)),
    ],
    cords: plaits.flatMap(({ cords }) => cords),
  }
}

/** The brush at the end of a plait. */
function tuft({ chance }: Grooming, tip: Vector, way: Vector): Plan[] {
  return Array.from({ length: 14 }, (): Plan => {
    const spread: Vector = [chance.middling(), chance.middling(), chance.middling()]
    return {
      from: along(tip, spread, 0.04),
      normal: unit(plus(spread, [0, 0, 0.3])),
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

/** From behind the head around the neck, then over the collarbone and down in front. */
export const braid: Style = (grooming) => {
  const side = grooming.chance.chance(0.5) ? 1 : -1
  const flow = (at: Vector): Vector => {
    if (at[2] < 0.1 && at[1] > 6.1) return unit(minus([side * 0.72, 5.95, 0.2], at))
    if (at[2] < 0.75) return unit(minus([side * 0.72, 5.5, 1], at))
    return unit([side * 0.6 - at[0], -1, 0])
  }
  return braided(grooming, [{ at: [side * 0.1, 7.2, -0.4], out: unit([side * 0.3, -1, -0.2]), flow, detour: 1.1 }])
}

/** From below the ears down in front of the shoulders. */
export const twinBraids: Style = (grooming) =>
  braided(
    grooming,
    [1, -1].map((side) => ({
      at: [side * 0.6, 6.82, 0.18],
      out: unit([side * 0.5, -0.8, 0.1]),
      flow: ([x, y, z]) => unit([side * 0.74 - x, -1, z < 0.8 ? smoothstep(6.7, 6.1, y) * 0.9 : 0]),
      detour: 0.4,
    })),
  )
