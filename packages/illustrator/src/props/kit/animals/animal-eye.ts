import type { Color } from '#geometry/color.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import { dot, unit, type Vector } from '#geometry/vector.ts'

type Eye = {
  readonly from: Vector
  readonly radii: readonly [number, number]
  readonly colour: Color
  readonly eye: { readonly look: Vector; readonly pupil: string } | undefined
}

/** Iris, pupil and the light that catches in it, high on its outer side; a lamp shines all over. */
export function paintEye(spot: SurfacePoint, { from, radii, colour, eye }: Eye): void {
  if (!eye) return
  const { look, pupil } = eye
  const way = unit([spot.x - from[0], spot.y - from[1], spot.z - from[2]])
  const ahead = dot(way, look)
  const side: Vector = unit([look[2], 0, -look[0]])
  const [aside, up] = [dot(way, side), way[1] - look[1] * ahead]
  const black =
    pupil === 'dark'
      ? 1
      : pupil === 'slit'
        ? smoothstep(0.36, 0.26, Math.abs(aside) + Math.abs(up) * 0.22)
        : smoothstep(0.62, 0.74, ahead) * (pupil === 'lamp' ? 0 : 1)
  const rim = pupil === 'lamp' ? 1 : smoothstep(0.1, 0.34, ahead)
  const shade = (0.25 + 0.75 * rim) * (1 - 0.94 * black)
  const glint = smoothstep(0.3, 0.2, Math.sqrt((aside - 0.3) * (aside - 0.3) + (up - 0.36) * (up - 0.36)))
  const lit = glint * smoothstep(0.1, 0.3, ahead) * (radii[0] > 0 ? 1 : 0)
  spot.red = colour[0] * shade + (0.95 - colour[0] * shade) * lit
  spot.green = colour[1] * shade + (0.95 - colour[1] * shade) * lit
  spot.blue = colour[2] * shade + (0.95 - colour[2] * shade) * lit
  spot.rough = 0.1
  spot.glow = pupil === 'lamp' ? 2.2 : lit * 0.5
}
