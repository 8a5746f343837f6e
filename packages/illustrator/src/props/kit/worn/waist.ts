import { along, between, minus, unit } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'
import { type Ring, ringAround } from '#props/kit/girth.ts'

/** The waist above the hips, over whatever is worn there. */
export function waist({ body, clothes }: Fitting): Ring {
  const [hips, back] = [body.bones.joint('spine05'), body.bones.joint('spine03')]
  const axis = unit(minus(back, hips))
  const ahead = minus(body.bones.carry('spine04', [0, 1, 2]), body.bones.carry('spine04', [0, 1, 0]))
  const middle = along(between(hips, back, 0.3), unit(ahead), 0.3)
  const clouds = [body.posed, ...clothes.map(({ positions }) => positions)]
  return ringAround(clouds, middle, axis, ahead, 0.22, 2.3, (cloud, index) => {
    if (cloud > 0) return true
    const [x, y] = [Math.abs(body.rest[index * 3] ?? 0), body.rest[index * 3 + 1] ?? 0]
    return index < 13380 && x < 1.8 && y > -0.5 && y < 3.5
  })
}
