import type { At, Field } from './shell.ts'

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
    let most = -9
    for (const field of fields) most = Math.max(most, field(at))
    return most
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

/** From here down the arm. */
export const pastArm =
  (from: number): Field =>
  (at) =>
    at.arm - from

export const trunk: Field = (at) => -0.15 - at.arm

/** A round neckline this far from the neck's middle; `drop` lowers it in front. */
export const round =
  (radius: number, drop = 0): Field =>
  (at) => {
    const front = at.z > 0.3 ? drop * Math.min(1, (at.z - 0.3) / 0.5) : 0
    const [x, y, z] = [at.x, (at.y - 6.1 + front) * 0.9, (at.z - 0.2) * 0.8]
    return Math.sqrt(x * x + y * y + z * z) - radius
  }

/** A neckline in the shape of a V in front, down to this height, as wide as `width` a decimetre further up. */
export const vee =
  (bottom: number, width: number): Field =>
  (at) =>
    at.z < 0.25 ? 9 : at.side - (at.y - bottom) * width

/** Open down the front by this much on each side, more as it goes up or down. */
export const open =
  (half: number, slope = 0, from = 0): Field =>
  (at) =>
    at.z < 0.2 ? 9 : at.side - half - slope * (at.y > from ? at.y - from : from - at.y)

/** A rectangle on the front (or the back), the same on both sides when x is that of one. */
export const patch =
  (x0: number, x1: number, y0: number, y1: number, face: 'front' | 'back' = 'front'): Field =>
  (at) =>
    (face === 'front') !== at.z > 0.2 ? -2 : Math.min(at.side - x0, x1 - at.side, at.y - y0, y1 - at.y)

/** Lines in the front's plane, the cloth below each: y less than `at` plus `slope` times the way from the middle. */
export const under =
  (y: number, slope: number): Field =>
  (at) =>
    (y + slope * at.side - at.y) / Math.sqrt(1 + slope * slope)

export const over =
  (y: number, slope: number): Field =>
  (at) =>
    (at.y - y - slope * at.side) / Math.sqrt(1 + slope * slope)

export const front: Field = (at) => (at.z - 0.2) * 2

export const back: Field = (at) => (0.2 - at.z) * 2

export const constant =
  (value: number): Field =>
  () =>
    value

/** Sum of thicknesses. */
export const plus =
  (...fields: readonly Field[]): Field =>
  (at: At) =>
    fields.reduce((sum, field) => sum + field(at), 0)
