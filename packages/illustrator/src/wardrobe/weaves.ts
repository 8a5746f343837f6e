import { sin } from '#maths/exact.ts'
import type { Spot } from '#mesh/part.ts'
import { visible } from './folds.ts'
import { noise } from './noise.ts'

export type Weave =
  | 'cotton'
  | 'denim'
  | 'knit'
  | 'rib'
  | 'wool'
  | 'linen'
  | 'satin'
  | 'velvet'
  | 'leather'
  | 'nylon'
  | 'spandex'
  | 'rubber'
  | 'steel'
  | 'brass'
  | 'mail'

type WeaveForm = {
  readonly rough: number
  readonly metal: number
  /** How uneven the colour is in patches. */
  readonly wear: number
  readonly weave: ((spot: Spot) => void) | undefined
}

/** Fine pattern of a thread of this size: relief and tone, gone when it is finer than the pixels. */
function fine(spot: Spot, size: number, height: number, wave: number): void {
  // Threads are waves: they need more pixels than an edge does.
  const seen = visible(size * 0.6, spot.grain)
  if (seen === 0) return
  spot.relief += height * wave * seen
  const factor = 1 + 0.12 * wave * seen
  spot.red *= factor
  spot.green *= factor
  spot.blue *= factor
}

/** Round the body: one coordinate that runs across the cloth, whatever way it faces. */
const across = (spot: Spot): number => spot.x + spot.z * 0.9

const denim = (spot: Spot): void => {
  const seen = visible(0.05, spot.grain)
  if (seen > 0) fine(spot, 0.05, 0.002, sin((across(spot) * 0.7 + spot.y) * 130))
  // Threads of white come through in fades.
  const faded = noise(spot.x * 3, spot.y * 9, spot.z * 3) - 0.5
  spot.red += 0.02 * faded
  spot.green += 0.02 * faded
  spot.blue += 0.015 * faded
}

const knit = (spot: Spot): void => {
  const along = spot.v > 0.3 && spot.v < 10 ? spot.v : spot.y
  const stitch = sin(across(spot) * 62) * 0.6 + sin(along * 48 + 1.2 * sin(across(spot) * 31)) * 0.4
  fine(spot, 0.09, 0.01, stitch)
  // From afar what is left is how unevenly the wool takes light.
  const uneven = 1 + 0.07 * (noise(spot.x * 7, spot.y * 9, spot.z * 7) - 0.5)
  spot.red *= uneven
  spot.green *= uneven
  spot.blue *= uneven
}

const rib = (spot: Spot): void => {
  fine(spot, 0.1, 0.012, sin(across(spot) * 52))
}

const linen = (spot: Spot): void => {
  fine(spot, 0.06, 0.002, noise(spot.x * 40, spot.y * 4, spot.z * 40) + noise(spot.x * 4, spot.y * 40, spot.z * 4) - 1)
}

const wool = (spot: Spot): void => {
  fine(spot, 0.06, 0.004, noise(spot.x * 30, spot.y * 30, spot.z * 30) * 2 - 1)
}

const leather = (spot: Spot): void => {
  fine(spot, 0.08, 0.004, noise(spot.x * 22, spot.y * 22, spot.z * 22) * 2 - 1)
}

const mail = (spot: Spot): void => {
  const ring = sin(across(spot) * 55) * sin(spot.y * 55 + (spot.x > 0 ? 0.6 : 0))
  fine(spot, 0.1, 0.012, ring)
  spot.open = 0.7 + 0.3 * ring
}

const form = (rough: number, wear: number, weave?: (spot: Spot) => void, metal = 0): WeaveForm => ({
  rough,
  metal,
  wear,
  weave,
})

export const weaves: Readonly<Record<Weave, WeaveForm>> = {
  cotton: form(0.85, 0.06),
  denim: form(0.85, 0.14, denim),
  knit: form(0.95, 0.05, knit),
  rib: form(0.95, 0.05, rib),
  wool: form(0.95, 0.08, wool),
  linen: form(0.9, 0.08, linen),
  satin: form(0.38, 0.03),
  velvet: form(0.75, 0.12),
  leather: form(0.42, 0.16, leather),
  nylon: form(0.5, 0.03),
  spandex: form(0.5, 0.02),
  rubber: form(0.55, 0.06),
  steel: form(0.32, 0.1, undefined, 0.82),
  brass: form(0.3, 0.12, undefined, 0.7),
  mail: form(0.4, 0.1, mail, 1),
}
