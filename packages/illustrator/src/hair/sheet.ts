import { type Vector, across, along, unit } from '#geometry/vector.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { newMesh, triangle, vertex } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { ripple, scatter, noise } from '#geometry/noise.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import type { Comb } from './comb.ts'
import { dyes, shareOf, strandContrast, type HairColors } from './hair-surface.ts'
import type { Scalp, ScalpPoint } from './scalp.ts'
import type { HairSurroundings } from './world.ts'

/** Combed hair that lies on the head as one sheet: how it is combed and how high it lies. */
export type HairSheet = {
  readonly comb: Comb
  readonly lift: (point: ScalpPoint) => number
  /** Which way it is lifted, for a sheet that stands high; straight off the skin by nature. */
  readonly away?: (point: ScalpPoint) => Vector
  /** Where skin shows between, 0..1: a parting. */
  readonly cover?: (x: number, y: number, z: number) => number
  /** Whether a point of the scalp is near to such a place: away from them the sheet is whole, which is quicker to draw. */
  readonly coveredAt?: (point: ScalpPoint) => boolean
}

/** One sheet all over the scalp, with strands from the hairline to where they are combed. */
export function sheetPart(
  scalp: Scalp,
  sheet: HairSheet,
  hair: HairColors,
  salt: number,
  world: HairSurroundings,
): Part {
  const mesh = newMesh()
  for (const point of scalp.points) {
    const uneven = waves(sheet.comb, point, salt)
    const at = world.tamed(along(point.at, sheet.away?.(point) ?? point.normal, sheet.lift(point) + uneven))
    const way = unit(across(sheet.comb.grain(point.at), point.normal))
    vertex(mesh, at, sheet.away ? [0, 0, 0] : point.normal, sheet.coveredAt?.(point) ? 1 : 0, point.inside, way)
  }
  const { triangles } = scalp
  for (let at = 0; at < triangles.length; at += 3) {
    triangle(mesh, triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0)
  }
  const look = {
    name: 'hair sheet',
    material: 'hair' as const,
    surface: sheetSurface(hair, sheet, salt),
    holes: sheetHoles(sheet, salt),
    cutOut: true,
    ...(sheet.coveredAt ? { whole: wholeAway } : sheet.cover ? {} : { whole: wholeSheet }),
  }
  return toPart(mesh, look, world.head.placing)
}

/** How much higher or lower than all of it a lock of the sheet lies: even hair is a swimming cap. */
function waves(comb: Comb, { at: [x, y, z], inside }: ScalpPoint, salt: number): number {
  const room = smoothstep(0.08, 0.5, inside) * Math.min(1, comb.spread(x, y, z) * 1.5)
  return room > 0 ? (ripple(comb.strand(x, y, z) * 5.5, salt + 21) - 0.5) * 0.06 * room : 0
}

/** Visible widths in decimeters, of strands and of locks. */
const strandWidth = 0.014
const lockWidth = 0.1

/** The first hairs are finer. */
const firstWidth = strandWidth * 0.6

/** So far inside of the hairline a sheet has no holes. */
export const wholeSheet = (_: number, inside: number): boolean => inside > 0.24

/** The same for a sheet with a parting: u is 0 at every corner that is away from it. */
const wholeAway = (u: number, inside: number): boolean => u === 0 && inside > 0.24

/** v is how far inside the hairline. */
export function sheetSurface(hair: HairColors, { comb, cover }: HairSheet, salt: number): Surface {
  const { base, bright, white } = dyes(hair)
  const contrast = strandContrast(hair)
  return (spot) => {
    const { x, y, z, v: inside } = spot
    const spread = comb.spread(x, y, z)
    const bend = noise(x * 2.5 + salt, y * 2.5, z * 2.5) * 0.12
    const place = comb.strand(x, y, z) + bend
    const strand = Math.floor(place / strandWidth)
    const key = strand + salt * 977
    const fine = clamp(1.6 - (spot.grain / (strandWidth * Math.max(0.05, spread))) * 1.1, 0, 1)
    const lock = ripple(place / lockWidth, salt) - 0.5
    const thin = ripple(place / 0.035, salt + 5) - 0.5
    // No strand is the same all along.
    const broken = smoothstep(0.2, 0.75, ripple(bend * 55 + strand * 3.7, salt + 3))
    const strandTone = (scatter(key) - 0.5) * fine * (0.45 + 0.55 * broken)
    const root = smoothstep(0, 0.4, inside)
    // Between some strands one sees into the depth.
    const seam = smoothstep(0.14, 0.02, ripple(place / 0.045 + bend * 9, salt + 31)) * fine
    const tone =
      (1 + (lock * 0.25 + thin * 0.28 + strandTone * 0.56) * contrast) *
      (0.8 + 0.2 * root) *
      (1 - 0.34 * seam * contrast)
    const dyed = shareOf(hair.highlights, ripple(place / 0.08, salt + 9), scatter(key + 71), fine * broken) * 0.8
    const gray = shareOf(hair.grey, ripple(place / 0.12, salt + 13), scatter(key + 137), fine * broken * 0.8, 0.3)
    const red = base[0] + (bright[0] - base[0]) * dyed
    const green = base[1] + (bright[1] - base[1]) * dyed
    const blue = base[2] + (bright[2] - base[2]) * dyed
    spot.red = (red + (white[0] - red) * gray) * tone
    spot.green = (green + (white[1] - green) * gray) * tone
    spot.blue = (blue + (white[2] - blue) * gray) * tone
    const hump = (place / strandWidth - strand) * 2 - 1
    const round = (1 - hump * hump) * 0.0011 * fine
    spot.relief = (lock * 0.03 + thin * 0.012 + round - seam * 0.004) * Math.min(1, spread * 2) * root
    spot.open = 0.86 + 0.28 * lock
    spot.rough = 0.45
    spot.u = place * 4
    const alpha = inside > 0.24 ? 1 : beginning(inside, comb.first(x, y, z) + bend, lock, spot.grain, salt)
    spot.alpha = cover ? alpha * cover(x, y, z) : alpha
  }
}

/** The alpha of `sheetSurface` alone. */
export const sheetHoles =
  ({ comb, cover }: Pick<HairSheet, 'comb' | 'cover'>, salt: number): Surface =>
  (spot) => {
    const { x, y, z, v: inside, grain } = spot
    let alpha = 1
    if (!(inside > 0.24)) {
      const bend = noise(x * 2.5 + salt, y * 2.5, z * 2.5) * 0.12
      const lock = ripple((comb.strand(x, y, z) + bend) / lockWidth, salt) - 0.5
      alpha = beginning(inside, comb.first(x, y, z) + bend, lock, grain, salt)
    }
    spot.alpha = cover ? alpha * cover(x, y, z) : alpha
  }

/** How much hair there is near the hairline: every hair begins at a place of its own, thin; the first ones stand alone. */
function beginning(inside: number, place: number, lock: number, grain: number, salt: number): number {
  const thin = ripple(place / 0.035, salt + 5) - 0.5
  // Hairs that are hardly wider than what can be seen at once would stand there like the teeth of a comb.
  const fine = clamp(1.6 - (grain / firstWidth) * 2.2, 0, 1)
  const own = scatter(Math.floor(place / firstWidth) + salt * 977)
  const begins = 0.05 + (own - 0.5) * 0.13 + (thin + lock) * 0.02
  const single = smoothstep(begins - 0.06, begins + 0.06, inside)
  // From afar it is a soft rise that is a little uneven.
  const coarse = 0.06 + lock * 0.05 + thin * 0.012
  const mean = smoothstep(coarse - 0.13, coarse + 0.13, inside)
  return mean + (single - mean) * fine
}
