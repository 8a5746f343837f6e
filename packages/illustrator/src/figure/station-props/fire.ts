import type { Vector } from '#geometry/vector.ts'
import { glowing, plain } from '#props/materials.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import type { Bench, Stuff } from './bench.ts'

const log: Stuff = { name: 'logs', surface: plain('#5a3c26', 0.95) }

const flame: Stuff = { name: 'flames', surface: glowing([1, 0.42, 0.08], 2.2) }

const heart: Stuff = { name: 'embers', surface: glowing([1, 0.75, 0.25], 2.6) }

/** Logs and flames on the ground. */
export function fire(made: Bench, [x, , z]: Vector, size: number): void {
  for (let nth = 0; nth < 5; nth++) {
    const [dx, dz] = [sin(nth * 1.26), cos(nth * 1.26)]
    made.cord(
      log,
      [
        [x + dx * 1.5 * size, 0.12, z + dz * 1.5 * size],
        [x, 0.5 * size, z],
      ],
      0.2 * size,
    )
  }
  for (let nth = 0; nth < 7; nth++) {
    const [dx, dz] = [sin(nth * 2.2) * (nth === 0 ? 0 : 0.5) * size, cos(nth * 2.2) * (nth === 0 ? 0 : 0.5) * size]
    const high = (nth === 0 ? 2 : 1 + 0.25 * (nth % 3)) * size
    made.cord(
      nth === 0 ? heart : flame,
      [
        [x + dx, 0.15, z + dz],
        [x + dx * 1.1, high * 0.35, z + dz * 1.1],
        [x + dx * 0.8 + 0.05, high * 0.7, z + dz * 0.8],
        [x + dx * 0.6, high, z + dz * 0.6],
      ],
      (share) => size * (0.08 + 0.3 * (1 - share) * (0.4 + 1.6 * share)),
    )
  }
}
