import { across, along, cross, minus, unit, type Vector } from '#geometry/vector.ts'
import { type Fitting, laid } from '#props/fitting.ts'
import { draped } from './draped.ts'
import { neckRing } from './jewels.ts'
import { hanging } from './neckwear.ts'

const down: Vector = [0, -1, 0]

/** A line around the neck and down onto the chest, over the clothes, and what hangs at its foot by. */
type Hung = {
  /** Up, along what hangs at the foot: aslant where it lies on a belly. */
  readonly up: Vector
  readonly line: readonly Vector[]
  readonly foot: Vector
  readonly out: Vector
  readonly aside: Vector
}

/** A line of this drop below the throat, so far off what it lies on. */
export function hungLine(fitting: Fitting, drop: number, off: number): Hung {
  const line = draped(fitting, drop, off)
  const foot = line[(line.length - 1) / 2] ?? fitting.head.chin
  const out = fitting.trunk.near(foot).normal
  return { up: [0, 1, 0], line, foot, out, aside: unit(cross(down, out), [1, 0, 0]) }
}

/** Where the two strands leave the neck, as a share of the way around it. */
const leaves = 0.19

/** What hangs lower than a necklace: two strands from the sides of the neck, free where the body falls back. */
export function hungFree(fitting: Fitting, drop: number, off: number): Hung {
  const ring = neckRing(fitting, 0.05, 1.4, true)
  const low = ring.girth(0, 0)[1] - drop
  const [left, right] = [leaves, -leaves].map((share) => {
    const from = ring.girth(share, 0.06)
    return hanging(fitting, from, -from[0], from[1] - low, off)
  })
  const ends = [left?.at(-1) ?? ring.middle, right?.at(-1) ?? ring.middle] as const
  // Between them the belly may stand out farther than at either.
  const between: Vector = [0, low, Math.max(ends[0][2], ends[1][2])]
  const under = fitting.trunk.near(between)
  const foot = under.found && under.distance < off ? laid(fitting.trunk, between, off + 0.03) : between
  const behind = Array.from({ length: 22 }, (_, nth) => ring.girth(leaves + ((1 - 2 * leaves) * (nth + 1)) / 23, 0.06))
  // From the foot up one side, around the back of the neck and down the other.
  const line = [foot, ...(left ?? []).slice(0, -1).toReversed(), ...behind, ...(right ?? []).slice(0, -1), foot]
  const below = hanging(fitting, foot, 0, 1, off + 0.05)
  const up = unit(minus(foot, below.at(-1) ?? along(foot, down, 1)))
  const { normal } = fitting.trunk.near(foot)
  const out = unit(across([normal[0], 0, normal[2]], up), [0, 0, 1])
  return { up, line, foot, out, aside: unit(cross(down, out), [1, 0, 0]) }
}
