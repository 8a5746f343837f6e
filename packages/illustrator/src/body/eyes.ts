import type { Part, Surface } from '#geometry/part.ts'
import { type Vector, vertexAt } from '#geometry/vector.ts'
import { tableNoise } from '#geometry/noise.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { brightness, mixed, filtered, type Colour, linear } from '#geometry/colour.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import type { Body } from './body.ts'
import { oncePer } from '#pack/once.ts'
import { eyeColour, eyePainter } from './eye-marks.ts'
import { identityOf } from './skin.ts'
import type { Pack } from '#pack/pack.ts'

const rings = 28
const spokes = 36
/** Where the iris ends, as sine of the angle from the middle of the gaze: a little larger than life, as in drawings. */
const limbus = 0.56

/** A unit eyeball that looks along +z: rings from the front to the back, the cornea standing out. */
const eyeball = () => {
  const points: number[] = []
  const triangles: number[] = []
  for (let ring = 0; ring <= rings; ring += 1) {
    // Closer rings in front, where the iris is.
    const share = ring / rings
    const angle = Math.PI * (0.55 * share + 0.45 * share * share)
    const bulge = 1 + 0.055 * smoothstep(limbus + 0.06, 0, sin(angle)) * (angle < 1.5 ? 1 : 0)
    for (let spoke = 0; spoke < spokes; spoke += 1) {
      const turn = (spoke / spokes) * 2 * Math.PI
      points.push(sin(angle) * cos(turn) * bulge, sin(angle) * sin(turn) * bulge, cos(angle) * bulge)
      if (ring === rings) continue
      const a = ring * spokes + spoke
      const b = ring * spokes + ((spoke + 1) % spokes)
      triangles.push(a, a + spokes, b, b, a + spokes, b + spokes)
    }
  }
  return { points: Float32Array.from(points), triangles: Uint32Array.from(triangles) }
}

const unitBall = oncePer((_pack: Pack) => eyeball())

/** Both eyes, turned where the body looks. */
export function eyeParts(body: Body): Part[] {
  const { points, triangles } = unitBall(body.pack)
  // Both eyes have one surface, unless something is said of one of them.
  const right = eyeSurface(body, 'R')
  const left = isPlain(body) ? right : eyeSurface(body, 'L')
  return (['L', 'R'] as const).map((side) => {
    const centre = body.bones.restJoint(`eye.${side}`)
    const radius = eyeRadius(body, side)
    const placed = points.map((value, at) => value * radius + (centre[at % 3] ?? 0))
    const count = points.length / 3
    const indices = new Uint8Array(count * 4).fill(body.bones.index(`eye.${side}`))
    const weights = Float32Array.from({ length: count * 4 }, (_, at) => (at % 4 === 0 ? 1 : 0))
    const positions = body.skin(placed, indices, weights)
    const middle = body.bones.joint(`eye.${side}`)
    const normals = positions.map((value, at) => (value - (middle[at % 3] ?? 0)) / radius)
    return {
      name: `eye-${side === 'L' ? 'left' : 'right'}`,
      material: 'eye',
      positions,
      normals,
      triangles,
      rest: points,
      surface: side === 'L' ? left : right,
      twoSided: false,
      blended: false,
      castsShadow: false,
      face: true,
    }
  })
}

/** Half the height of the eye that the lids were made for. */
function eyeRadius({ pack, shape }: Pick<Body, 'pack' | 'shape'>, side: 'L' | 'R'): number {
  const { first, count } = pack.base.groups.get(side === 'L' ? 'helper-l-eye' : 'helper-r-eye') ?? {
    first: 0,
    count: 0,
  }
  let low = 99
  let high = -99
  for (let at = first * 4; at < (first + count) * 4; at += 1) {
    const y = vertexAt(shape, pack.base.quads[at]!)[1]
    low = Math.min(low, y)
    high = Math.max(high, y)
  }
  return ((high - low) / 2) * 1.02
}

const isPlain = ({ phenotype: { marks } }: Body): boolean => marks.otherEye === '' && marks.ids.length === 0

function eyeSurface(body: Body, side: 'L' | 'R'): Surface {
  const bare = bareEye(body, side)
  const paint = eyePainter(body.phenotype, side, limbus)
  if (!paint) return bare
  return (spot) => {
    bare(spot)
    paint(spot)
  }
}

function bareEye(body: Body, side: 'L' | 'R'): Surface {
  const iris = linear(eyeColour(body.phenotype, side))
  // The wet bulge before them gathers light on fair irises; brown ones that had as much of it would be amber.
  const gain = 1.08 - 0.2 * smoothstep(0.13, 0.03, brightness(iris))
  const bright: Colour = mixed(filtered(iris, [gain, gain, gain * 0.96]), [0.5, 0.42, 0.24], 0.04)
  const deep: Colour = filtered(iris, [0.32, 0.32, 0.36])
  const salt = identityOf(body) & 1023
  const age = smoothstep(0.6, 1, body.phenotype.macro.age)
  const white: Vector = [0.48 - 0.03 * age, 0.455 - 0.06 * age, 0.435 - 0.08 * age]
  return (spot) => {
    const { x, y, z } = spot
    const out =
      z > 0 ? Math.sqrt(x * x + y * y) / (1 + 0.055 * smoothstep(limbus + 0.06, 0, Math.sqrt(x * x + y * y))) : 2
    const share = out / limbus
    // Lids and lashes shade the upper part of the ball.
    const lidded = 1 - 0.5 * smoothstep(0.08, 0.5, y) - 0.1 * smoothstep(-0.35, -0.6, y)
    if (share > 1.06) {
      const side = smoothstep(0.55, 1.1, Math.abs(x))
      const vein = smoothstep(0.35, 0.8, tableNoise(x * 6, y * 14, z * 3, salt)) * side * 0.35
      const pink = 0.1 + 0.22 * side + vein
      spot.red = white[0] * lidded
      spot.green = white[1] * lidded * (1 - pink * 0.2)
      spot.blue = white[2] * lidded * (1 - pink * 0.22)
      spot.rough = 0.3
      return
    }
    const angle = x / Math.max(1e-6, out)
    const other = y / Math.max(1e-6, out)
    // Fibres run outwards: noise on a cylinder around the pupil.
    const fibres =
      tableNoise(angle * 7, other * 7, share * 1.6, salt) * 0.6 +
      tableNoise(angle * 17, other * 17, share * 2.4, salt + 1) * 0.4
    const collar = smoothstep(0.2, 0, Math.abs(share - 0.52 - 0.05 * fibres))
    const lit = 0.5 + 0.5 * smoothstep(0.75, -0.75, y / limbus + 0.25 * (x / limbus))
    const glow = (0.3 + 0.7 * lit) * (0.62 + 0.75 * fibres) + collar * 0.26
    let red = deep[0] + (bright[0] - deep[0]) * glow
    let green = deep[1] + (bright[1] - deep[1]) * glow
    let blue = deep[2] + (bright[2] - deep[2]) * glow
    // The ring around the iris, soft outside; the pupil, soft at its edge.
    const ring = smoothstep(0.76, 0.98, share)
    const black = Math.max(ring * 0.72, smoothstep(0.4, 0.33, share))
    red *= 1 - black
    green *= 1 - black
    blue *= 1 - black
    const edge = smoothstep(0.96, 1.06, share)
    red += (white[0] * 0.8 - red) * edge
    green += (white[1] * 0.78 - green) * edge
    blue += (white[2] * 0.78 - blue) * edge
    spot.red = Math.max(0.002, red * lidded)
    spot.green = Math.max(0.002, green * lidded)
    spot.blue = Math.max(0.002, blue * lidded)
    spot.rough = 0.06
  }
}
