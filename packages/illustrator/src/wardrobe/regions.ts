import type { Field } from './shell.ts'

/** Where all of them say there is cloth. */
export const all =
  (...fields: readonly Field[]): Field =>
  (at) => {
    let least = 9
    for (const field of fields) least = Math.min(least, field(at))
    return least
  }

/** Where one of them does. */
export const any =
  (...fields: readonly Field[]): Field =>
  (at) => {
    let max = -9
    for (const field of fields) max = Math.max(max, field(at))
    return max
  }

export const above =
  (y: number): Field =>
  (at) =>
    at.y - y

export const below =
  (y: number): Field =>
  (at) =>
    y - at.y

/** Sleeves to this length; 0 ends at the shoulder, below 0 cuts into it. */
export const sleeves =
  (length: number): Field =>
  (at) =>
    length - at.arm

export const trunk: Field = (at) => -0.15 - at.arm

/** A round neckline this far from the neck's middle; `drop` lowers it in front. */
export const round =
  (radius: number, drop = 0): Field =>
  (at) => {
    const front = at.z > 0.3 ? drop * Math.min(1, (at.z - 0.3) / 0.5) : 0
    const [x, y, z] = [at.x, (at.y - 6.1 + front) * 0.9, (at.z - 0.2) * 0.8]
    return Math.sqrt(x * x + y * y + z * z) - radius
  }

/** A neckline in the shape of a V in front, down to this height, as wide as `width` a decimeter further up. */
export const vee =
  (bottom: number, width: number): Field =>
  (at) =>
    at.z < 0.25 ? 9 : at.side - (at.y - bottom) * width
