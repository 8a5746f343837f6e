import type { SurfacePoint } from '#geometry/part.ts'
import { lengthwise, line, repeat, roundabout } from '#wardrobe/cloth/patterns.ts'
import { dab } from '#wardrobe/cloth/surfaces.ts'
import { smoothstep } from '#geometry/interpolate.ts'

const thread = [0.82, 0.79, 0.73] as const

/** White lace of this width along the border of a piece: scallops inwards, eyelets between the threads. */
export function layLace(spot: SurfacePoint, wide = 0.36): void {
  if (spot.u > wide) return
  // Hems go around and fronts down: the sum of both runs along either.
  const along = roundabout(spot) + lengthwise(spot)
  const off = repeat(along, 0.24)
  const scallop = wide - 2.2 * off * off
  const seen = smoothstep(0.12, 0.03, spot.grain)
  const eyelets = line(Math.sqrt(off * off + (spot.u - wide * 0.62) ** 2), 0.05, spot.grain)
  const between = repeat(along + 0.12, 0.24)
  const holes = line(Math.sqrt(between * between + (spot.u - wide * 0.3) ** 2), 0.035, spot.grain)
  const share = smoothstep(0.01, -0.01, spot.u - scallop) * (1 - Math.max(eyelets, holes) * seen)
  dab(spot, thread, share)
  spot.relief += 0.02 * share
}
