import type { Come } from '#figure/place-figure.ts'
import type { BuiltPerson } from '#body/person.ts'
import type { Vector } from '#geometry/vector.ts'
import { solvePosture } from '#poses/solve.ts'
import type { Posture } from '#poses/pose.ts'

/** What one stands on: above the heels, and where the toes begin. */
const treads = ['foot.L', 'foot.R', 'toe2-1.L', 'toe2-1.R'] as const

/** The way of somebody who walks through these postures. */
export function strideAlong(person: BuiltPerson, postures: readonly Posture[]): readonly Come[] {
  const { pack, shape, frame, build } = person
  return wayOf(
    postures.map((posture) => {
      const { joints } = solvePosture(pack, shape, frame, posture, build)
      return treads.map((name): Vector => joints[frame.index.get(name) ?? 0] ?? [0, 0, 0])
    }),
  )
}

/**
 * Whichever heel or ball of a foot is nearest to the ground stays where it is, and the body goes over it: nobody slides,
 * and nobody ever goes backwards.
 */
export function wayOf(feet: readonly (readonly Vector[])[]): readonly Come[] {
  // Of each, how high it is when one stands on it.
  const floors = treads.map((_, tread) => Math.min(...feet.map((points) => points[tread]?.[1] ?? 0)))
  let [aside, ahead] = [0, 0]
  const way = feet.map((now, at): Come => {
    const before = feet[at - 1]
    if (!before) return { aside, ahead }
    const heights = floors.map((floor, tread) => (before[tread]?.[1] ?? 0) + (now[tread]?.[1] ?? 0) - 2 * floor)
    const stands = heights.indexOf(Math.min(...heights))
    const [from, to] = [before[stands] ?? [0, 0, 0], now[stands] ?? [0, 0, 0]]
    aside += from[0] - to[0]
    ahead += Math.max(0, from[2] - to[2])
    return { aside, ahead }
  })
  // As far to the left as to the right.
  const middle = (Math.min(...way.map((one) => one.aside)) + Math.max(...way.map((one) => one.aside))) / 2
  return way.map((one) => ({ ...one, aside: one.aside - middle }))
}
