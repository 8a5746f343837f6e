import type { Surface } from '#geometry/part.ts'
import { brightness, type Colour, filtered, linear, mixed } from '#geometry/colour.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { tableNoise } from '#geometry/noise.ts'
import type { Body } from './body.ts'
import { lipMap, mapAt } from './face-map.ts'

/** Over the skin of a face: the lips, in their own colour or in what is worn on them. */
export function lipSkin({ pack, phenotype: { lips, skin } }: Body, base: Colour): Surface {
  const shape = lipMap(pack)
  const pale = smoothstep(0.05, 0.4, brightness(linear(skin.colour)))
  // The blood under dark skin shows as a deeper brown, under pale skin as pink.
  const blood = mixed([0.2, 0.06, 0.06], [0.5, 0.16, 0.15], pale)
  const natural = mixed(filtered(base, [0.97, 0.63, 0.64]), blood, 0.16 + 0.14 * pale)
  const worn = 0.62 + 0.38 * pale
  const bare = lips.colour === ''
  const colour = bare ? natural : mixed(filtered(linear(lips.colour), [worn, worn, worn]), natural, 0.34 - 0.1 * pale)
  const strong = bare ? 0.82 : 0.9
  return (spot) => {
    const { x, y } = spot
    const side = Math.abs(x)
    // The lower lip's target is a block: at its sides less of it is lip.
    const lip = mapAt(shape, spot.u, spot.v) - (y < 6.6 ? 6 * side * side : 0)
    // The targets stop short of the corners, where lips taper off.
    const taper = side < 0.28 ? 0.085 * (1 - (side * side) / 0.0784) : 0
    const corner = taper > 0 ? smoothstep(taper, taper * 0.4, Math.abs(y - 6.605)) * smoothstep(0.28, 0.2, side) : 0
    if (lip <= 0.05 && corner === 0) return
    // Lips go over into skin; only paint has an edge, and a soft one.
    const share = Math.max(bare ? smoothstep(0.08, 0.46, lip) : smoothstep(0.1, 0.4, lip), corner)
    const inner = 1 - 0.3 * smoothstep(0.07, 0, Math.abs(y - 6.607))
    spot.red += (colour[0] * inner - spot.red) * share * strong
    spot.green += (colour[1] * inner - spot.green) * share * strong
    spot.blue += (colour[2] * inner - spot.blue) * share * strong
    spot.rough += ((bare ? 0.42 : 0.3) - spot.rough) * share
    const creases = tableNoise(x * 34, y * 5, 0, 21) * smoothstep(0.03, 0.008, spot.grain)
    spot.relief += share * creases * 0.004
  }
}
