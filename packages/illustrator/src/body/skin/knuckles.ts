import type { Pack } from '#pack/pack.ts'
import { blob } from '#geometry/interpolate.ts'
import { meanOf } from '#geometry/vector.ts'
import { memoByKey } from '#pack/memo-by-key.ts'

/** Where the fingers of the left hand bend on the base mesh, three numbers each: the right one is its mirror. */
const joints = memoByKey(({ base, bones }: Pack) =>
  Float64Array.from(
    bones
      .filter(({ name }) => /^finger[1-5]-[12]\.L$/.test(name))
      .flatMap(({ joint }) => meanOf(base.positions, joint))
      .map((value, at) => (at % 3 === 0 ? Math.abs(value) : value)),
  ),
)

/** How near a knuckle a place of the base mesh is, 0..1: blood shows through there. */
export function knucklesOf(pack: Pack): (x: number, y: number, z: number) => number {
  const places = joints(pack)
  return (x, y, z) => {
    const side = Math.abs(x)
    let max = 0
    for (let at = 0; at < places.length; at += 3) {
      const dx = side - places[at]!
      const dy = y - places[at + 1]!
      const dz = z - places[at + 2]!
      const near = blob(dx * dx + dy * dy + dz * dz, 0.15)
      if (near > max) max = near
    }
    return max
  }
}
