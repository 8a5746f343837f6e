import { partIndex } from '@eidolon/people'
import type { SkeletonPoints } from './skeleton-points.ts'

type Spot = { readonly x: number; readonly y: number }
type Seen = {
  readonly width: number
  readonly height: number
  readonly parts: Uint8Array
  readonly people: readonly SkeletonPoints[]
}

/** Pixels a side of the squares in which it is asked who is nearest. */
const square = 8

/** Joints that are one limb, by their place in the list of the body: a point between them belongs to it as well. */
const limbs = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 5],
  [5, 6],
  [6, 7],
  [1, 8],
  [8, 9],
  [9, 10],
  [1, 11],
  [11, 12],
  [12, 13],
] as const

/**
 * Whom each pixel shows: 0 for nobody, 1 for the first of the people. Whatever is worn or held belongs to whoever's limbs
 * are nearest.
 */
export function personMap({ width, height, parts, people }: Seen): Uint8Array {
  const place = partIndex('background')
  const spots = people.map(spotsOf)
  const across = Math.ceil(width / square)
  const nearest = Uint8Array.from({ length: across * Math.ceil(height / square) }, (_, at) => {
    const middle = { x: ((at % across) + 0.5) * square, y: (Math.floor(at / across) + 0.5) * square }
    return 1 + nearestOf(spots, middle)
  })
  return Uint8Array.from(parts, (part, pixel) => {
    if (part === place) return 0
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return nearest[Math.floor(y / square) * across + Math.floor(x / square)]!
  })
}

function nearestOf(spots: readonly (readonly Spot[])[], { x, y }: Spot): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, own] of spots.entries()) {
    for (const spot of own) {
      const far = (spot.x - x) ** 2 + (spot.y - y) ** 2
      if (far < least) [best, least] = [index, far]
    }
  }
  return best
}

/** All that is seen of somebody's bones: joints, and points between those of a limb. */
function spotsOf({ body, hands, face }: SkeletonPoints): readonly Spot[] {
  const joints = [...body, ...hands.flat(), ...face].filter((point) => point !== undefined)
  const between = limbs.flatMap(([from, to]) => {
    const [one, other] = [body[from], body[to]]
    if (!one || !other) return []
    return [0.25, 0.5, 0.75].map((share) => ({
      x: one.x + (other.x - one.x) * share,
      y: one.y + (other.y - one.y) * share,
    }))
  })
  return [...joints, ...between]
}
