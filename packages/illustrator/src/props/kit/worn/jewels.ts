import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import { sheet } from '#geometry/shapes.ts'
import { along, between, minus, unit } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'
import { type Ring, ringAround } from '#props/kit/girth.ts'

/** The neck where a choker sits. */
export function neckRing({ body, clothes }: Fitting, height: number, reach: number, withClothes: boolean): Ring {
  const [low, high] = [body.bones.joint('neck01'), body.bones.joint('head')]
  const axis = unit(minus(high, low))
  const middle = between(low, high, height)
  const ahead = minus(body.bones.carry('neck02', [0, 6, 2]), body.bones.carry('neck02', [0, 6, 0]))
  const clouds = [body.posed, ...(withClothes ? clothes.map(({ positions }) => positions) : [])]
  return ringAround(clouds, along(middle, unit(ahead), 0.2), axis, ahead, 0.14, reach, (cloud, index) => {
    return cloud > 0 || (index < 13380 && (body.rest[index * 3 + 1] ?? 0) < 6.5)
  })
}

/** A strip around a ring: `wide` along the axis, standing off so far. */
export function strip(
  ring: Ring,
  wide: number,
  off: number,
  thick: number,
  surface: Part['surface'],
  name: string,
): Part {
  const mesh = newMesh()
  sheet(
    mesh,
    (u, v) => {
      const up = (v * 2 - 1) * wide * 0.5
      const bulge = 1 - (2 * v - 1) * (2 * v - 1)
      return ring.girth(u, off + thick * Math.sqrt(Math.max(0, bulge)), up)
    },
    48,
    6,
  )
  return toPart(mesh, { name, material: 'hard', surface, twoSided: true })
}

/** The left wrist, a little towards the hand, so that cuffs end before it. */
export function wrist({ body }: Fitting): Ring {
  const [elbow, hand] = [body.bones.joint('lowerarm02.L'), body.bones.joint('wrist.L')]
  const axis = unit(minus(hand, elbow))
  const middle = along(hand, axis, 0.14)
  return ringAround([body.posed], middle, axis, body.hands.left.facing, 0.09, 0.55, (_, index) => {
    return index < 13380 && (body.rest[index * 3] ?? 0) > 3.5
  })
}
