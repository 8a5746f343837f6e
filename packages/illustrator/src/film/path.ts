import type { Person } from '#body/person.ts'
import { solvePosture } from '#poses/solve.ts'
import type { Posture } from '#poses/pose.ts'

/**
 * How far ahead the person has come at each frame, decimetres: whichever foot is lower stays where it is, and the body
 * goes over it. Nobody slides.
 */
export function strideAlong(person: Person, postures: readonly Posture[]): readonly number[] {
  const { pack, shape, frame, build } = person
  const left = frame.index.get('foot.L') ?? 0
  const right = frame.index.get('foot.R') ?? 0
  const feet = postures.map((posture) => {
    const { joints } = solvePosture(pack, shape, frame, posture, build)
    return { left: joints[left] ?? [0, 0, 0], right: joints[right] ?? [0, 0, 0] } as const
  })
  let gone = 0
  return feet.map((now, at) => {
    const before = feet[at - 1]
    if (!before) return 0
    const side = now.left[1] + before.left[1] < now.right[1] + before.right[1] ? 'left' : 'right'
    gone += before[side][2] - now[side][2]
    return gone
  })
}
