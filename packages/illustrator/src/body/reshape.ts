import { smoothstep } from '#geometry/interpolate.ts'
import { meanOf } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'

/** How a style departs from life where the body's data has no measure for it. */
export type Forms = {
  /** How much larger the eyes are, with balls, lids and brows. */
  readonly eyes: number
  /** How much larger the irises are beside the eyes. */
  readonly irises: number
  /** How much larger the head is. */
  readonly head: number
}

/** Decimetres around the middle of an eye: up to the first all grows, from the second on nothing. */
const around = [0.19, 0.44] as const

/** How much farther it reaches up and down, where there is room: the cheek and the forehead run out slowly. */
const taller = 1.6

/** Larger eyes keep their distance: they move so far apart, and back into their sockets. Decimetres, of twice the size. */
const moved = { apart: 0.1, back: 0.14 } as const

/** Enlarges the eyes of a shape with everything around them, which goes over into the face. In place. */
export function enlargeEyes({ bones }: Pack, shape: Float32Array, factor: number): void {
  const grown = factor - 1
  for (const side of ['eye.L', 'eye.R']) {
    const [x, y, z] = meanOf(shape, bones.find(({ name }) => name === side)?.joint ?? [])
    const outwards = Math.sign(x) * moved.apart * grown
    for (let at = 0; at < shape.length; at += 3) {
      const [offX, offY, offZ] = [shape[at]! - x, shape[at + 1]! - y, shape[at + 2]! - z]
      const upright = offY / taller
      const share = smoothstep(around[1], around[0], Math.sqrt(offX * offX + upright * upright + offZ * offZ))
      if (share === 0) continue
      shape[at]! += (offX * grown + outwards) * share
      shape[at + 1]! += offY * grown * share
      shape[at + 2]! += (offZ * grown - moved.back * grown) * share
    }
  }
}
