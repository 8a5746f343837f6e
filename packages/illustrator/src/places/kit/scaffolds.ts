import type { Mesh } from '#geometry/mesh.ts'
import { box, rod } from './shapes.ts'

export type Scaffold = {
  /** From where to where it goes along x; it is mirrored with a `side` of -1. */
  readonly from: number
  readonly to: number
  readonly side?: number
  /** Its outer face, and how deep it is behind that. */
  readonly z: number
  readonly deep: number
  /** How far its poles are apart, and how high a storey is. */
  readonly bay: number
  readonly lift: number
  /** How many storeys it has at a place along x. */
  readonly storeys: (x: number) => number
}

/** Steel tubes with rails and crossed braces, boards to walk on at every storey. */
export function scaffold(
  tubes: Mesh,
  boards: Mesh,
  { from, to, side = 1, z, deep, bay, lift, storeys }: Scaffold,
): void {
  for (let x = from; x <= to; x += bay) {
    const [here, next] = [x * side, (x + bay) * side]
    const top = storeys(x)
    for (const depth of [z, z - deep])
      rod(tubes, [here, 0, depth], [here, top * lift + lift * 0.55, depth], 0.42, 0.42, 6)
    for (let row = 1; row <= top; row += 1) {
      const y = row * lift
      rod(tubes, [here, y, z], [here, y, z - deep], 0.32, 0.32, 5)
      if (x + bay > to) continue
      // Rails end where the next bay is lower.
      const rails = row > storeys(x + bay) ? [0] : [0, lift * 0.27, lift * 0.52]
      for (const above of rails) rod(tubes, [here, y + above, z], [next, y + above, z], 0.3, 0.3, 5)
      const middle = (here + next) / 2
      box(boards, { x: middle, y: y + 0.3, z: z - deep / 2 }, bay, 0.5, deep - 1, { cell: 10 })
      box(boards, { x: middle, y: y + 0.8, z }, bay, lift * 0.08, 0.3)
      if ((row + Math.round(x / bay)) % 3 === 0) rod(tubes, [here, y - lift, z + 0.6], [next, y, z + 0.6], 0.3, 0.3, 5)
    }
  }
}
