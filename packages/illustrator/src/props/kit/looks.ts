import { linear } from '#geometry/color.ts'
import { noise } from '#geometry/noise.ts'
import type { Surface } from '#geometry/part.ts'
import type { Light } from '#light/rig.ts'

/** How glass is drawn: through it one sees what is in it. */
export const clear = { material: 'glass', blended: true, castsShadow: false } as const

const light = (color: string | Light): Light => (typeof color === 'string' ? linear(color) : color)

/** Peel, wax and sugar: gleaming, a little uneven. */
export function waxed(colour: string | Light, rough = 0.35): Surface {
  const [red, green, blue] = light(colour)
  return (spot) => {
    const tone = 0.92 + 0.2 * (noise(spot.x * 7, spot.y * 7, spot.z * 7) - 0.5)
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = rough
  }
}

/** One color with grains or crumbs of another; `size` is how many of them there are to a decimeter. */
export function speckled(colour: string | Light, other: string | Light, size: number, share = 0.35): Surface {
  const [one, two] = [light(colour), light(other)]
  return (spot) => {
    const grain = noise(spot.x * size, spot.y * size, spot.z * size)
    const [red, green, blue] = grain < share ? two : one
    const tone = 0.9 + 0.25 * grain
    spot.red = Math.min(1, red * tone)
    spot.green = Math.min(1, green * tone)
    spot.blue = Math.min(1, blue * tone)
    spot.rough = 0.75
    spot.relief = grain * 0.012
  }
}

/** Paper with rows of signs on it, none of them legible, and a margin. */
export function printed(paper: string | Light, ink: string | Light, rows: number): Surface {
  const [page, dark] = [light(paper), light(ink)]
  return (spot) => {
    const row = spot.v * rows
    const isInside = spot.u > 0.12 && spot.u < 0.88 && spot.v > 0.1 && spot.v < 0.9
    const word = noise(spot.u * 22, Math.floor(row) * 3.7, 1)
    const isInk = isInside && row - Math.floor(row) < 0.36 && word > 0.34 && spot.grain < 0.05
    const [red, green, blue] = isInk ? dark : page
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.rough = 0.9
  }
}
