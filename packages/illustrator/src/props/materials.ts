import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import { linear } from '#geometry/color.ts'
import { scatter, noise } from '#geometry/noise.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'

const light = (color: string | Light): Light => (typeof color === 'string' ? linear(color) : color)

/** What is finer than a pixel fades: 1 close up, 0 from afar, for a pattern of this size in decimeters. */
const seen = (grain: number, size: number): number => clamp(1.4 - (grain / size) * 2.2, 0, 1)

/** A surface whose tone a pattern moves around 1. */
function toned(
  color: string | Light,
  rough: number,
  metal: number,
  pattern: (x: number, y: number, z: number, grain: number) => { tone: number; relief?: number; open?: number },
): Surface {
  const [red, green, blue] = light(color)
  return (spot) => {
    const { tone, relief = 0, open = 1 } = pattern(spot.x, spot.y, spot.z, spot.grain)
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = rough
    spot.metal = metal
    spot.relief = relief
    spot.open = open
  }
}

export const felt = (colour: string | Light): Surface =>
  toned(colour, 0.95, 0, (x, y, z, grain) => {
    const fuzz = (noise(x * 55, y * 55, z * 55) - 0.5) * seen(grain, 0.02)
    return { tone: 0.97 + fuzz * 0.22 + (noise(x * 4, y * 4, z * 4) - 0.5) * 0.12, relief: fuzz * 0.006 }
  })

export const leather = (colour: string | Light): Surface =>
  toned(colour, 0.42, 0, (x, y, z, grain) => {
    const pores = (noise(x * 38, y * 38, z * 38) - 0.5) * seen(grain, 0.03)
    const wear = noise(x * 3, y * 3, z * 3)
    return { tone: 0.86 + wear * 0.25 + pores * 0.12, relief: pores * 0.008 }
  })

export const metal = (colour: string | Light, rough = 0.22): Surface =>
  toned(colour, rough, 1, (x, y, z, grain) => {
    const brushed = (noise(x * 20, y * 90, z * 20) - 0.5) * seen(grain, 0.02)
    return { tone: 1 + brushed * 0.08 }
  })

export const gold: Light = [0.83, 0.55, 0.2]
export const silver: Light = [0.72, 0.73, 0.75]
export const steel: Light = [0.5, 0.52, 0.55]

export const plain = (colour: string | Light, rough = 0.5): Surface => toned(colour, rough, 0, () => ({ tone: 1 }))

/** Ribs of wool that run along v; `ribs` of them around u. */
export function knit(colour: string | Light, ribs: number, rows: number): Surface {
  const [red, green, blue] = light(colour)
  return (spot) => {
    const fine = seen(spot.grain, 0.03)
    const rib = spot.u * ribs
    const across = Math.abs((rib - Math.floor(rib)) * 2 - 1)
    const stitch = spot.v * rows + (rib - Math.floor(rib) > 0.5 ? 0.5 : 0)
    const bump = (1 - across * across) * (0.7 + 0.3 * Math.abs((stitch - Math.floor(stitch)) * 2 - 1))
    const fluff = (noise(spot.x * 30, spot.y * 30, spot.z * 30) - 0.5) * 0.2
    const tone = 1 + fluff * fine + (bump - 0.6) * 0.4 * fine
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.95
    spot.relief = bump * 0.018 * fine
    spot.open = 1 - (1 - bump) * 0.3 * fine
  }
}

/** Smooth woven cloth: satin ribbons, ties. `stripes` across when a second color is given. */
export function weave(colour: string | Light, second?: string | Light, stripes = 0): Surface {
  const [one, two] = [light(colour), light(second ?? colour)]
  return (spot) => {
    const fine = seen(spot.grain, 0.02)
    const thread = (noise(spot.x * 70, spot.y * 70, spot.z * 70) - 0.5) * fine
    const stripe = stripes > 0 ? (spot.u * 0.6 + spot.v) * stripes : 0
    const second2 = stripes > 0 && stripe - Math.floor(stripe) < 0.28
    const [red, green, blue] = second2 ? two : one
    const tone = 1 + thread * 0.12
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.6
    spot.relief = thread * 0.004
  }
}

/** Plaited straw in rings along v. */
export function straw(colour: string | Light): Surface {
  const [red, green, blue] = light(colour)
  return (spot) => {
    const fine = seen(spot.grain, 0.03)
    const row = Math.floor(spot.v * 46)
    const place = spot.u * 150 + (row % 2) * 0.5
    const cell = Math.floor(place)
    const [across, up] = [Math.abs((place - cell) * 2 - 1), Math.abs((spot.v * 46 - row) * 2 - 1)]
    const bump = (1 - across * across * 0.6) * (1 - up * up)
    const tone = 0.94 + ((scatter(cell * 131 + row) - 0.5) * 0.35 + (bump - 0.5) * 0.35) * fine
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.8
    spot.relief = bump * 0.012 * fine
  }
}

export const wood = (colour: string | Light): Surface =>
  toned(colour, 0.65, 0, (x, y, z, grain) => {
    const rings = noise(x * 26, y * 1.6, z * 26) - 0.5
    const fine = (noise(x * 80, y * 4, z * 80) - 0.5) * seen(grain, 0.02)
    return { tone: 0.9 + rings * 0.5 + fine * 0.25, relief: (rings + fine * 0.4) * 0.012 }
  })

/** Clear or tinted; `alpha` is how much is seen of it where light does not gleam. */
export function glass(colour: string | Light, alpha: number): Surface {
  const [red, green, blue] = light(colour)
  return (spot) => {
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.alpha = alpha
    spot.rough = 0.05
  }
}

/** A petal from its foot (v 0) to its rim, darker at the foot. */
export function petal(colour: string | Light, heart: string | Light): Surface {
  const [rim, foot] = [light(colour), light(heart)]
  return (spot) => {
    const share = smoothstep(0, 0.55, spot.v)
    const vein = (noise(spot.u * 18, spot.v * 2, 3) - 0.5) * 0.16 * seen(spot.grain, 0.02)
    spot.red = (foot[0] + (rim[0] - foot[0]) * share) * (1 + vein)
    spot.green = (foot[1] + (rim[1] - foot[1]) * share) * (1 + vein)
    spot.blue = (foot[2] + (rim[2] - foot[2]) * share) * (1 + vein)
    spot.rough = 0.7
    spot.open = 0.6 + 0.4 * share
  }
}

/** Short fur, lighter inside when `inner` is given and v is beyond one half. */
export const fur = (colour: string | Light): Surface =>
  toned(colour, 0.95, 0, (x, y, z, grain) => {
    const hairs = (noise(x * 60, y * 18, z * 60) - 0.5) * seen(grain, 0.02)
    return { tone: 0.95 + hairs * 0.6 + (noise(x * 8, y * 8, z * 8) - 0.5) * 0.2, relief: hairs * 0.012 }
  })

export function glowing(colour: string | Light, strength: number): Surface {
  const [red, green, blue] = light(colour)
  return (spot) => {
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.glow = strength
  }
}

/** A flame: yellow at its foot and red above; `reach` is how high it goes from `from`. */
export function burning(from: number, reach: number): Surface {
  return (spot) => {
    const high = clamp((spot.y - from) / reach, 0, 1)
    spot.red = 1
    spot.green = 0.5 - 0.38 * high
    spot.blue = 0.12 * (1 - high) * (1 - high)
    spot.glow = 1.5 - 0.6 * high
  }
}
