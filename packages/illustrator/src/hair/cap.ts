import type { Part, Surface } from '#mesh/part.ts'
import { cloud } from '#props/kit/noise.ts'
import { emptyMesh, toPart, triangle, vertex } from '#props/kit/mesh.ts'
import { add, along, clamp, ease, subtract, unit } from '#props/kit/vector.ts'
import { blended as mixed } from '#props/kit/colour.ts'
import { dyes, type HairColours } from './hair-surface.ts'
import { flat, type Cap } from './hairdo.ts'
import { skull } from './hairline.ts'
import type { Scalp } from './scalp.ts'
import type { World } from './world.ts'

/** The hair right on the scalp: what shows between the locks, and all there is of a buzz cut. */
export function capPart(scalp: Scalp, cap: Cap, hair: HairColours, world: World): Part {
  const mesh = emptyMesh()
  for (const point of scalp.points) {
    const away = cap.round ? unit(add(point.normal, unit(subtract(point.at, skull)))) : point.normal
    const lifted = along(point.at, away, cap.lift(point))
    const at = cap.round ? world.tamed(lifted) : lifted
    vertex(
      mesh,
      at,
      cap.round ? [0, 0, 0] : point.normal,
      point.inside,
      cap.cover(point),
      flat([0, -0.6, -0.6], point.normal),
    )
  }
  for (let at = 0; at < scalp.triangles.length; at += 3) {
    triangle(mesh, scalp.triangles[at] ?? 0, scalp.triangles[at + 1] ?? 0, scalp.triangles[at + 2] ?? 0)
  }
  const look = { name: 'hair cap', material: 'hair' as const, surface: capSurface(hair), blended: true }
  return toPart(mesh, look, world.head.placing)
}

/** Fine stubble-like grain; u is how far inside the hairline, v how dense the hair is. */
function capSurface(hair: HairColours): Surface {
  const { base, white } = dyes(hair)
  const [red, green, blue] = mixed(base, white, hair.grey * 0.7)
  return (spot) => {
    const fine = clamp(1.5 - spot.grain * 45, 0, 1)
    const grain = cloud(spot.x * 60, spot.y * 34, spot.z * 60) - 0.5
    const patch = cloud(spot.x * 9, spot.y * 9, spot.z * 9) - 0.5
    const tone = 0.72 * (1 + grain * 0.7 * fine + patch * 0.2)
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.relief = grain * 0.006 * fine
    spot.rough = 0.85
    spot.open = 0.75
    spot.alpha = ease(-0.05, 0.09, spot.u + grain * 0.12 * fine + patch * 0.08) * clamp(spot.v, 0, 1)
  }
}
