import type { Point } from '#body/body.ts'
import { outside } from './scalp.ts'
import { through } from '#props/kit/vector.ts'

/** How far inside a region of the lower face a place of the base mesh lies, in decimetres; below 0 outside. */
export type Region = (at: Point) => number

/** Upper end of a beard on the cheek, from the ear (z small) to the corner of the mouth. */
const cheek: readonly (readonly [number, number])[] = [
  [0.6, 7.2],
  [0.78, 7.1],
  [0.95, 6.88],
  [1.15, 6.72],
  [1.35, 6.68],
  [1.5, 6.7],
]

/** Lower end on the throat. */
const throat: readonly (readonly [number, number])[] = [
  [0.5, 6.5],
  [0.7, 6.28],
  [0.9, 6.08],
  [1.1, 6.02],
]

/** Away from the lips, above 0 outside them. */
function fromLips([x, y]: Point): number {
  const [dx, dy] = [x / 0.27, (y - 6.63) / (y > 6.63 ? 0.085 : 0.13)]
  return (Math.sqrt(dx * dx + dy * dy) - 1) * 0.11
}

/** The face, not the inside of the mouth or the neck behind the jaw. */
const onFace = ([x, y, z]: Point): boolean =>
  z > 0.56 && y < 7.3 && !(y > 6.24 && y < 6.99 && Math.abs(x) < 0.34 && z < 1.36 - Math.abs(x) * 0.3)

export const whole: Region = (at) => {
  const [x, y, z] = at
  if (!onFace(at)) return outside
  const high = through(cheek, z) - y
  const low = y - through(throat, z)
  const lips = fromLips(at)
  // Over the lip only below the nose.
  const nose = Math.abs(x) < 0.34 && y > 6.6 ? 6.825 - y - Math.abs(x) * 0.1 : 1
  const lip = Math.abs(x) < 0.3 && y > 6.6 ? nose : high
  return Math.min(lip, low, lips)
}

export const moustache: Region = (at) => {
  const [x, y] = at
  if (!onFace(at) || at[2] < 1.2) return outside
  return Math.min(6.83 - y - Math.abs(x) * 0.12, y - 6.6, fromLips(at) + 0.01, 0.33 - Math.abs(x))
}

export const chin: Region = (at) => {
  const [x, y] = at
  if (!onFace(at) || at[2] < 1.05) return outside
  const patch = Math.min(0.09 - Math.abs(x), 6.52 - y, y - 6.4)
  return Math.max(Math.min(0.26 - Math.abs(x), 6.44 - y, y - 6.1), patch)
}

/** A ring around the mouth: beside the lips down to the chin. */
export const ring: Region = (at) => {
  const [x, y] = at
  if (!onFace(at) || at[2] < 1.05) return outside
  const beside = Math.min(Math.abs(x) - 0.24, 0.36 - Math.abs(x), 6.75 - y, y - 6.3)
  return Math.max(Math.min(beside, fromLips(at)), chin(at), moustache(at))
}

export const whiskers: Region = (at) => {
  const [x, y, z] = at
  if (!onFace(at)) return outside
  return Math.min(whole(at), 1.22 - z, Math.abs(x) - 0.3, y - 6.3)
}
