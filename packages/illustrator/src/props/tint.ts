import type { ThingMaterialId, Tint } from '@eidolon/people'
import { brightness, type Color, linear } from '#geometry/color.ts'
import { clamp } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'
import type { Part, SurfacePoint, Surface } from '#geometry/part.ts'
import { vertexAt } from '#geometry/vector.ts'
import { makeSpot } from '#raster/spot.ts'
import { felt, fur, glass, leather, silver, weave, wood } from './materials.ts'
import { type PrintId, printed } from './prints.ts'

/** The parts of a thing in the color, or of the material, that words ask for; `dyed` are those that it is seen on. */
export function inTint(parts: readonly Part[], tint: Tint | undefined, dyed?: readonly string[]): readonly Part[] {
  if (tint?.colour === undefined && tint?.material === undefined) return parts
  const names = dyed ?? parts.slice(0, 1).map(({ name }) => name)
  return parts.map((part) => (names.includes(part.name) ? tinted(part, tint) : part))
}

function tinted(part: Part, { colour, material }: Tint): Part {
  const told = colour === undefined ? undefined : linear(colour)
  const usual = meanOf(part)
  return material === undefined
    ? { ...part, surface: shaded(part.surface, usual, told ?? usual) }
    : made[material](part, told, usual)
}

/** The color that a part has on the whole. */
function meanOf({ positions, rest = positions, uvs, surface }: Part): Color {
  const count = positions.length / 3
  const step = Math.max(1, Math.floor(count / 40))
  const sums = [0, 0, 0]
  let asked = 0
  for (let vertex = 0; vertex < count; vertex += step) {
    const [x, y, z] = vertexAt(rest, vertex)
    const spot: SurfacePoint = {
      ...makeSpot(),
      x,
      y,
      z,
      u: uvs?.[vertex * 2] ?? 0,
      v: uvs?.[vertex * 2 + 1] ?? 0,
      grain: 0.02,
    }
    surface(spot)
    sums[0]! += spot.red
    sums[1]! += spot.green
    sums[2]! += spot.blue
    asked += 1
  }
  return [sums[0]! / Math.max(1, asked), sums[1]! / Math.max(1, asked), sums[2]! / Math.max(1, asked)]
}

/** The surface in another color: its lights and darks stay, and how it feels. */
function shaded(surface: Surface, usual: Color, color: Color, after?: Surface): Surface {
  const mean = Math.max(0.004, brightness(usual))
  return (spot) => {
    surface(spot)
    const tone = clamp(brightness([spot.red, spot.green, spot.blue]) / mean, 0.4, 1.6)
    spot.red = Math.min(1, color[0] * tone)
    spot.green = Math.min(1, color[1] * tone)
    spot.blue = Math.min(1, color[2] * tone)
    after?.(spot)
  }
}

type Making = (part: Part, told: Color | undefined, usual: Color) => Part

const hard = (surface: (color: Color) => Surface, own?: Color): Making => {
  return (part, told, usual) => ({ ...part, material: 'hard', surface: surface(told ?? own ?? usual) })
}
const soft = (surface: (color: Color) => Surface, own?: Color): Making => {
  return (part, told, usual) => ({ ...part, material: 'cloth', surface: surface(told ?? own ?? usual) })
}
const print = (id: PrintId, own?: Color): Making => {
  return (part, told, usual) => {
    const color = told ?? own ?? usual
    return { ...part, surface: printed(shaded(part.surface, usual, color), color, id) }
  }
}

/** Blue cloth with slanting ribs. */
const twill =
  ([red, green, blue]: Color): Surface =>
  (spot) => {
    const rib = (spot.x + spot.y + spot.z * 0.7) * 26
    const tone =
      0.9 + 0.22 * (rib - Math.floor(rib) < 0.5 ? 1 : 0) + 0.3 * (noise(spot.x * 2, spot.y * 2, spot.z * 2) - 0.5)
    spot.red = Math.min(1, red * tone)
    spot.green = Math.min(1, green * tone)
    spot.blue = Math.min(1, blue * tone)
    spot.rough = 0.85
  }

/** Threads around holes that are darker than they. */
const openwork =
  ([red, green, blue]: Color): Surface =>
  (spot) => {
    const [a, b] = [(spot.x + spot.z * 0.8) * 9, (spot.y + spot.z * 0.3) * 9]
    const [dx, dy] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5]
    const tone = dx * dx + dy * dy < 0.09 ? 0.45 : 1.1
    spot.red = Math.min(1, red * tone)
    spot.green = Math.min(1, green * tone)
    spot.blue = Math.min(1, blue * tone)
    spot.rough = 0.9
  }

/** Seen through, and in the light of what is behind it. */
const clear = { material: 'glass', blended: true, castsShadow: false, twoSided: true } as const

const mottled =
  (scale: number, depth: number, rough: number) =>
  (color: Color): Surface =>
  (spot) => {
    const grains = noise(spot.x * scale, spot.y * scale, spot.z * scale) - 0.5
    const tone = 1 + grains * depth
    spot.red = Math.min(1, color[0] * tone)
    spot.green = Math.min(1, color[1] * tone)
    spot.blue = Math.min(1, color[2] * tone)
    spot.rough = rough
    spot.relief = grains * 0.01
  }

/** Puts a prop in another material. A requested color wins over the material's natural one. */
const made: Readonly<Record<ThingMaterialId, Making>> = {
  glass: (part, told) => ({ ...part, ...clear, surface: glass(told ?? [0.6, 0.74, 0.8], 0.52) }),
  metal: (part, told, usual) => ({
    ...part,
    surface: shaded(part.surface, usual, told ?? silver, (spot) => {
      // Cloth of gold is still cloth.
      spot.metal = part.material === 'cloth' ? 0.8 : 1
      spot.rough = part.material === 'cloth' ? 0.4 : 0.24
    }),
  }),
  wood: hard(wood, [0.26, 0.15, 0.07]),
  stone: hard(mottled(9, 0.5, 0.85), [0.34, 0.33, 0.31]),
  leather: hard(leather),
  cloth: soft(weave),
  wool: soft(felt),
  fur: soft(fur),
  bone: hard(mottled(6, 0.25, 0.55), [0.72, 0.66, 0.52]),
  glow: (part, told, usual) => ({
    ...part,
    surface: shaded(part.surface, usual, told ?? [0.5, 0.75, 1], (spot) => {
      spot.glow = 1.8
    }),
  }),
  hologram: (part, told) => ({
    ...part,
    ...clear,
    surface: scanned(told ?? [0.12, 0.7, 0.9]),
  }),
  rainbow: (part) => ({ ...part, surface: banded(part) }),
  striped: print('striped'),
  plaid: print('plaid'),
  floral: print('floral'),
  dotted: print('dotted'),
  leopard: print('leopard', [0.55, 0.34, 0.13]),
  camouflage: print('camouflage', [0.2, 0.22, 0.1]),
  denim: soft((color) => twill(color), [0.08, 0.13, 0.25]),
  lace: (part, told, usual) => ({ ...part, material: 'cloth', surface: openwork(told ?? usual) }),
}

/** Light in lines, seen through. */
const scanned =
  ([red, green, blue]: Color): Surface =>
  (spot) => {
    const line = spot.y * 16
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.alpha = line - Math.floor(line) < 0.6 ? 0.62 : 0.34
    spot.glow = 1.4
  }

const bands = ['#d8322e', '#ee8a2a', '#f0cf3a', '#3fa24c', '#2f6fc8', '#5a3fa8', '#9a3f9c'].map((hex) => linear(hex))

/** The colors of the rainbow one after another along the longest way through the part. */
function banded(part: Part): Surface {
  const rest = part.rest ?? part.positions
  const least = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  rest.forEach((value, at) => {
    least[at % 3] = Math.min(least[at % 3]!, value)
    max[at % 3] = Math.max(max[at % 3]!, value)
  })
  const sizes = max.map((value, at) => value - least[at]!)
  const way = sizes.indexOf(Math.max(...sizes))
  const usual = meanOf(part)
  const mean = Math.max(0.004, brightness(usual))
  return (spot) => {
    part.surface(spot)
    const tone = clamp(brightness([spot.red, spot.green, spot.blue]) / mean, 0.6, 1.3)
    const place = ([spot.x, spot.y, spot.z][way]! - least[way]!) / Math.max(1e-6, sizes[way]!)
    const [red, green, blue] = bands[Math.floor(clamp(place, 0, 0.999) * bands.length)]!
    spot.red = Math.min(1, red * tone)
    spot.green = Math.min(1, green * tone)
    spot.blue = Math.min(1, blue * tone)
  }
}
