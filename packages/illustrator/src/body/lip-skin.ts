import type { Surface } from '#geometry/part.ts'
import { brightness, type Color, filtered, linear, mixed } from '#geometry/color.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { cellShare, tableNoise } from '#geometry/noise.ts'
import type { Body } from './body.ts'
import { lipMap, mapAt } from './face-map.ts'

/** Where the lips meet, on the base mesh. */
const seam = 6.607

/** No skin is lit from all around by more than this. */
const maxOpen = 1.25

/** How much of the fold past the corner of the mouth is here, 0..1, on the base mesh. */
const pastCorner = (side: number, y: number): number =>
  smoothstep(0.24, 0.258, side) * smoothstep(0.31, 0.262, side) * smoothstep(0.04, 0.008, Math.abs(y - 6.622))

/** Over the skin of a face: the lips, in their own color, which is the skin's with more blood, or in what is worn. */
export function lipSkin(body: Body, base: Color): Surface {
  const { lips } = body.bodyParams
  const shape = lipMap(body.pack)
  const bare = lips.colour === ''
  const color = lipColor(body, base)
  const manly = body.bodyParams.presentation
  // Men's lips show less of their ends.
  const end = 0.272 - 0.014 * manly
  const strong = bare ? 0.86 - 0.12 * manly : 0.92
  return (spot) => {
    const { x, y, grain } = spot
    const side = Math.abs(x)
    // The lower lip's target is a block: at its sides less of it is lip.
    const lip = mapAt(shape, spot.u, spot.v) - (y < 6.6 ? 6 * side * side : 0)
    // The targets stop short of the corners, where lips taper off.
    const taper = side < end ? 0.085 * (1 - (side * side) / (end * end)) : 0
    const corner =
      taper > 0 ? smoothstep(taper, taper * 0.3, Math.abs(y - 6.605)) * smoothstep(end, end - 0.075, side) : 0
    const from = Math.abs(y - seam)
    const line = side < end ? smoothstep(0.03, 0, from) * smoothstep(end - 0.008, end - 0.078, side) : 0
    // Left in its own shade, the fold past the corner makes men's mouths look longer than they are.
    const past = manly > 0 && side > 0.24 && side < 0.31 ? 0.6 * manly * pastCorner(side, y) : 0
    spot.open = Math.min(maxOpen, spot.open + past)
    spot.red *= 1 - 0.05 * past
    spot.green *= 1 + 0.06 * past
    spot.blue *= 1 + 0.06 * past
    if (lip <= 0.03 && corner === 0 && line === 0) return
    // Lips go over into skin; only paint has an edge, and a soft one, which begins where the lip does.
    const share = Math.max(
      bare ? smoothstep(0.1 - 0.05 * manly, 0.5, lip) : smoothstep(0.24, 0.56, lip),
      corner,
      line * 0.9,
    )
    // Fine lines run down them, in close-ups.
    const close = smoothstep(0.01, 0.004, grain)
    const lines = close > 0 ? close * tableNoise(x * 46 + 3 * tableNoise(x * 9, y * 9, 0, 22), y * 6, 0, 21) : 0
    // Fuller in the middle of each lip, and darker towards the seam.
    const tone =
      (1 - 0.2 * smoothstep(0.075, 0, from)) *
      (1 - 0.42 * smoothstep(0.024, 0.002, from)) *
      (y > seam ? 0.93 : 1) *
      (1 + 0.05 * lines * share)
    const paint = Math.max(share * strong, 0.9 * line)
    spot.red += (color[0] * tone - spot.red) * paint
    spot.green += (color[1] * tone - spot.green) * paint
    spot.blue += (color[2] * tone - spot.blue) * paint
    // The wet seam itself does not gleam: it lies in the shade of both lips.
    spot.rough += ((bare ? 0.55 + 0.07 * manly : 0.42) + 0.3 * line - spot.rough) * Math.max(share, line)
    spot.relief += share * lines * 0.0009
    spot.open -= 0.3 * line
  }
}

/**
 * The lips' color on this person, from hardly more than skin to full of blood, brown or rose: people are known by it,
 * men, whose lips nobody paints, above all. Theirs are nearer to their skin.
 */
export function lipColor(body: Body, base: Color): Color {
  const { lips, skin, presentation, macro } = body.bodyParams
  const chance = (nth: number) => cellShare(body.identity & 4095, nth, 3, 663)
  const pale = smoothstep(0.05, 0.4, brightness(linear(skin.colour)))
  // The blood under dark skin shows as a deeper brown or as plum, under pale skin as terracotta or rose.
  const deep = mixed([0.2, 0.075, 0.05], [0.24, 0.062, 0.085], chance(1))
  const fair = mixed([0.46, 0.2, 0.13], [0.5, 0.14, 0.18], chance(1))
  const blood = mixed(deep, fair, pale)
  const old = smoothstep(0.6, 1, macro.age)
  // Few are in the middle.
  const much = smoothstep(0.15, 0.85, chance(2))
  const full = (0.66 - 0.16 * presentation + (0.4 + 0.06 * presentation) * much) * (1 - 0.22 * old)
  const natural = mixed(base, mixed(filtered(base, [0.94, 0.6, 0.6]), blood, 0.26 + 0.16 * pale), full)
  if (lips.colour === '') return natural
  const worn = 0.62 + 0.38 * pale
  return mixed(filtered(linear(lips.colour), [worn, worn, worn]), natural, 0.34 - 0.1 * pale)
}
