import { mix } from '@eidolon/people'

/*
 * Three smooth noises, each for its use: skin asks several times a pixel and reads a table (-1..1), cloth and things
 * scatter the bits of each corner and never repeat (0..1), drawn styles want it flat and with a seed.
 */

/** A number from 0 to 1 for a cell of space. */
export function cellShare(x: number, y: number, z: number, salt: number): number {
  let bits = (Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1) ^ salt) | 0
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
}

/** Noise is asked several times a pixel, so its numbers come from a table, repeating after 256 cells. */
const order = Uint8Array.from({ length: 256 }, (_, at) => Math.floor(cellShare(at, 0, 0, 77) * 256))
const shares = Float64Array.from({ length: 256 }, (_, at) => cellShare(at, 1, 0, 78))

/** Smooth noise from -1 to 1; its waves are about one unit long. */
export function tableNoise(x: number, y: number, z: number, salt: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  let fx = x - ix
  let fy = y - iy
  let fz = z - iz
  fx *= fx * (3 - 2 * fx)
  fy *= fy * (3 - 2 * fy)
  fz *= fz * (3 - 2 * fz)
  const a = order[(ix + salt * 37) & 255]! + iy
  const b = order[(ix + 1 + salt * 37) & 255]! + iy
  const aa = order[a & 255]! + iz
  const ab = order[(a + 1) & 255]! + iz
  const ba = order[b & 255]! + iz
  const bb = order[(b + 1) & 255]! + iz
  const near0 = shares[aa & 255]! + (shares[ba & 255]! - shares[aa & 255]!) * fx
  const near1 = shares[ab & 255]! + (shares[bb & 255]! - shares[ab & 255]!) * fx
  const far0 = shares[(aa + 1) & 255]! + (shares[(ba + 1) & 255]! - shares[(aa + 1) & 255]!) * fx
  const far1 = shares[(ab + 1) & 255]! + (shares[(bb + 1) & 255]! - shares[(ab + 1) & 255]!) * fx
  const near = near0 + (near1 - near0) * fy
  return (near + (far0 + (far1 - far0) * fy - near) * fz) * 2 - 1
}

/** A number of 0..1 for a corner of the lattice, by scattering the bits of its coordinates. */
function corner(from: number): number {
  let bits = Math.imul(from ^ (from >>> 15), 0x85ebca6b)
  bits ^= bits >>> 13
  return (bits >>> 0) / 4294967296
}

/** What coordinates are multiplied by, and so the step from one corner to the next. */
const [stepX, stepY, stepZ] = [0x27d4eb2d, 0x165667b1, 0x9e3779b1 | 0]

/** Smooth noise of 0..1 with one bump a unit. Written out, because it runs for every pixel of cloth. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const a = x - i
  const b = y - j
  const c = z - k
  const u = a * a * (3 - 2 * a)
  const v = b * b * (3 - 2 * b)
  const w = c * c * (3 - 2 * c)
  const left = Math.imul(i, stepX)
  const right = (left + stepX) | 0
  const below = Math.imul(j, stepY)
  const above = (below + stepY) | 0
  const front = Math.imul(k, stepZ)
  const back = (front + stepZ) | 0
  const p = corner(left ^ below ^ front)
  const q = corner(left ^ above ^ front)
  const r = corner(left ^ below ^ back)
  const s = corner(left ^ above ^ back)
  const low = p + (corner(right ^ below ^ front) - p) * u
  const high = q + (corner(right ^ above ^ front) - q) * u
  const near = low + (high - low) * v
  const lowFar = r + (corner(right ^ below ^ back) - r) * u
  const highFar = s + (corner(right ^ above ^ back) - s) * u
  const far = lowFar + (highFar - lowFar) * v
  return near + (far - near) * w
}

/** Noise with crests, as cloth folds have: 0 in the valleys, near 1 on the crests, which run out here and there. */
export function crests(x: number, y: number, z: number): number {
  const off = noise(x, y, z) * 2 - 1
  const ridge = 1 - Math.sqrt(off * off + 0.015)
  return ridge * ridge * (0.35 + 0.9 * noise(x * 0.8 + 31, y * 0.8, z * 0.8))
}

/** Numbers 0..1 that belong to a whole number; the same for the same one. */
export const scatter = (index: number): number => mix(Math.imul(index | 0, 0x9e3779b1)) / 4294967296

/** Smooth noise along a line, 0..1, one hill a unit. */
export function ripple(at: number, salt: number): number {
  const whole = Math.floor(at)
  const part = at - whole
  const soft = part * part * (3 - 2 * part)
  const from = scatter(whole + salt * 7919)
  return from + (scatter(whole + 1 + salt * 7919) - from) * soft
}

/** Between 0 and 1, different for every whole x and y, always the same for the same seed. */
export const speckle = (x: number, y: number, seed: number): number =>
  mix(Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed) / 4294967296

/** Speckles with everything between them rounded: soft lumps of size 1, 0..1. */
export function lumps(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const u = x - left
  const v = y - top
  const s = u * u * (3 - 2 * u)
  const t = v * v * (3 - 2 * v)
  const a = speckle(left, top, seed)
  const b = speckle(left + 1, top, seed)
  const c = speckle(left, top + 1, seed)
  const d = speckle(left + 1, top + 1, seed)
  return a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t
}

/** Lumps on lumps: like clouds or stains, 0..1. */
export function stains(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += lumps(x, y, seed + octave * 101) * weight
    total += weight
    weight *= 0.5
    x = x * 2.03 + 17.1
    y = y * 2.03 + 9.7
  }
  return sum / total
}
