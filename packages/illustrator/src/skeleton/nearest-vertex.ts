import type { Pack } from '#pack/pack.ts'
import type { Vector } from '#geometry/vector.ts'
import { memoByKey } from '#pack/memo-by-key.ts'

const found = memoByKey((_pack: Pack) => new Map<string, number>())

/** The vertex of the bare body nearest to a place on the base mesh. */
export function nearestVertex(pack: Pack, place: Vector): number {
  const known = found(pack)
  const key = place.join()
  const before = known.get(key)
  if (before !== undefined) return before
  const { positions, groups, quads } = pack.base
  const { first, count } = groups.get('body') ?? { first: 0, count: 0 }
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = first * 4; at < (first + count) * 4; at += 1) {
    const vertex = quads[at]!
    const x = positions[vertex * 3]! - place[0]
    const y = positions[vertex * 3 + 1]! - place[1]
    const z = positions[vertex * 3 + 2]! - place[2]
    const distance = x * x + y * y + z * z
    if (distance < least) [least, best] = [distance, vertex]
  }
  known.set(key, best)
  return best
}
