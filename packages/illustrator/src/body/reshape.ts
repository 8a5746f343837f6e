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
  /** How many of the single hairs that leave the mass are drawn, 0..1; all of them when absent. */
  readonly strays?: number
}

/** Decimeters around the middle of an eye: up to the first all grows, from the second on nothing. */
const around = [0.19, 0.44] as const

/** How much farther it reaches up and down, where there is room: the cheek and the forehead run out slowly. */
const taller = 1.6

/** Larger eyes keep their distance: they move so far apart, and back into their sockets. Decimeters, of twice the size. */
const moved = { apart: 0.1, back: 0.14 } as const

/**
 * Below its lid an eye pushes the cheek down by no more than what so many decimeters grow: pushed farther, the skin between
 * them would be pressed together into a bag with a shadow under it.
 */
const below = 0.17

/** How far the hollow between lid and cheek comes forward, which would be as much deeper as it is larger. Decimeters, of twice the size. */
const hollow = 0.075

/** How much a place beside, below and before the middle of an eye belongs to the hollow. */
const hollowAt = (up: number, forth: number): number =>
  smoothstep(-0.1, -0.17, up) * smoothstep(-0.44, -0.24, up) * smoothstep(0.05, 0.12, forth)

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
      shape[at + 1]! += (offY < 0 ? -upTo(-offY, below) : offY) * grown * share
      const forth = offZ - moved.back
      const kept = forth < 0 ? smoothstep(-0.2, -0.1, offY) : 1
      shape[at + 2]! += (forth * kept + hollow * hollowAt(offY, offZ)) * grown * share
    }
  }
}

/** As large as it is while it is small, and never more than the most. */
function upTo(value: number, max: number): number {
  const share = (value / max) * (value / max)
  return value / Math.sqrt(Math.sqrt(1 + share * share))
}
