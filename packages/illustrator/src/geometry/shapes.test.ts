import { describe, expect, it } from 'vitest'
import { newMesh } from './mesh.ts'
import { fillNormals, toPart } from './mesh-part.ts'
import { cross, dot, minus, vertexAt } from './vector.ts'
import { ball, box, cord, lathe } from './shapes.ts'

/** Of all triangles, how many turn their outside away from a middle. */
function outwards(mesh: ReturnType<typeof newMesh>): number {
  const positions = Float32Array.from(mesh.positions)
  let right = 0
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const corners = mesh.triangles.slice(at, at + 3).map((index) => vertexAt(positions, index))
    const [a, b, c] = corners
    if (!a || !b || !c) continue
    const face = cross(minus(b, a), minus(c, a))
    if (dot(face, a) >= -1e-9) right += 1
  }
  return right / (mesh.triangles.length / 3)
}

describe('shapes', () => {
  it('turn their outside outwards', () => {
    const makes = {
      ball: (mesh: ReturnType<typeof newMesh>) => ball(mesh, [0, 0, 0], [1, 2, 1]),
      box: (mesh: ReturnType<typeof newMesh>) =>
        box(
          mesh,
          [0, 0, 0],
          [1, 1, 1],
          [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
        ),
      cord: (mesh: ReturnType<typeof newMesh>) =>
        cord(
          mesh,
          [
            [0, -1, 0],
            [0, 0, 0],
            [0, 1, 0],
          ],
          0.3,
        ),
      lathe: (mesh: ReturnType<typeof newMesh>) =>
        lathe(
          mesh,
          [
            [1, -1],
            [1, 1],
          ],
          12,
          [0, 0, 0],
        ),
    }
    for (const make of Object.values(makes)) {
      const mesh = newMesh()
      make(mesh)
      expect(outwards(mesh)).toBe(1)
      for (const value of fillNormals(mesh)) expect(Number.isFinite(value)).toBe(true)
    }
  })

  it('keep their making as the rest that patterns stick to', () => {
    const mesh = newMesh()
    ball(mesh, [0, 0, 0], [1, 1, 1])
    const part = toPart(
      mesh,
      { name: 'ball', material: 'hard', surface: () => {} },
      { point: ([x, y, z]) => [x + 5, y, z], direction: (way) => way },
    )
    expect((part.positions[0] ?? 0) - (part.rest?.[0] ?? 0)).toBeCloseTo(5, 5)
  })

  it('[ILL-774] the faces of a closed cord meet where it closes, also when it is bent out of its plane', () => {
    const mesh = newMesh()
    const line = Array.from({ length: 25 }, (_, nth) => {
      const turn = (nth / 24) * Math.PI * 2
      return [Math.cos(turn), Math.sin(turn) * 0.6, Math.sin(turn * 2) * 0.4] as const
    })
    cord(mesh, line, 0.1, 6, true)
    const positions = Float32Array.from(mesh.positions)
    for (let nth = 0; nth <= 6; nth++) {
      const [first, last] = [vertexAt(positions, nth), vertexAt(positions, 24 * 7 + nth)]
      for (const axis of [0, 1, 2] as const) expect(first[axis]).toBeCloseTo(last[axis], 5)
    }
  })
})
