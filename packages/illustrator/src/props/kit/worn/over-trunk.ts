import type { Part } from '#geometry/part.ts'
import { along, type Vector } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'

/** Cloth from the head falls over the shoulders instead of through them. */
export function overTrunk({ trunk }: Fitting, part: Part, off = 0.1): Part {
  const positions = part.positions.slice()
  for (let at = 0; at < positions.length; at += 3) {
    let place: Vector = [positions[at]!, positions[at + 1]!, positions[at + 2]!]
    for (let step = 0; step < 3; step++) {
      const near = trunk.near(place)
      if (!near.found || near.distance > off) break
      place = along(place, near.normal, off - near.distance)
    }
    positions.set(place, at)
  }
  return { ...part, positions }
}
