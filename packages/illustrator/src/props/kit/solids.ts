import type { DensityField } from '#geometry/surface-net.ts'
import type { Vector } from '#geometry/vector.ts'

/** A box with round edges. */
export const roundBox =
  ([mx, my, mz]: Vector, [hx, hy, hz]: Vector, round: number): DensityField =>
  (x, y, z) => {
    const [dx, dy, dz] = [Math.abs(x - mx) - hx + round, Math.abs(y - my) - hy + round, Math.abs(z - mz) - hz + round]
    const [ox, oy, oz] = [Math.max(0, dx), Math.max(0, dy), Math.max(0, dz)]
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(0, Math.max(dx, dy, dz)) - round
  }

/** A round bar across, along x. */
export const crossBar =
  ([, my, mz]: Vector, radius: number): DensityField =>
  (_, y, z) =>
    Math.sqrt((y - my) * (y - my) + (z - mz) * (z - mz)) - radius

/** Both together, flowing into each other over `soft`. */
export const joined =
  (one: DensityField, other: DensityField, soft: number): DensityField =>
  (x, y, z) => {
    const [a, b] = [one(x, y, z), other(x, y, z)]
    const near = Math.max(0, soft - Math.abs(a - b))
    return Math.min(a, b) - (near * near) / (4 * soft)
  }

/** The first without the second. */
export const hollowed =
  (one: DensityField, other: DensityField): DensityField =>
  (x, y, z) =>
    Math.max(one(x, y, z), -other(x, y, z))
