import { offSkin, type Oklab, oklabOf, skinLimit } from '@eidolon/people'
import type { Surface } from '#geometry/part.ts'
import type { Color } from '#geometry/color.ts'
import { makeSpot } from '#raster/spot.ts'
import { contrasting } from './dyes.ts'
import { line, offSeam } from './patterns.ts'
import { dab } from './surfaces.ts'

/** The color of cloth away from its hems, with everything fine left out. */
function mainColor(surface: Surface): Color {
  const spot = { ...makeSpot(), u: 5, v: -1, x: 0.9, y: 2, z: 0.5, grain: 1 }
  surface(spot)
  return [spot.red, spot.green, spot.blue]
}

/** The same cloth; in the color of the wearer's skin it gets borders and seams that say where it begins. */
export function edged(surface: Surface, skin: Oklab): Surface {
  const color = mainColor(surface)
  if (offSkin(oklabOf(color), skin) >= skinLimit) return surface
  const edge = contrasting(color, 1.9)
  return (spot) => {
    surface(spot)
    dab(spot, edge, 0.85 * line(spot.u - 0.06, 0.05, spot.grain))
    if (spot.y > 3.6) dab(spot, edge, 0.7 * line(offSeam(spot), 0.018, spot.grain))
  }
}
