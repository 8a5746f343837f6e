import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { along, between, cross, minus, unit, type Vector } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'
import { circle, sheet } from '#geometry/shapes.ts'

/** A padded mitten over each hand: how long, wide and thick, and where its cuff ends before the wrist. */
export function mitts(
  { body }: Fitting,
  name: string,
  surface: Surface,
  { long, wide, thick, cuff }: Readonly<Record<'long' | 'wide' | 'thick' | 'cuff', number>>,
): readonly Part[] {
  return (['L', 'R'] as const).map((side) => {
    const mesh = newMesh()
    const hand = side === 'L' ? body.hands.left : body.hands.right
    const wrist = body.bones.joint(`wrist.${side}`)
    const elbow = body.bones.joint(`lowerarm02.${side}`)
    const arm = unit(minus(wrist, elbow))
    const way = unit(minus(hand.palm, wrist), arm)
    const facing = unit(
      along(hand.facing, way, -(hand.facing[0] * way[0] + hand.facing[1] * way[1] + hand.facing[2] * way[2])),
      [0, 0, 1],
    )
    const aside = cross(way, facing)
    // From the cuff over the wrist to the rounded end of the mitt.
    const at = (u: number, v: number): Vector => {
      const { x, y } = circle(u)
      const along1 = v * (cuff + long) - cuff
      const inHand = Math.max(0, along1) / long
      const round = Math.sqrt(Math.max(0, 1 - Math.max(0, inHand - 0.45) ** 2 / 0.3025))
      const swell = along1 < 0 ? 0.72 + 0.06 * v : 0.78 + 0.3 * Math.min(1, inHand * 2.2)
      const middle =
        along1 < 0 ? along(wrist, arm, along1) : between(along(wrist, way, along1), along(wrist, arm, along1), 0.15)
      return along(
        along(middle, aside, x * wide * swell * round),
        facing,
        y * thick * swell * round + 0.06 * Math.max(0, inHand),
      )
    }
    sheet(mesh, at, 32, 28)
    const thumb: Vector = side === 'L' ? aside : [-aside[0], -aside[1], -aside[2]]
    const base = along(along(along(wrist, way, long * 0.3), facing, thick * 0.45), thumb, 0)
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(u)
        const round = Math.sqrt(Math.max(0, 1 - v * v)) * 0.9 + (v < 0.05 ? 0.1 : 0)
        const middle = along(along(base, way, v * long * 0.5), facing, 0.24 * thick + v * 0.1)
        return along(along(middle, aside, x * wide * 0.42 * round), facing, y * thick * 0.4 * round)
      },
      18,
      12,
    )
    return toPart(mesh, { name, material: 'hard', surface, twoSided: true })
  })
}
