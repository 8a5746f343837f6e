import { tableNoise } from '#geometry/noise.ts'
import { brightness, type Color, filtered, mixed } from '#geometry/color.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { pairs } from '#geometry/numbers.ts'

type Knots = readonly (readonly [z: number, y: number])[]

/** Upper end of a beard on the cheek, from the ear (z small) to the corner of the mouth, on the base mesh. */
export const cheekEdge: Knots = pairs`0.6 7.2, 0.78 7.1, 0.95 6.88, 1.15 6.72, 1.35 6.68, 1.5 6.7`

/** Lower end on the throat. */
export const throatEdge: Knots = pairs`0.5 6.5, 0.7 6.28, 0.9 6.08, 1.1 6.02`

/** Away from the lips as seen from the front, above 0 outside them. */
export function fromLips(x: number, y: number): number {
  const dx = x / 0.27
  const dy = (y - 6.63) / (y > 6.63 ? 0.085 : 0.13)
  return (Math.sqrt(dx * dx + dy * dy) - 1) * 0.11
}

function heightAt(knots: Knots, z: number): number {
  let [before, value] = knots[0]!
  for (let nth = 0; nth < knots.length; nth += 1) {
    const [at, height] = knots[nth]!
    if (z <= at) return at > before ? value + ((height - value) * (z - before)) / (at - before) : height
    before = at
    value = height
  }
  return value
}

/**
 * How densely a shaven beard grows at a place of the base mesh, 0..1: full along the jaw, on the chin and over the lip,
 * thinner up the cheeks, and nowhere with an edge.
 */
export function stubbleAt(x: number, y: number, z: number): number {
  if (z < 0.5 || y > 7.2 || y < 5.85) return 0
  const side = x < 0 ? -x : x
  const cheek = heightAt(cheekEdge, z) - y
  const throat = y - heightAt(throatEdge, z)
  const below = smoothstep(-0.1, 0.3, cheek)
  const overLip = 0.85 * smoothstep(-0.015, 0.075, 6.825 - y - side * 0.16) * smoothstep(0.4, 0.22, side)
  const grown = (below > overLip ? below : overLip) * smoothstep(-0.2, 0.2, throat) * smoothstep(0.5, 0.7, z)
  return grown > 0 ? grown * smoothstep(-0.028, 0.022, fromLips(x, y)) * (0.7 + 0.3 * smoothstep(0.75, 1.25, z)) : 0
}

/** Single hairs around a mean of 1, as long as a pixel (`grain` decimeters wide) can tell them apart. */
export function bristles(x: number, y: number, z: number, grain: number): number {
  const fine = smoothstep(0.012, 0.004, grain)
  return fine > 0 ? 1 + fine * 0.5 * tableNoise(x * 109, y * 77, z * 97, 61) : 1
}

/** What a razor leaves: bluish on fair skin. On dark skin that would look like dust. */
export const rootTint = (skin: Color): Color =>
  filtered(skin, mixed([0.75, 0.73, 0.72], [0.71, 0.77, 0.84], smoothstep(0.08, 0.3, brightness(skin))))

/** What has grown since: the hair's own color, but on dark skin no film of light hairs. */
export function bristleTint(skin: Color, hair: Color): Color {
  const bristle = filtered(hair, [0.7, 0.7, 0.7])
  return mixed(rootTint(skin), bristle, 0.66 * smoothstep(1.5, 0.8, brightness(bristle) / brightness(skin)))
}
