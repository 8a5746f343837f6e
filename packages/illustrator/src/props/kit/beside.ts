import type { Vector } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380

/** The ground to the person's right, so far beyond whatever of them reaches farthest there, and so far ahead. */
export function besideOf({ body }: Fitting, room: number, ahead: number): Vector {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < bodyVertices * 3; at += 3) least = Math.min(least, body.posed[at]!)
  return [least - room, 0, ahead]
}
