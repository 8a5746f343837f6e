import { mix } from '@eidolon/people'

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

const corner = (x: number, y: number, z: number): number =>
  scatter(Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791))

/** Smooth noise in space, 0..1, one hill a unit. */
export function cloud(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [fx, fy, fz] = [x - i, y - j, z - k]
  const [sx, sy, sz] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy), fz * fz * (3 - 2 * fz)]
  const row = (dj: number, dk: number): number => {
    const from = corner(i, j + dj, k + dk)
    return from + (corner(i + 1, j + dj, k + dk) - from) * sx
  }
  const near = row(0, 0) + (row(1, 0) - row(0, 0)) * sy
  const far = row(0, 1) + (row(1, 1) - row(0, 1)) * sy
  return near + (far - near) * sz
}
