import { describe, expect, it } from 'vitest'
import { meshes, setPart } from './set-part.ts'

describe('parts of a set', () => {
  it('belong to the place, throw no shadow unless they are asked to, and share nothing with their mesh', () => {
    const [mesh, other] = meshes()
    expect(mesh).not.toBe(other)
    mesh.positions.push(0, 0, 0, 1, 0, 0, 0, 1, 0)
    mesh.normals.push(0, 0, 1, 0, 0, 1, 0, 0, 1)
    mesh.uvs.push(0, 0, 1, 0, 0, 1)
    mesh.triangles.push(0, 1, 2)
    const part = setPart('wall', mesh, () => {})
    expect(part).toMatchObject({ material: 'set', twoSided: false, blended: false, castsShadow: false })
    expect(setPart('roof', mesh, () => {}, { castsShadow: true }).castsShadow).toBe(true)
    mesh.positions[0] = 9
    expect(part.positions[0]).toBe(0)
  })
})
