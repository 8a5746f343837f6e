import { along, lengthOf, minus, unit, type Vector } from '#geometry/vector.ts'
import type { Head } from '#head/head.ts'
import { skull } from './hairline.ts'
import type { Scalp, ScalpPoint } from './scalp.ts'
import type { HairSurroundings } from './world.ts'

/** A head for tests: a ball of this radius around the middle of the skull, with nothing to keep out of. */
export const radius = 0.9

export const ballWorld: HairSurroundings = {
  head: { down: [0, -1, 0] } as unknown as Head,
  near: (at) => {
    const off = minus(at, skull)
    const far = lengthOf(off)
    return { distance: far - radius, normal: unit(off), found: far < radius + 0.4 }
  },
  tamed: (at) => at,
  pressed: (at) => at,
}

const point = (way: Vector, inside: number): ScalpPoint => {
  const normal = unit(way)
  const at = along(skull, normal, radius)
  return { at, normal, rest: at, inside }
}

/** The upper half of that head as eight triangles around the crown and below; `inside` grows from below 0 towards the crown. */
export function ballScalp(): Scalp {
  const rim = Array.from({ length: 8 }, (_, nth): ScalpPoint => {
    const turn = (nth * Math.PI) / 4
    return point([Math.sin(turn), 0.2, Math.cos(turn)], -0.2)
  })
  const triangles = rim.flatMap((_, nth) => [0, nth + 1, ((nth + 1) % 8) + 1])
  return { points: [point([0, 1, 0], 1), ...rim], triangles }
}
