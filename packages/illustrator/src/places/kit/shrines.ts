import { addCopy, type Mesh, newMesh, type Stand } from '#geometry/mesh.ts'
import type { Vector } from '#geometry/vector.ts'
import { bulb, type Lights } from './furniture.ts'
import { box, facet, lathe, rod } from './shapes.ts'
import { fours, pairs } from '#geometry/numbers.ts'

/** A lantern of stone with a light in it. */
export function stoneLantern(mesh: Mesh, lights: Lights, at: { x: number; y: number; z: number }): void {
  lathe(mesh, at, pairs`2 0, 1.8 0.8, 0.7 1.2, 0.6 4.6, 1.7 5, 1.7 5.5`, 8)
  for (const [dx, dz] of pairs`-1 -1, 1 -1, -1 1, 1 1`)
    box(mesh, { x: at.x + dx, z: at.z + dz, y: at.y + 5.5 }, 0.4, 2.4, 0.4)
  lathe(mesh, { ...at, y: at.y + 7.8 }, pairs`2.7 0, 1.2 1, 0.3 1.6, 0.4 2, 0.05 2.6`, 8)
  bulb(lights, [at.x, at.y + 6.6, at.z], 0.7, 2, 12)
}

/** A gate of two leaning posts and two beams, the upper one bent up at its ends; one goes through it along z. */
export function torii(posts: Mesh, beams: Mesh, stand: Stand, wide: number, high: number): void {
  const [one, top] = [newMesh(), newMesh()]
  const thick = high * 0.032
  for (const x of [-1, 1]) {
    rod(one, [x * wide * 0.52, 0, 0], [x * wide * 0.48, high * 0.93, 0], thick, thick * 0.9, 10)
    rod(top, [x * wide * 0.52, 0, 0], [x * wide * 0.518, high * 0.08, 0], thick * 1.25, thick * 1.25, 10)
  }
  box(one, { y: high * 0.72 }, wide * 1.16, thick * 1.6, thick * 1.1)
  box(one, { y: high * 0.78 }, thick * 1.4, high * 0.15, thick * 0.9)
  const pieces = 8
  const bend = (t: number): number => high * (0.93 + (t - 0.5) * (t - 0.5) * 0.24)
  for (let piece = 0; piece < pieces; piece += 1) {
    const [a, b] = [piece / pieces, (piece + 1) / pieces]
    const [xa, xb] = [(a - 0.5) * wide * 1.42, (b - 0.5) * wide * 1.42]
    rod(one, [xa, bend(a), 0], [xb, bend(b), 0], thick * 1.05, thick * 1.05, 6)
    rod(
      top,
      [xa * 1.04, bend(a) + thick * 1.5, 0],
      [xb * 1.04, bend(b) + thick * 1.5, 0],
      thick * 1.15,
      thick * 1.15,
      4,
    )
  }
  addCopy(posts, one, stand)
  addCopy(beams, top, stand)
}

/** A hipped roof that sweeps up from its eaves to a ridge along x, as temples have it. */
export function sweptRoof(mesh: Mesh, stand: Stand, wide: number, deep: number, high: number): void {
  const one = newMesh()
  const steps = 6
  const corner = (s: number, x: number, z: number): Vector => [
    x * (wide / 2) * (1 - 0.5 * s),
    high * (0.4 * s + 0.6 * s * s) + (s === 0 ? high * 0.02 : 0),
    z * (deep / 2) * (1 - s * 0.97),
  ]
  for (let step = 0; step < steps; step += 1) {
    const [s, n] = [step / steps, (step + 1) / steps]
    const v = [s * deep * 0.6, n * deep * 0.6] as const
    for (const [ax, az, bx, bz] of fours`-1 1 1 1, 1 1 1 -1, 1 -1 -1 -1, -1 -1 -1 1`)
      facet(one, corner(s, ax, az), corner(s, bx, bz), corner(n, bx, bz), corner(n, ax, az), v)
  }
  box(one, { y: -high * 0.05 }, wide, high * 0.07, deep)
  box(one, { y: high * 0.96 }, wide * 0.52, high * 0.09, deep * 0.06)
  addCopy(mesh, one, stand)
}
