import type { Vector } from '#geometry/vector.ts'
import { through } from '#geometry/interpolate.ts'
import { cheekEdge, fromLips, throatEdge } from '#body/skin/stubble.ts'
import { outside } from './scalp.ts'

/** How far inside a region of the lower face a place of the base mesh lies, in decimeters; below 0 outside. */
export type Region = (at: Vector) => number

/** The face, not the inside of the mouth or the neck behind the jaw. */
const onFace = ([x, y, z]: Vector): boolean =>
  z > 0.56 && y < 7.3 && !(y > 6.24 && y < 6.99 && Math.abs(x) < 0.34 && z < 1.36 - Math.abs(x) * 0.3)

export const whole: Region = (at) => {
  const [x, y, z] = at
  if (!onFace(at)) return outside
  const high = through(cheekEdge, z) - y
  const low = y - through(throatEdge, z)
  const lips = fromLips(x, y)
  // Over the lip only below the nose.
  const nose = Math.abs(x) < 0.34 && y > 6.6 ? 6.825 - y - Math.abs(x) * 0.1 : 1
  const lip = Math.abs(x) < 0.3 && y > 6.6 ? nose : high
  return Math.min(lip, low, lips)
}

export const moustache: Region = (at) => {
  const [x, y] = at
  if (!onFace(at) || at[2] < 1.2) return outside
  return Math.min(6.825 - y - Math.abs(x) * 0.16, y - 6.62, fromLips(x, y), 0.31 - Math.abs(x))
}

export const chin: Region = (at) => {
  const [x, y] = at
  if (!onFace(at) || at[2] < 1.05) return outside
  const patch = Math.min(0.09 - Math.abs(x), 6.52 - y, y - 6.4)
  // Its shoulders slope: as a block it would have corners of hair that stand off.
  const top = 6.46 - y - Math.max(0, Math.abs(x) - 0.05) * 0.6
  return Math.max(Math.min(0.26 - Math.abs(x), top, y - 6.1), patch)
}

/** A ring around the mouth: beside the lips down to the chin. */
export const ring: Region = (at) => {
  const [x, y] = at
  if (!onFace(at) || at[2] < 1.05) return outside
  const beside = Math.min(Math.abs(x) - 0.22, 0.39 - Math.abs(x), 6.75 - y, y - 6.2)
  // Where it meets the chin there is no slope to either side.
  const below = Math.min(0.26 - Math.abs(x), 6.44 - y, y - 6.1)
  return Math.max(Math.min(beside, fromLips(x, y)), below, chin(at), moustache(at))
}

export const whiskers: Region = (at) => {
  const [x, y, z] = at
  if (!onFace(at)) return outside
  return Math.min(whole(at), 1.22 - z, Math.abs(x) - 0.3, y - 6.3)
}
