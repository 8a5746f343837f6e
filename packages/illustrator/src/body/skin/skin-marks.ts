import { random } from '@eidolon/people'
import { blob, smoothstep } from '#geometry/interpolate.ts'
import { cellShare } from '#geometry/noise.ts'
import { pairs } from '#geometry/numbers.ts'

/** A place on the face of the base mesh, and how big. */
export type Mole = readonly [x: number, y: number, z: number, radius: number]

/** Where this person has moles: on the face's sides, never on eyes or lips. */
export function molesOf(count: number, identity: number): readonly Mole[] {
  const stream = random('moles', identity)
  return Array.from({ length: count }, (): Mole => {
    const side = stream.chance(0.5) ? 1 : -1
    const [x, y, z] = stream.pick([
      [0.42, 6.78, 1.38],
      [0.5, 6.95, 1.3],
      [0.36, 6.74, 1.4],
      [0.32, 6.46, 1.33],
      [0.5, 6.55, 1.15],
      [0.62, 6.8, 1.05],
      [0.35, 7.66, 1.42],
      [0.1, 6.22, 1.44],
    ])
    const off = () => stream.between(-0.06, 0.06)
    return [side * (x + off()), y + off(), z, stream.between(0.012, 0.02)]
  })
}

/** How much of a mole is at this place. */
export function moleAt(moles: readonly Mole[], x: number, y: number, z: number): number {
  let max = 0
  for (let at = 0; at < moles.length; at += 1) {
    const mole = moles[at]!
    const dx = x - mole[0]
    const dy = y - mole[1]
    // The face curves; what counts is how it looks from the front.
    const dz = (z - mole[2]) * 0.3
    const squared = dx * dx + dy * dy + dz * dz
    if (squared < mole[3] * mole[3] * 2) max = Math.max(max, smoothstep(1.6, 0.5, squared / (mole[3] * mole[3])))
  }
  return max
}

const cell = 0.042

/** How dark the freckles are at this place, 0..1: single spots as seen from the front. */
export function freckleAt(x: number, y: number, amount: number, identity: number): number {
  const ix = Math.floor(x / cell)
  const iy = Math.floor(y / cell)
  let max = 0
  for (let a = ix - 1; a <= ix + 1; a += 1) {
    for (let b = iy - 1; b <= iy + 1; b += 1) {
      if (cellShare(a, b, 0, identity) > amount) continue
      const px = (a + cellShare(a, b, 1, identity)) * cell - x
      const py = (b + cellShare(a, b, 2, identity)) * cell - y
      const radius = 0.007 + 0.011 * cellShare(a, b, 3, identity)
      const here = blob(px * px + py * py, radius) * (0.35 + 0.65 * cellShare(a, b, 4, identity))
      if (here > max) max = here
    }
  }
  return max
}

type Line = readonly (readonly [x: number, y: number])[]

/** Scars by where they are, seen from the front of the base mesh; x to the person's left. */
export const scars: Readonly<Record<string, Line>> = {
  none: [],
  brow: pairs`0.3 7.78, 0.36 7.62, 0.38 7.42`,
  cheek: pairs`0.62 7.02, 0.5 6.88, 0.42 6.7`,
  nose: pairs`-0.18 7.12, 0.02 7.06, 0.2 7.1`,
  lip: pairs`-0.15 6.82, -0.12 6.72, -0.11 6.62`,
  chin: pairs`-0.18 6.42, -0.12 6.34, -0.08 6.24`,
}

/** Distance to the scar as seen from the front. */
export function scarDistance(line: Line, x: number, y: number): number {
  let least = 9
  for (let at = 1; at < line.length; at += 1) {
    const [ax, ay] = line[at - 1]!
    const [bx, by] = line[at]!
    const wx = bx - ax
    const wy = by - ay
    let t = ((x - ax) * wx + (y - ay) * wy) / (wx * wx + wy * wy)
    t = t < 0 ? 0 : t > 1 ? 1 : t
    const dx = x - ax - wx * t
    const dy = y - ay - wy * t
    const distance = Math.sqrt(dx * dx + dy * dy)
    if (distance < least) least = distance
  }
  return least
}
