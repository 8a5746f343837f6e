import { describe, expect, it } from 'vitest'
import { newMesh } from '#geometry/mesh.ts'
import { fillNormals } from '#geometry/mesh-part.ts'
import { ball } from '#geometry/shapes.ts'
import { unit } from '#geometry/vector.ts'
import { makeField } from './field.ts'

describe('a field', () => {
  it('knows how far outside a surface a point lies', () => {
    const mesh = newMesh()
    ball(mesh, [0, 0, 0], [1, 1, 1], 40, 30)
    const field = makeField(Float32Array.from(mesh.positions), fillNormals(mesh), 0.4)
    const at = unit([1, 2, 0.5])
    for (const far of [0.8, 1, 1.2]) {
      const { distance, found } = field.near([at[0] * far, at[1] * far, at[2] * far])
      expect(found).toBe(true)
      expect(distance).toBeCloseTo(far - 1, 1)
    }
    expect(field.near([5, 5, 5]).found).toBe(false)
  })
})
