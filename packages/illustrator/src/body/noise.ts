/** A number from 0 to 1 for a cell of space. */
export function cellShare(x: number, y: number, z: number, salt: number): number {
  let bits = (Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1) ^ salt) | 0
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
}

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
  const near = plane(ix, iy, iz, fx, fy, salt)
  return (near + (plane(ix, iy, iz + 1, fx, fy, salt) - near) * fz) * 2 - 1
}

function plane(ix: number, iy: number, iz: number, fx: number, fy: number, salt: number): number {
  const a = cellShare(ix, iy, iz, salt)
  const b = cellShare(ix + 1, iy, iz, salt)
  const c = cellShare(ix, iy + 1, iz, salt)
  const d = cellShare(ix + 1, iy + 1, iz, salt)
  const top = a + (b - a) * fx
  return top + (c + (d - c) * fx - top) * fy
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
