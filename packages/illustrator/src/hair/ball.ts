import type { Part, Surface } from '#geometry/part.ts'
import { noise } from '#geometry/noise.ts'
import { newMesh, triangle, vertex } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { along, lengthOf, minus, plus, unit, type Vector } from '#geometry/vector.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { mixed } from '#geometry/color.ts'
import { dyes, type HairColors } from './hair-surface.ts'
import type { Cap } from './hairdo.ts'
import { skull } from './hairline.ts'
import type { Scalp } from './scalp.ts'
import type { HairSurroundings } from './world.ts'

/** Around the mass there are so many layers of loose curls, the last this far out, decimeters. */
const layers = 4
const loose = 0.15

/**
 * Hair that stands off in a ball: the mass of it, and layers of loose curls around it that get sparser outwards, so that
 * nobody sees where it ends.
 */
export function ballPart(scalp: Scalp, cap: Cap, hair: HairColors, world: HairSurroundings): Part {
  const { points, triangles } = scalp
  const ways = points.map(({ at, normal }) => unit(plus(normal, unit(minus(at, skull)))))
  const stands = rounded(
    scalp,
    points.map((point, nth) => along(point.at, ways[nth]!, cap.lift(point))),
  )
  const mesh = newMesh()
  for (let layer = 0; layer <= layers; layer += 1) {
    const first = mesh.positions.length / 3
    points.forEach(({ at, inside }, nth) => {
      const stood = stands[nth]!
      // Where it begins at the skin nothing is loose.
      const room = smoothstep(0.02, 0.5, lengthOf(minus(stood, at)))
      const place = along(stood, ways[nth]!, (layer / layers) * loose * room)
      vertex(mesh, world.tamed(place), [0, 0, 0], inside, layer / layers, ways[nth]!)
    })
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
      triangle(mesh, first + a, first + b, first + c)
    }
  }
  const look = { name: 'hair cap', material: 'hair' as const, surface: frizz(hair), cutOut: true, twoSided: true }
  return toPart(mesh, look, world.head.placing)
}

/** The places drawn towards the middle of their neighbors: a head's mesh is too coarse to be blown up as it is. */
function rounded({ points, triangles }: Scalp, places: readonly Vector[]): readonly Vector[] {
  let now = places
  for (let turn = 0; turn < 5; turn += 1) {
    const sums = new Float64Array(points.length * 4)
    const add = (to: number, from: number): void => {
      const [x, y, z] = now[from]!
      sums[to * 4]! += x
      sums[to * 4 + 1]! += y
      sums[to * 4 + 2]! += z
      sums[to * 4 + 3]! += 1
    }
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
      add(a, b)
      add(b, c)
      add(c, a)
    }
    now = now.map((at, nth) => {
      const of = sums[nth * 4 + 3]!
      const share = of > 2 ? 0.8 * smoothstep(-0.02, 0.1, points[nth]!.inside) : 0
      const middle: Vector = [
        sums[nth * 4]! / (of || 1),
        sums[nth * 4 + 1]! / (of || 1),
        sums[nth * 4 + 2]! / (of || 1),
      ]
      return along(at, minus(middle, at), share)
    })
  }
  return now
}

/** Tight curls seen as one mass: hills and hollows instead of strands; u is how far inside the hairline, v which layer. */
function frizz(hair: HairColors): Surface {
  const { base, bright, white } = dyes(hair)
  const dyed = mixed(mixed(base, bright, hair.highlights * 0.4), white, hair.grey * 0.8)
  return (spot) => {
    const { x, y, z, v: layer } = spot
    const fine = clamp(1.5 - spot.grain * 30, 0, 1)
    const curl = noise(x * 15, y * 15, z * 15)
    const coil = noise(x * 38 + 3, y * 38, z * 38)
    const frizzle = (coil - 0.5) * fine
    const hill = curl * curl * (3 - 2 * curl)
    const tone = 0.7 + 0.4 * hill + frizzle * 0.45 + 0.16 * layer
    spot.red = dyed[0] * tone
    spot.green = dyed[1] * tone
    spot.blue = dyed[2] * tone
    spot.relief = hill * 0.03 + frizzle * 0.018
    spot.open = 0.62 + 0.38 * hill
    spot.rough = 0.8
    const begins = smoothstep(-0.06, 0.1, spot.u + frizzle * 0.1 + (curl - 0.5) * 0.04)
    // Each layer has fewer curls than the one below.
    const stays = layer > 0 ? smoothstep(-0.06, 0.06, coil * 0.75 + curl * 0.25 - 0.34 - 0.4 * layer) : 1
    spot.alpha = begins * stays
  }
}
