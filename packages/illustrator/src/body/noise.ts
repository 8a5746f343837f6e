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
export function noise(x: number, y: number, z: number, salt: number): number {
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

/** 0 below `low`, 1 above `high`, smooth between. */
export function rise(low: number, high: number, value: number): number {
  const t = (value - low) / (high - low)
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t)
}

/** 1 at the middle, 0 beyond `radius`, by the square of the distance. */
export function blob(squared: number, radius: number): number {
  const t = 1 - squared / (radius * radius)
  return t <= 0 ? 0 : t * t
}
