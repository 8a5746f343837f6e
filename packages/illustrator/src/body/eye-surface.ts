import type { SurfacePoint, Surface } from '#geometry/part.ts'
import { brightness, type Color, linear, mixed, scaled, type WritableColor } from '#geometry/color.ts'
import { smoothstep, through } from '#geometry/interpolate.ts'
import { tableNoise } from '#geometry/noise.ts'
import { vertexAt } from '#geometry/vector.ts'
import type { Body } from './body.ts'
import { eyeColour, eyePainter } from './eyes/eye-marks.ts'
import { irisAt, irisOf } from './eyes/iris.ts'
import { lidEdges } from './eyes/lid-edges.ts'

/** How the eyeball is made: a unit ball with a smaller one, the cornea, let into it where the iris ends. */
export type Ball = {
  /** Sine of the angle at which the iris ends. */
  readonly limbus: number
  /** How far round the cornea is, and where its middle lies before the ball's. */
  readonly bend: number
  readonly middle: number
  /** Where the iris lies. */
  readonly plane: number
}

/** Light is bent so much where it enters the eye. */
const bending = 1 / 1.336

/** What one eye looks like: its white, the iris behind the cornea, the shade of the lids, and what words put over it. */
export function eyeSurface(body: Body, side: 'L' | 'R', radius: number, ball: Ball): Surface {
  const bare = bareEye(body, side, radius, ball)
  const paint = eyePainter(body.bodyParams, side, ball.limbus)
  if (!paint) return bare
  return (spot) => {
    bare(spot)
    paint(spot)
  }
}

function bareEye(body: Body, side: 'L' | 'R', radius: number, { limbus, bend, middle, plane }: Ball): Surface {
  const { bodyParams, identity } = body
  const old = smoothstep(0.6, 1, bodyParams.macro.age)
  const salt = identity & 1023
  // In a dark face a white as bright as in a fair one would glow, and light brown would be orange.
  const fair = smoothstep(0.03, 0.35, brightness(linear(bodyParams.skin.colour)))
  const own = linear(eyeColour(bodyParams, side))
  const warm = smoothstep(2, 6, own[0] / Math.max(0.001, own[2])) * smoothstep(0.04, 0.12, brightness(own))
  const pale = (1 - warm) * smoothstep(0.06, 0.2, brightness(own))
  const iris = irisOf(scaled(own, 1 - (0.5 * warm + 0.3 * pale) * (1 - fair)), identity, 1 - old, body.face.dim ?? 0)
  const bright = 0.46 + 0.29 * fair
  const white: Color = [bright * (1 - 0.04 * old), bright * (0.955 - 0.08 * old), bright * (0.915 - 0.13 * old)]
  const flesh: Color = mixed([0.2, 0.06, 0.055], [0.5, 0.19, 0.165], fair)
  const { upper, lower, inner } = lidsIn(body, side, radius)
  const turn = turnOf(body, side)
  const out: WritableColor = [0, 0, 0]
  const hit: [number, number] = [0, 0]
  return (spot) => {
    const { x, y, z } = spot
    // Where this is before the face, whichever way the eye looks.
    const faceX = turn.face[0]! * x + turn.face[1]! * y + turn.face[2]! * z
    const faceY = turn.face[3]! * x + turn.face[4]! * y + turn.face[5]! * z
    const below = through(upper, faceX) - faceY
    const above = faceY - through(lower, faceX)
    // Lids have some thickness and throw a soft shadow, the upper one with its lashes.
    const shade =
      (1 - 0.28 * smoothstep(0.26, -0.02, below) - 0.09 * smoothstep(0.6, 0.1, below)) *
      (1 - 0.2 * smoothstep(0.1, -0.02, above))
    // The ball turns away from the light towards its corners.
    const round = shade * (1 - 0.2 * smoothstep(0.4, 1.02, Math.abs(faceX)))
    const far = z > 0 ? Math.sqrt(x * x + y * y) : 2
    if (far < limbus * 1.06) {
      seen(spot, turn.look, bend, middle, plane, hit)
      const share = Math.min(far, Math.sqrt(hit[0] * hit[0] + hit[1] * hit[1])) / limbus
      const wide = spot.grain / (radius * limbus)
      irisAt(iris, hit[0] / limbus, hit[1] / limbus, wide, out)
      // The rim goes over into the white, softly, as the cornea does.
      const edge = smoothstep(0.9 - wide * 0.2, 1.02 + wide * 0.2, Math.max(share, far / limbus))
      spot.red = (out[0] * (1 - edge) + white[0] * 0.86 * edge) * round
      spot.green = (out[1] * (1 - edge) + white[1] * 0.84 * edge) * round
      spot.blue = (out[2] * (1 - edge) + white[2] * 0.84 * edge) * round
      spot.rough = 0.06
      // What is laid over it lies in the iris, too.
      spot.x = hit[0]
      spot.y = hit[1]
      return
    }
    const corner = smoothstep(0.5, 1, Math.abs(faceX))
    const fine = smoothstep(0.02, 0.006, spot.grain)
    const vein =
      fine *
      (0.3 + 0.7 * corner) *
      smoothstep(0.09, 0.02, Math.abs(tableNoise(x * 3.5, y * 8, z * 3, salt) * 0.8 + 0.1))
    const nose = smoothstep(0.52, 0.95, faceX * inner)
    const pink = 0.12 + 0.3 * corner + 0.26 * vein + 0.2 * nose
    // Tears gather along the lower lid and shine.
    const tear = smoothstep(0.085, 0.03, above) * smoothstep(-0.03, 0.02, above) * (1 - 0.5 * corner)
    const lit = round * (1 + 0.5 * tear)
    const fleshy = nose * smoothstep(0.78, 0.98, faceX * inner) * 0.7
    spot.red = (white[0] + (flesh[0] - white[0]) * fleshy) * lit
    spot.green = (white[1] * (1 - pink * 0.3) + (flesh[1] - white[1]) * fleshy) * lit
    spot.blue = (white[2] * (1 - pink * 0.32) + (flesh[2] - white[2]) * fleshy) * lit
    spot.rough = 0.3
  }
}

/** Where the ray of the camera meets the iris, having been bent by the cornea, into `hit`: from its middle, on the ball. */
function seen(
  { x, y, z, lookX = 0, lookY = 0, lookZ = -1 }: SurfacePoint,
  turned: Float64Array,
  bend: number,
  middle: number,
  plane: number,
  hit: [number, number],
): void {
  const lx = turned[0]! * lookX + turned[1]! * lookY + turned[2]! * lookZ
  const ly = turned[3]! * lookX + turned[4]! * lookY + turned[5]! * lookZ
  const lz = turned[6]! * lookX + turned[7]! * lookY + turned[8]! * lookZ
  const [nx, ny, nz] = [x / bend, y / bend, (z - middle) / bend]
  const facing = Math.min(1, Math.max(0, -(nx * lx + ny * ly + nz * lz)))
  const push = bending * facing - Math.sqrt(1 - bending * bending * (1 - facing * facing))
  const tz = Math.min(-0.2, bending * lz + push * nz)
  const deep = Math.max(0, z - plane) / -tz
  hit[0] = x + (bending * lx + push * nx) * deep
  hit[1] = y + (bending * ly + push * ny) * deep
}

/** Turns of an eye, three rows each: from the picture's directions into the eye, and out of the eye before the face. */
function turnOf({ bones }: Body, side: 'L' | 'R') {
  const part = (name: string, row: number, column: number) => bones.matrices[bones.index(name) * 12 + row * 4 + column]!
  const look = new Float64Array(9)
  const face = new Float64Array(9)
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      look[row * 3 + column] = part(`eye.${side}`, column, row)
      for (let k = 0; k < 3; k += 1) {
        face[row * 3 + column]! += part('head', k, row) * part(`eye.${side}`, k, column)
      }
    }
  }
  return { look, face }
}

/** The lids' edges before the eye, in radii of the ball from its middle; `inner` is the side of the nose, 1 or -1. */
function lidsIn(body: Body, side: 'L' | 'R', radius: number) {
  const [x, y] = body.bones.restJoint(`eye.${side}`)
  const edges = lidEdges(body.pack)[side === 'L' ? 'left' : 'right']
  const placed = (edge: readonly number[]) =>
    edge
      .map((vertex) => vertexAt(body.faced, vertex))
      .map((at) => [(at[0] - x) / radius, (at[1] - y) / radius] as const)
      .toSorted((a, b) => a[0] - b[0])
  return { upper: placed(edges.upper), lower: placed(edges.lower), inner: side === 'L' ? -1 : 1 }
}
