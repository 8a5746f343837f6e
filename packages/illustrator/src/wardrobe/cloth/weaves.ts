import { sin } from '@eidolon/people/exact.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import { clamp } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'
import { visible } from './folds.ts'

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
  /** How uneven the color is in patches. */
  readonly wear: number
  readonly weave: ((spot: SurfacePoint) => void) | undefined
}

/** Lighter or darker as a whole. */
function shade(spot: SurfacePoint, factor: number): void {
  spot.red *= factor
  spot.green *= factor
  spot.blue *= factor
}

/** Fine pattern of a thread of this size: relief and tone, gone when it is finer than the pixels. */
function fine(spot: SurfacePoint, size: number, height: number, wave: number): void {
  // Threads are waves: they need more pixels than an edge does.
  const seen = visible(size * 0.6, spot.grain)
  if (seen === 0) return
  spot.relief += height * wave * seen
  shade(spot, 1 + 0.12 * wave * seen)
}

/** Round the body: one coordinate that runs across the cloth, whatever way it faces. */
const across = (spot: SurfacePoint): number => spot.x + spot.z * 0.9

/** Twill that runs aslant, slubs down its length, and white threads where folds have been rubbed. */
const denim = (spot: SurfacePoint): void => {
  const seen = visible(0.05, spot.grain)
  if (seen > 0) fine(spot, 0.036, 0.0015, sin((across(spot) * 0.7 + spot.y) * 130))
  const slub = visible(0.3, spot.grain) * (noise(across(spot) * 9, spot.y * 0.8, 2.5) - 0.5)
  const rubbed = clamp(spot.relief / 0.07 - 0.35) * (0.4 + 0.6 * noise(spot.x * 5, spot.y * 5, spot.z * 5))
  shade(spot, 1 + 0.22 * slub)
  const pale = 0.16 * rubbed * Math.sqrt(Math.max(spot.red, spot.green, spot.blue))
  spot.red += pale * 0.85
  spot.green += pale * 0.95
  spot.blue += pale
}

const knit = (spot: SurfacePoint): void => {
  const along = spot.v > 0.3 && spot.v < 10 ? spot.v : spot.y
  // Columns of stitches, each stitch a V.
  const column = sin(across(spot) * 62)
  const stitch = column * 0.75 + sin(along * 70 + 1.5 * Math.abs(sin(across(spot) * 31))) * 0.25
  fine(spot, 0.07, 0.005, stitch)
  // From afar what is left is how unevenly the wool takes light.
  shade(spot, 1 + 0.07 * (noise(spot.x * 7, spot.y * 9, spot.z * 7) - 0.5))
}

const rib = (spot: SurfacePoint): void => {
  fine(spot, 0.1, 0.012, sin(across(spot) * 52))
}

/** Threads thicker and thinner, both ways. */
const linen = (spot: SurfacePoint): void => {
  fine(spot, 0.06, 0.002, noise(spot.x * 40, spot.y * 4, spot.z * 40) + noise(spot.x * 4, spot.y * 40, spot.z * 4) - 1)
  const slubs = noise(across(spot) * 16, spot.y * 1.4, 4.5) + noise(across(spot) * 1.4, spot.y * 16, 8.5) - 1
  shade(spot, 1 + 0.2 * visible(0.16, spot.grain) * slubs)
}

/** Fibers of more than one tone. */
const wool = (spot: SurfacePoint): void => {
  fine(spot, 0.06, 0.004, noise(spot.x * 30, spot.y * 30, spot.z * 30) * 2 - 1)
  const heather = noise(spot.x * 13, spot.y * 13, spot.z * 13) - 0.5
  shade(spot, 1 + 0.16 * visible(0.2, spot.grain) * heather)
}

/** Pores, creases that break the gleam, and edges worn pale. */
const leather = (spot: SurfacePoint): void => {
  fine(spot, 0.08, 0.004, noise(spot.x * 22, spot.y * 22, spot.z * 22) * 2 - 1)
  // Short ones, here and there; lines that run on would look drawn.
  const off = noise(spot.x * 4, spot.y * 7, spot.z * 4) * 2 - 1
  const some = clamp(noise(spot.x * 2.6 + 9, spot.y * 2.6, spot.z * 2.6) * 4 - 2.1)
  const crease = visible(0.1, spot.grain) * some * clamp(1 - Math.abs(off) * 6)
  const rubbed = clamp(spot.relief / 0.08 - 0.4)
  spot.relief -= 0.006 * crease
  spot.rough += 0.14 * (noise(spot.x * 2.2, spot.y * 2.2, spot.z * 2.2) - 0.5) + 0.1 * crease - 0.06 * rubbed
  shade(spot, 1 - 0.1 * crease + 0.4 * rubbed)
}

/** Gleams along the fall of its threads, softly and not all over. */
const satin = (spot: SurfacePoint): void => {
  const fall = noise(across(spot) * 2.2, spot.y * 0.35, 6.5)
  spot.rough += 0.3 * (fall - 0.45)
  fine(spot, 0.05, 0.0015, noise(across(spot) * 45, spot.y * 3, 1.5) * 2 - 1)
  shade(spot, 0.96 + 0.1 * fall)
}

/** Thin and crinkled. */
const nylon = (spot: SurfacePoint): void => {
  const crinkle = noise(spot.x * 6, spot.y * 4, spot.z * 6) - 0.5
  spot.relief += 0.012 * visible(0.2, spot.grain) * crinkle
  fine(spot, 0.03, 0.0012, sin(across(spot) * 110) * sin(spot.y * 110))
}

/** Dark where one looks straight at its pile, pale along folds. */
const velvet = (spot: SurfacePoint): void => {
  const brushed = noise(spot.x * 2.5, spot.y * 1.2, spot.z * 2.5) - 0.5
  shade(spot, 0.9 + 0.35 * brushed + 1.1 * clamp(spot.relief * 3, 0, 0.35))
}

const mail = (spot: SurfacePoint): void => {
  const ring = sin(across(spot) * 55) * sin(spot.y * 55 + (spot.x > 0 ? 0.6 : 0))
  fine(spot, 0.1, 0.012, ring)
  spot.open = 0.7 + 0.3 * ring
}

const form = (rough: number, wear: number, weave?: (spot: SurfacePoint) => void, metal = 0): WeaveForm => ({
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
  satin: form(0.5, 0.03, satin),
  velvet: form(0.8, 0.12, velvet),
  leather: form(0.42, 0.16, leather),
  nylon: form(0.5, 0.03, nylon),
  spandex: form(0.5, 0.02),
  rubber: form(0.55, 0.06),
  steel: form(0.32, 0.1, undefined, 0.82),
  brass: form(0.3, 0.12, undefined, 0.7),
  mail: form(0.4, 0.1, mail, 1),
}
