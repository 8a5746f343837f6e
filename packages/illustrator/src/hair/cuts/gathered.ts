import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { along, lengthOf, minus, plus, unit, type Vector } from '#geometry/vector.ts'
import { type Comb, combedApart, combTo, wayAround } from '#hair/comb.ts'
import type { Plan } from '#hair/grow.ts'
import { flat, type Grooming, type Hairdo, type LockOptions, locksOver, shadeCap } from '#hair/hairdo.ts'
import { plait } from '#hair/plait.ts'
import { overEar, type Root } from '#hair/roots.ts'
import type { HairSheet } from '#hair/sheet.ts'
import { endsAt } from './falling.ts'

/** How high gathered hair rises from the hairline: pulled flat it would look painted on, and a hat leaves it no room. */
const volumeOf = ({ feminine, hatted }: Grooming): number => (hatted ? 0 : 0.05 + 0.08 * feminine)

/** Hair that lies close: rising from the hairline, fullest over the forehead, and flat again where it is tied. */
export const close = (grooming: Grooming, ties: readonly Vector[], comb: Comb): HairSheet => ({
  comb,
  lift: ({ at, inside, normal }) => {
    const away = Math.min(...ties.map((tie) => lengthOf(minus(at, tie))))
    const full = volumeOf(grooming) * Math.max(0, normal[1]) * smoothstep(0.1, 0.7, away)
    return 0.012 + (0.06 + full) * smoothstep(0, 0.4, inside) * smoothstep(0.05, 0.4, away)
  },
})

/** A few locks over the sheet, each to the tie that `choose` names: without them it would be a cap. */
export function combed(grooming: Grooming, comb: Comb, choose: (root: Root) => Vector): Plan[] {
  const lockOptions = (root: Root): LockOptions => {
    const tie = choose(root)
    return {
      length: wayAround(root.at, tie) * 0.95,
      width: 0.03 + root.luck * 0.035,
      steps: 9,
      flow: (at, _, out) => flat(comb.way(at), out),
      to: along(tie, unit([root.luck - 0.5, root.luck * 7 - Math.floor(root.luck * 7) - 0.5, 0.3]), 0.05),
      grip: 0.75,
      weight: 0,
      cling: 0.95,
      height: (share) =>
        0.02 +
        (0.044 + volumeOf(grooming) * Math.max(0, root.normal[1]) + root.luck * 0.018) *
          Math.min(1, share * 3) *
          smoothstep(1, 0.5, share),
      layer: 0.8 + 0.2 * root.luck,
    }
  }
  // To a low tie what grows above the ears would cross them too.
  const crossing = (root: Root): boolean =>
    overEar(root) || (choose(root)[1] < 7.5 && root.rest[1] < 8 && Math.abs(root.turn) < 2)
  return [...locksOver(grooming, 190, (root) => (crossing(root) ? 0 : 1), lockOptions), ...strays(grooming, comb)]
}

/**
 * Single hairs that no tie holds: some all over the head that lift off at their tips, and short new ones along the
 * forehead and the temples. Without them tied hair is a cap of lacquer.
 */
export function strays(grooming: Grooming, comb: Comb): Plan[] {
  const { hatted, curl } = grooming
  const other = (luck: number, salt: number): number => luck * salt - Math.floor(luck * salt)
  const lifted = (root: Root): number => (root.inside > 0.1 && !overEar(root) ? 1 : 0)
  const over = locksOver(grooming, hatted ? 0 : 100, lifted, (root) => {
    const [high, bend] = [other(root.luck, 13), other(root.luck, 29)]
    return {
      length: 0.28 + 0.4 * root.luck,
      width: 0.009,
      steps: 7,
      flow: (at, share, out) => unit(along(flat(comb.way(at), out), out, 0.05 + 0.2 * share * high)),
      weight: 0.02,
      cling: 0.4,
      height: (share) =>
        0.06 +
        volumeOf(grooming) * Math.max(0, root.normal[1]) +
        (0.015 + 0.075 * high * high) * smoothstep(0.1, 1, share),
      layer: 1,
      taper: (share) => 1 - 0.6 * share,
      curl: { radius: 0.01 + 0.02 * bend + 0.05 * curl, turns: 0.25 + 0.35 * bend + curl * 2, phase: root.luck * 40 },
    }
  })
  const atEdge = (root: Root): number => (root.inside < 0.07 && Math.abs(root.turn) < 1.05 ? 1 : 0)
  const first = locksOver(grooming, 1500, atEdge, (root) => {
    const [high, aside] = [other(root.luck, 17), other(root.luck, 7) - 0.5]
    return {
      length: 0.09 + 0.15 * root.luck,
      width: 0.012,
      steps: 5,
      start: unit(along(comb.way(root.at), root.normal, 0.5 + 0.5 * high)),
      flow: (at, share, out) => unit(along(flat(plus(comb.way(at), [aside * 1.4, 0, 0]), out), out, 0.2 * (1 - share))),
      weight: 0.03,
      cling: 0.5,
      height: (share) => 0.015 + (0.02 + 0.05 * high) * share,
      layer: 0.9,
      taper: (share) => 1 - 0.8 * share,
      curl: { radius: 0.012 + 0.03 * curl, turns: 0.5 + high * 0.6, phase: root.luck * 40 },
    }
  })
  return [...over, ...first]
}

/** Short hair that slips out at the temples and the nape. */
export function loose(grooming: Grooming, count: number): Plan[] {
  const near = (root: Root): number => (root.inside < 0.16 && Math.abs(root.turn) > 0.8 && !overEar(root) ? 1 : 0)
  return locksOver(grooming, count * 12, near, (root) => ({
    length: 0.25 + root.luck * 0.35,
    width: 0.02,
    steps: 7,
    flow: (_, share) => unit([root.at[0] * 0.25, -1, -0.15 - share * 0.2]),
    weight: 0.05,
    cling: 0.2,
    height: () => 0.04,
    smooth: true,
    curl: { radius: 0.02, turns: 0.8, phase: root.luck * 40 },
  })).slice(0, count)
}

/**
 * Strands that were left out of the tie and frame the face, from the forehead's corners down past the cheeks: for those
 * who wear their hair so, more on one side than on the other.
 */
export function framing(grooming: Grooming): Plan[] {
  const { chance, curl, feminine, hatted } = grooming
  const [fuller, low, worn] = [chance.chance(0.5) ? 1 : -1, 6.1 + chance.share() * 0.5, chance.share()]
  if (hatted || worn > feminine * 0.9) return []
  const near = (root: Root): number => {
    const turn = Math.abs(root.turn)
    if (turn < 0.36 || turn > 0.72 || root.inside > 0.2) return 0
    return root.turn * fuller > 0 ? 1 : 0.5
  }
  return locksOver(grooming, 6000, near, (root) => {
    const side = Math.sign(root.turn)
    const end = low + (root.luck - 0.5) * 0.3
    return {
      length: root.at[1] - end + 0.25,
      width: 0.08 + root.luck * 0.04,
      soft: 0.05,
      steps: 12,
      smooth: true,
      start: unit([side * 0.6, 0.3, 0.7]),
      // Out over the temple first, then down along the cheek; the tips come together and turn in at the jaw.
      flow: (at, share) =>
        share < 0.22
          ? unit([side * 0.8, -0.5, 0.35])
          : unit([side * 0.3 * smoothstep(0.6, 0.3, share), -1, clamp((1.08 - at[2]) * 1.2, -0.2, 0.6)]),
      to: [side * (0.7 + (root.luck - 0.5) * 0.1), end, 1.05 + (root.luck * 7 - Math.floor(root.luck * 7) - 0.5) * 0.1],
      grip: 0.4,
      weight: 0.06,
      cling: 0.3,
      height: (share) => 0.03 + 0.08 * smoothstep(0, 0.35, share) + root.luck * 0.03,
      layer: 0.6 + 0.4 * root.luck,
      curl: { radius: 0.015 + 0.08 * curl, turns: 0.6 + curl * 3, phase: side + root.luck, from: 0.25 },
    }
  })
}

/** High behind the crown, or below the rim of a hat. */
export const behind: Vector = [0, 8.12, -0.36]

/** The place right above the skin: heads differ, and nothing hangs in the air. */
export function onHead({ world }: Grooming, place: Vector): Vector {
  const { distance, normal } = world.near(place)
  return along(place, normal, 0.05 - distance)
}

/** Hair parted in the middle and drawn to two ties, the same on both sides. */
export function partedTo(
  grooming: Grooming,
  [x, y, z]: Vector,
): {
  readonly ties: readonly Vector[]
  readonly sheet: HairSheet
  readonly locks: readonly Plan[]
} {
  const [right, left] = [onHead(grooming, [x, y, z]), onHead(grooming, [-x, y, z])]
  const comb = combedApart(0, combTo(right), combTo(left))
  return {
    ties: [right, left],
    sheet: close(grooming, [right, left], comb),
    locks: [
      ...combed(grooming, comb, (root) => (root.at[0] < 0 ? left : right)),
      ...loose(grooming, 9),
      ...framing(grooming),
    ],
  }
}

/** Where a plait begins, its first way, where it goes from there, and how much longer that way is than straight down. */
type Tie = {
  readonly at: Vector
  readonly out: Vector
  readonly flow: (at: Vector) => Vector
  readonly detour: number
}

/** Plaits from their ties along their own ways down. */
export function braided(grooming: Grooming, ties: readonly Tie[]): Hairdo {
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
      grooming,
      ties.map(({ at }) => at),
      comb,
    ),
    locks: [
      ...combed(grooming, comb, choose),
      ...loose(grooming, 9),
      ...framing(grooming),
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
