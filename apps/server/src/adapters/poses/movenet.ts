import type { Square } from './crop.ts'

/** Numbers that the model has for each of six people: 17 points of three numbers, a box, and how sure it is. */
const [people, perPerson, box, sureness] = [6, 56, 51, 55] as const
/** Those it is less sure of are lamps and trees. */
const sureEnough = 0.3
/** As much more than the box as somebody's hands and hair may need. */
const roomAround = 1.3

/** The squares around everybody whom MoveNet sees in a picture, the largest first. */
export function detectPoses(numbers: Float32Array, whole: Square): readonly Square[] {
  return Array.from({ length: people }, (_, nth) => numbers.subarray(nth * perPerson, (nth + 1) * perPerson))
    .filter((one) => (one[sureness] ?? 0) >= sureEnough)
    .map((one): Square => {
      const [top = 0, left = 0, bottom = 0, right = 0] = one.subarray(box)
      return {
        x: whole.x + ((left + right) / 2 - 0.5) * whole.side,
        y: whole.y + ((top + bottom) / 2 - 0.5) * whole.side,
        side: Math.max(bottom - top, right - left) * whole.side * roomAround,
        turn: 0,
      }
    })
    .toSorted((one, other) => other.side - one.side)
}

/** Whether the middle of one square is that of another, near enough to be the same person. */
export const isSame = (one: Square, other: Square): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < other.side * 0.2
