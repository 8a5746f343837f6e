import { toPart } from '#geometry/mesh-part.ts'
import { type Mesh, newMesh } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import { circle, sheet } from '#geometry/shapes.ts'
import { along, cross, unit, type Vector } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'
import { glass } from '#props/materials.ts'
import { pairs } from '#geometry/numbers.ts'

/** Round windows before both eyes, of this radius and so far ahead of them: their frames as a mesh, their panes as a part. */
export function eyepieces({ head }: Fitting, radius: number, ahead: number): { frames: Mesh; panes: Part } {
  const [frames, glasses] = [newMesh(), newMesh()]
  for (const [side, eye] of [
    [1, head.eyes.left],
    [-1, head.eyes.right],
  ] as const) {
    const out = unit([side * 0.3, -0.04, 1])
    const right = unit(cross([0, 1, 0], out))
    const up = cross(out, right)
    const middle = along([eye[0] + side * 0.03, eye[1], eye[2]], out, ahead)
    const ring = (share: number, size: number, off: number): Vector => {
      const { x, y } = circle(share)
      return along(along(along(middle, right, x * size), up, y * size), out, off)
    }
    const profile = pairs`1.12 -0.26, 1.14 0.02, 1.04 0.07, 0.9 0.05, 0.88 0`
    sheet(
      frames,
      (u, v) => {
        const spot = Math.min(3.9999, v * 4)
        const [from, to] = [profile[Math.floor(spot)] ?? [0, 0], profile[Math.floor(spot) + 1] ?? [0, 0]]
        const share = spot - Math.floor(spot)
        return ring(u, radius * (from[0] + (to[0] - from[0]) * share), from[1] + (to[1] - from[1]) * share)
      },
      32,
      8,
    )
    sheet(glasses, (u, v) => ring(u, radius * 0.92 * (1 - v), 0.02 + 0.03 * v), 28, 4)
  }
  const panes = toPart(glasses, { name: 'panes', material: 'hard', surface: dark, twoSided: true }, head.placing)
  return { frames, panes }
}

/** Smoked glass: what is behind it is not seen. */
const dark: Part['surface'] = (spot) => {
  glass([0.02, 0.025, 0.03], 1)(spot)
}
