/** A number of 0..1 for a corner of the lattice, by scattering its coordinates. */
function corner(x: number, y: number, z: number): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits ^= bits >>> 13
  return (bits >>> 0) / 4294967296
}

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
  const p = corner(i, j, k)
  const q = corner(i, j + 1, k)
  const r = corner(i, j, k + 1)
  const s = corner(i, j + 1, k + 1)
  const low = p + (corner(i + 1, j, k) - p) * u
  const high = q + (corner(i + 1, j + 1, k) - q) * u
  const near = low + (high - low) * v
  const lowFar = r + (corner(i + 1, j, k + 1) - r) * u
  const highFar = s + (corner(i + 1, j + 1, k + 1) - s) * u
  const far = lowFar + (highFar - lowFar) * v
  return near + (far - near) * w
}

/** Noise with crests, as cloth folds have: 0 in the valleys, near 1 on the crests, which run out here and there. */
export function crests(x: number, y: number, z: number): number {
  const off = noise(x, y, z) * 2 - 1
  const ridge = 1 - Math.sqrt(off * off + 0.015)
  return ridge * ridge * (0.35 + 0.9 * noise(x * 0.8 + 31, y * 0.8, z * 0.8))
}

export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value)

/** 0 below `low`, 1 above `high`, smooth between; falls when `low` is the greater one. */
export function step(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

/** 1 at the middle, 0 from `width` away. */
export const bump = (middle: number, width: number, value: number): number => {
  const t = (value - middle) / width
  return t > 1 || t < -1 ? 0 : (1 - t * t) * (1 - t * t)
}
