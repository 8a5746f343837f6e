import type { PoseFacts } from './facts.ts'
import { poses } from './generated/poses.ts'

/** Both arms, the head, and something in a hand. */
export const maxGestures = 4

const halves: ReadonlyMap<string, PoseFacts['half']> = new Map(poses.map(({ id, more }) => [id, more.half]))

/** Which half of the body a pose is about; undefined: all of it. */
export const halfOf = (pose: string): PoseFacts['half'] => halves.get(pose)

/** How many arms a pose leaves to others, and how many a gesture needs. */
const free = { legs: 2, arm: 1, arms: 0, look: 0 } as const
const needs = { legs: 3, arm: 1, arms: 2, look: 0 } as const

/** Of these gestures those that go with the pose, as far as there are arms for them; any pose but a look takes a look. */
export function gesturesWith<Id extends string>(pose: string, gestures: readonly Id[] = []): readonly Id[] {
  const own = halfOf(pose)
  let arms: number = own ? free[own] : 0
  let isHeadFree = own !== 'look'
  return gestures.filter((one) => {
    const half = halfOf(one)
    if (one === pose || half === undefined) return false
    // A hand is put around something whatever else the arms do.
    if (one === 'holding') return true
    if (half === 'look') {
      const isFirst = isHeadFree
      isHeadFree = false
      return isFirst
    }
    if (needs[half] > arms) return false
    arms -= needs[half]
    return true
  })
}
