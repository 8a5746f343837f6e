import { type Vector, across, along, unit } from '#geometry/vector.ts'
import { clamp } from '#geometry/interpolate.ts'
import type { Random } from '@eidolon/people'
import type { Plan } from './grow.ts'
import { spreadRoots, type Root } from './roots.ts'
import type { Scalp, ScalpPoint } from './scalp.ts'
import type { HairSheet } from './sheet.ts'
import type { HairSurroundings } from './world.ts'

/** What a style is given to work with. */
export type Grooming = {
  readonly world: HairSurroundings
  readonly scalp: Scalp
  readonly chance: Random
  /** 0..1, as the genes and the style have it. */
  readonly length: number
  readonly curl: number
  /** 0 a man's cut, 1 a woman's, where it matters. */
  readonly feminine: number
  /** A hat covers the crown. */
  readonly hatted: boolean
  /** The fringe that words ask for; without one a style does as it likes. */
  readonly fringe?: Fringe | undefined
}

/** Hair right on the scalp: how high it stands and how dense it is, 0..1. */
export type Cap = {
  readonly lift: (point: ScalpPoint) => number
  readonly cover: (point: ScalpPoint) => number
  /** Seen as such, not only between locks: made of small triangles. */
  readonly bare?: boolean
  /** Stands off in a ball, away from the middle of the head. */
  readonly round?: boolean
  /** Only the shade of hair on the skin, below a sheet that has the strands. */
  readonly shade?: boolean
}

/** What a style grows. */
export type Hairdo = {
  readonly cap: Cap
  /** Combed hair on the head, below the locks. */
  readonly sheet?: HairSheet
  /** Ribbons. */
  readonly locks: readonly Plan[]
  /** Round cords: plaits, dreadlocks, rows. */
  readonly cords?: readonly Plan[]
  /** It has put up the fringe by itself. */
  readonly hasFringe?: boolean
}

/** Hair that is cut to fall over the forehead, or over an eye: which roots belong to it, and how their locks fall. */
export type Fringe = {
  readonly has: (root: Root) => boolean
  readonly lock: (root: Root) => LockOptions
}

export type Style = (grooming: Grooming) => Hairdo

/** A cap that covers the scalp and thins out at the hairline. */
export const thinCap: Cap = {
  lift: ({ inside }) => 0.012 + Math.min(0.018, Math.max(0, inside) * 0.08),
  cover: () => 1,
}

/** Under a sheet of combed hair: its edge is the soft shade where the first hairs grow. */
export const shadeCap: Cap = { lift: () => 0.004, cover: () => 0.92, shade: true }

/** What a style says of one lock; the rest has sensible values. */
export type LockOptions = Pick<Plan, 'length' | 'flow'> & Partial<Plan>

/** About `count` locks of a style all over the scalp, thinned by `weight`. */
export function locksOver(
  grooming: Grooming,
  count: number,
  weight: (root: Root) => number,
  lockOptions: (root: Root) => LockOptions | undefined,
): Plan[] {
  const plans: Plan[] = []
  for (const root of spreadRoots(grooming.scalp, count, grooming.chance, weight)) {
    const wished = lockOptions(root)
    if (wished) plans.push(planned(root, wished))
  }
  return plans
}

export function planned(root: Root, lockOptions: LockOptions): Plan {
  const layer = lockOptions.layer ?? root.luck
  return {
    from: root.at,
    normal: root.normal,
    start: unit(along(lockOptions.flow(root.at, 0, root.normal), root.normal, 0.25)),
    steps: 8,
    grip: 0.6,
    weight: 0.05,
    height: (share) => 0.03 + layer * 0.08 * Math.min(1, share * 4),
    cling: 0.5,
    layer,
    soft: Math.min(0.2, 0.16 / lockOptions.length),
    ...lockOptions,
    // Finer where skin begins: a wig has an edge, hair has not.
    width: (lockOptions.width ?? 0.17) * clamp(root.inside / 0.28, 0.5, 1),
  }
}

/** A direction laid flat on the scalp. */
export const flat = (way: Vector, out: Vector): Vector => unit(across(way, out), way)

/** Thin where it begins, pointed where it ends. */
export const feathered = (share: number): number => Math.min(1, 0.5 + share * 3) * (1.02 - share * share)
