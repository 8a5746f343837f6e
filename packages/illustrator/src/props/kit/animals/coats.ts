import { sin } from '@eidolon/people/exact.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'
import type { SurfacePoint } from '#geometry/part.ts'

/** What is drawn over the colors of a coat: how much of it is at a place of the animal, 0 to 1, and its color. */
export type Marking = { readonly colour: string; readonly share: (x: number, y: number, z: number) => number }

/** Bands across the flanks, so many to a decimeter, wavering; `bold` is how much of the coat they take. */
export const stripes = (colour: string, often: number, bold = 0.35): Marking => ({
  colour,
  share: (x, y, z) => {
    const waver = noise(x * 0.8, y * 0.6, z * 0.8) * 1.2
    const wave = sin((z * 0.9 + y * 0.35) * often * 6.28 + waver * 2) * 0.5 + 0.5
    const ragged = (noise(x * 9, y * 5, z * 9) - 0.5) * 0.25
    return smoothstep(1 - bold - 0.12, 1 - bold + 0.12, wave + ragged)
  },
})

/** Dots all over. */
export const spots = (colour: string, often: number, bold = 0.36): Marking => ({
  colour,
  share: (x, y, z) => smoothstep(1 - bold - 0.03, 1 - bold + 0.05, noise(x * often, y * often, z * often)),
})

/** Broken rings, as leopards have. */
export const rosettes = (colour: string, often: number): Marking => ({
  colour,
  share: (x, y, z) => {
    const hill = noise(x * often, y * often, z * often)
    const gap = noise(x * often * 2.1 + 7, y * often * 2.1, z * often * 2.1)
    return smoothstep(0.56, 0.61, hill) * (1 - 0.75 * smoothstep(0.7, 0.76, hill)) * smoothstep(0.25, 0.4, gap)
  },
})

/** Large fields with an edge, as cows and calico cats have. `salt` tells one animal's from another's. */
export const patches = (colour: string, often: number, salt = 0, bold = 0.46): Marking => ({
  colour,
  share: (x, y, z) => {
    const field = noise(x * often + salt, y * often + salt * 1.7, z * often) * 0.8
    const edge = noise(x * often * 5, y * often * 5, z * often * 5) * 0.2
    return smoothstep(1 - bold - 0.03, 1 - bold + 0.03, field + edge)
  },
})

/** A saddle over the back above a height, with a soft lower edge: German shepherds, badgers, wolves. */
export const saddle = (colour: string, above: number, soft: number): Marking => ({
  colour,
  share: (x, y, z) => smoothstep(above - soft, above + soft, y + (noise(x * 3, y * 3, z * 3) - 0.5) * soft * 2.4),
})

/** How a cover answers at a place; the color is there already. */
type Feel = (spot: SurfacePoint, fur: number) => void

const toned = (spot: SurfacePoint, tone: number): void => {
  spot.red *= tone
  spot.green *= tone
  spot.blue *= tone
}

/** Strands hang down and lie backwards. */
export const longFur: Feel = (spot, fur) => {
  const { x, y, z } = spot
  const strands = noise(x * 11, y * 3.4 + z * 2.2, z * 11) - 0.5
  const tufts = noise(x * 3, y * 1.6, z * 3) - 0.5
  toned(spot, 1 + fur * (0.42 * strands + 0.3 * tufts))
  spot.rough = 0.92 - 0.25 * (1 - fur)
  spot.relief = fur * (0.05 * strands + 0.06 * tufts)
  spot.open = 0.85 + 0.3 * strands
}

/** Rows of rounded ends that lie over each other, downwards and backwards: 0 below the next one, 1 at the end. */
function rows({ x, y, z }: SurfacePoint, often: number): number {
  const down = (y * 0.8 + z * 0.75 + 60) * often
  const row = Math.floor(down)
  const across = (x * 1.25 + (z - y) * 0.5 + 60) * often * 0.8 + (row & 1) * 0.5
  const [u, v] = [across - Math.floor(across) - 0.5, down - row]
  return clamp(v + u * u * 2)
}

export const covers: Readonly<Record<'fur' | 'wool' | 'feathers' | 'scales' | 'skin' | 'metal' | 'jelly', Feel>> = {
  fur: (spot, fur) => {
    const { x, y, z, grain } = spot
    const fine = clamp(1.4 - grain * 26)
    const strands = noise(x * 26, y * 7 + z * 5, z * 26) - 0.5
    const locks = noise(x * 8, y * 3 + z * 2, z * 8) - 0.5
    const tufts = noise(x * 2.4, y * 1.4, z * 2.4) - 0.5
    toned(spot, 1 + fur * (0.5 * strands * fine + 0.34 * locks + 0.22 * tufts))
    spot.rough = 0.9 - 0.22 * (1 - fur)
    spot.relief = fur * (0.022 * strands * fine + 0.04 * locks + 0.03 * tufts)
    spot.open = 0.84 + 0.24 * locks
  },
  wool: (spot, fur) => {
    const { x, y, z } = spot
    const curls = Math.abs(noise(x * 5, y * 5, z * 5) - 0.5) * 2
    const small = Math.abs(noise(x * 11 + 3, y * 11, z * 11) - 0.5) * 2
    toned(spot, 1 - fur * (0.42 * (1 - clamp(curls * 3)) + 0.22 * (1 - clamp(small * 3))))
    spot.rough = 0.95
    spot.relief = fur * (0.07 * clamp(curls * 2.4) + 0.025 * clamp(small * 2.4))
    spot.open = 0.8 + 0.2 * clamp(curls * 3)
  },
  feathers: (spot, fur) => {
    const end = rows(spot, 3.4)
    const barbs = noise(spot.x * 30, spot.y * 8, spot.z * 30) - 0.5
    toned(spot, 1 + fur * (0.34 * (end - 0.55) - 0.5 * smoothstep(0.9, 1, end) + 0.16 * barbs))
    spot.rough = 0.62
    spot.relief = fur * 0.03 * end
    spot.open = 0.9 + 0.08 * end
  },
  scales: (spot, fur) => {
    const end = rows(spot, 5.4)
    const cast = noise(spot.x * 2, spot.y * 2, spot.z * 2) - 0.5
    toned(spot, 1 + fur * (0.36 * (end - 0.5) - 0.55 * smoothstep(0.88, 1, end) + 0.35 * cast))
    spot.rough = 0.34
    spot.relief = fur * 0.03 * end
    spot.open = 0.92 + 0.06 * end
  },
  skin: (spot, fur) => {
    const { x, y, z } = spot
    const warts = noise(x * 7, y * 7, z * 7) - 0.5
    const cast = noise(x * 1.8, y * 1.8, z * 1.8) - 0.5
    toned(spot, 1 + fur * (0.3 * warts + 0.3 * cast))
    spot.rough = 0.42
    spot.relief = fur * 0.03 * warts
  },
  metal: (spot, fur) => {
    const { x, y, z } = spot
    const seam = Math.min(
      Math.abs(y * 1.1 - Math.round(y * 1.1)),
      Math.abs((z + x * 0.2) * 0.9 - Math.round((z + x * 0.2) * 0.9)),
    )
    const scuffs = noise(x * 14, y * 14, z * 14) - 0.5
    toned(spot, (1 + 0.16 * scuffs) * (1 - fur * 0.6 * smoothstep(0.035, 0.015, seam)))
    spot.rough = 0.3 + 0.16 * scuffs
    spot.metal = 0.55
    spot.relief = -0.02 * smoothstep(0.04, 0.015, seam)
  },
  jelly: (spot) => {
    const { x, y, z } = spot
    const deep = noise(x * 1.6, y * 1.6, z * 1.6) - 0.5
    toned(spot, 1 + 0.5 * deep)
    spot.rough = 0.07
  },
}
