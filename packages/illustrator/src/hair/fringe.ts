import { clamp } from '#geometry/interpolate.ts'
import { unit, type Vector } from '#geometry/vector.ts'
import type { MarkId } from '@eidolon/people'
import { flat, type Fringe, type Grooming, type Hairdo, type LockOptions, locksOver } from './hairdo.ts'
import type { Root } from './roots.ts'

const aboveForehead = (root: Root): boolean => Math.abs(root.turn) < 0.9 && root.inside < 0.42

/** How long a lock must be that is combed forward and ends at this height. */
const downTo = (root: Root, end: number): number => root.at[1] - end + Math.max(0, 1.3 - root.at[2]) * 0.9

/** Out of a point, so that no root is seen as the end of a tile, and full down to the end, as scissors leave it. */
const blunt = (share: number): number => Math.min(1, 0.06 + share * 2.4) * (1 - 0.3 * share * share * share * share)
const pointed = (share: number): number => Math.min(1, 0.06 + share * 2.4) * (1 - 0.75 * share * share * share)

/** A second number of a root's own, 0..1. */
const own = ({ luck }: Root, salt: number): number => luck * salt - Math.floor(luck * salt)

/** Forward out of the scalp first, a little to the side, then down along the way that is given. */
const lockOf = (root: Root, length: number, aside: number, down: (at: Vector) => Vector): LockOptions => ({
  length,
  // Some broad, some a few hairs: cut from a single piece it would be a board.
  width: 0.045 + 0.055 * own(root, 5),
  taper: own(root, 11) > 0.6 ? pointed : blunt,
  layer: 0.6 + 0.4 * root.luck,
  steps: 6,
  flow: (at, share, out) => (share < 0.3 ? flat([aside, -0.2, 1], out) : unit(down(at))),
  // It comes out of the sheet hair by hair.
  soft: 0.42,
  height: (share) => 0.05 + 0.06 * Math.min(1, share * 3) + root.luck * 0.03,
  weight: 0.02,
  cling: 0.85,
})

/** Straight down, ending above the brows. */
export const straightFringe: Fringe = {
  has: aboveForehead,
  lock: (root) =>
    lockOf(root, downTo(root, 7.64) + own(root, 23) * 0.15 + root.at[0] * root.at[0] * 0.5, root.at[0] * 0.25, () => [
      root.at[0] * 0.3 + (own(root, 3) - 0.5) * 0.22,
      -1,
      0.1,
    ]),
}

/** Parted in the middle, longer towards the cheeks. */
const curtains: Fringe = {
  has: aboveForehead,
  lock: (root) => ({
    ...lockOf(
      root,
      downTo(root, 7.45) + 0.15 * root.luck + Math.abs(root.at[0]) * 0.9,
      Math.sign(root.at[0]) * 0.5,
      () => [Math.sign(root.at[0]) * 0.75, -1, 0.08],
    ),
    taper: pointed,
    steps: 8,
  }),
}

/** Combed to the left. */
const swept: Fringe = {
  has: aboveForehead,
  lock: (root) => ({
    ...lockOf(root, downTo(root, 7.55) + 0.12 * root.luck + Math.max(0, 0.5 - root.at[0]) * 0.45, 0.55, () => [
      0.7, -1, 0.1,
    ]),
    taper: pointed,
    steps: 8,
  }),
}

/** From a parting on the right over the left eye down to the cheek. */
const overEye: Fringe = {
  has: (root) => root.turn > -0.4 && root.turn < 1 && root.inside < 0.45,
  lock: (root) => ({
    ...lockOf(root, downTo(root, 6.72) + 0.25 * root.luck, 0.3, (at) => [
      clamp((0.4 - at[0]) * 1.4, -0.7, 0.7),
      -1,
      0.06,
    ]),
    width: 0.13,
    taper: pointed,
    steps: 12,
    cling: 0.6,
  }),
}

const fringes: readonly (readonly [MarkId, Fringe])[] = [
  ['hair-over-eye', overEye],
  ['curtain-bangs', curtains],
  ['side-bangs', swept],
  ['bangs', straightFringe],
]

/** The fringe that words ask for. */
export const fringeOf = (marks: readonly MarkId[]): Fringe | undefined =>
  fringes.find(([id]) => marks.includes(id))?.[1]

export const fringeLocks = (grooming: Grooming, { has, lock }: Fringe): Hairdo['locks'] =>
  locksOver(grooming, 2000, (root) => (has(root) ? 1 : 0), lock)
