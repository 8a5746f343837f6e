import type { Part, Surface } from '#geometry/part.ts'
import { noise, ripple, scatter } from '#geometry/noise.ts'
import { newMesh, triangle, vertex } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { along } from '#geometry/vector.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { mixed } from '#geometry/color.ts'
import type { Comb } from './comb.ts'
import { dyes, type HairColors } from './hair-surface.ts'
import { flat, type Cap } from './hairdo.ts'
import type { Scalp } from './scalp.ts'
import type { HairSurroundings } from './world.ts'

/**
 * The hair right on the scalp: what shows between the locks, and all there is of a buzz cut. `comb` says which way the
 * first hairs of a sheet grow.
 */
export function capPart(scalp: Scalp, cap: Cap, hair: HairColors, world: HairSurroundings, comb?: Comb): Part {
  const mesh = newMesh()
  for (const point of scalp.points) {
    const at = along(point.at, point.normal, cap.lift(point))
    vertex(mesh, at, point.normal, point.inside, cap.cover(point), flat([0, -0.6, -0.6], point.normal))
  }
  for (let at = 0; at < scalp.triangles.length; at += 3) {
    triangle(mesh, scalp.triangles[at] ?? 0, scalp.triangles[at + 1] ?? 0, scalp.triangles[at + 2] ?? 0)
  }
  const look = {
    name: 'hair cap',
    material: 'hair' as const,
    surface: cap.shade ? shadeSurface(hair, comb) : capSurface(hair),
    blended: true,
    lift: cap.shade ? 0.012 : 0.03,
  }
  return toPart(mesh, look, world.head.placing)
}

/** Fine stubble-like grain; u is how far inside the hairline, v how dense the hair is. */
function capSurface(hair: HairColors): Surface {
  const { base, white } = dyes(hair)
  const [red, green, blue] = mixed(base, white, hair.grey * 0.85)
  return (spot) => {
    const fine = clamp(1.5 - spot.grain * 45, 0, 1)
    const grain = noise(spot.x * 55, spot.y * 16, spot.z * 40) - 0.5
    const patch = noise(spot.x * 9, spot.y * 9, spot.z * 9) - 0.5
    const tone = 0.72 * (1 + grain * 0.7 * fine + patch * 0.2)
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.relief = grain * 0.006 * fine
    spot.rough = 0.85
    spot.open = 0.75
    spot.alpha = smoothstep(-0.07, 0.1, spot.u + grain * 0.07 * fine + patch * 0.08) * clamp(spot.v, 0, 1)
  }
}

/** How thick the first hairs are where they are seen one by one, decimeters. */
const firstWidth = 0.0075

/**
 * Where hair begins: single fine hairs that get denser inwards, with their shade on the skin; u is how far inside the
 * hairline, v how dense the hair is. A sheet that began at once would have the edge of a wig.
 */
export function shadeSurface(hair: HairColors, comb?: Comb): Surface {
  const { base, white } = dyes(hair)
  const [red, green, blue] = mixed(base, white, hair.grey * 0.7)
  return (spot) => {
    const { x, y, z, u: inside } = spot
    const patch = noise(x * 12, y * 12, z * 12) - 0.5
    const place = (comb ? comb.first(x, y, z) : x * 1.3 + z * 0.4) + (noise(x * 5 + 9, y * 5, z * 5) - 0.5) * 0.09
    const tuft = ripple(place / 0.04, 7) - 0.5
    const dense = smoothstep(-0.13, 0.13, inside + patch * 0.05 + tuft * 0.05)
    const fine = clamp(1.6 - (spot.grain / firstWidth) * 1.6, 0, 1)
    const own = scatter(Math.floor(place / firstWidth))
    const across = (place / firstWidth - Math.floor(place / firstWidth)) * 2 - 1
    // Each hair begins where the density reaches a number of its own.
    const single = smoothstep(own * 0.8, own * 0.8 + 0.3, dense) * (1 - 0.55 * across * across)
    const shade = dense * (0.25 + 0.6 * dense)
    spot.red = red * 0.8
    spot.green = green * 0.8
    spot.blue = blue * 0.8
    spot.rough = 0.9
    spot.open = 0.75
    spot.alpha = (shade + (Math.max(shade * 0.75, single * 0.85) - shade) * fine) * spot.v
  }
}

/**
 * The ground of a beard: short hairs that run down, dense enough to hide the skin in the middle and single ones towards
 * the border; u is how far inside it, v how dense the beard is.
 */
export function beardGround(hair: HairColors): Surface {
  const { base, white } = dyes(hair)
  const [red, green, blue] = mixed(base, white, hair.grey * 0.8)
  return (spot) => {
    const { x, y, z, v: dense } = spot
    const fine = clamp(1.7 - spot.grain * 90, 0, 1)
    const hairs = noise(x * 95, y * 26, z * 80) * 0.6 + noise(x * 150 + 7, y * 44, z * 130) * 0.4 - 0.5
    const patch = noise(x * 9, y * 9, z * 9) - 0.5
    const tone = 0.85 * (1 + hairs * 1.1 * fine + patch * 0.16)
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.relief = hairs * 0.005 * fine
    spot.rough = 0.85
    spot.open = 0.85
    const border = smoothstep(-0.1, 0.26, spot.u + hairs * 0.16 * fine + patch * 0.1)
    spot.alpha = border * clamp(dense * (1 - hairs * 0.9 * fine), 0, 1)
  }
}
