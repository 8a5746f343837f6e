import { expect, it } from 'vitest'
import type { Part } from '#geometry/part.ts'
import { rootsOf } from './roots-of.ts'

/** Two locks of three corners each, from v = 0 at the skin; the second one hangs past the lips. */
const locks: Part = {
  name: 'beard',
  material: 'hair',
  positions: new Float32Array(18),
  normals: new Float32Array(18),
  triangles: Uint32Array.of(1, 0, 2, 5, 4, 3),
  uvs: Float32Array.of(0.1, 0, 0.9, 1, 0.5, 0.5, 1.2, 0.9, 1.5, 0.4, 1.8, 0.02),
  surface: () => {},
  twoSided: true,
  blended: true,
  castsShadow: false,
}

it('[FIG-25] every corner of a lock goes with the skin at its root, and what is no lock with the skin below it', () => {
  expect([...rootsOf(locks)]).toEqual([0, 0, 0, 5, 5, 5])
  expect([...rootsOf({ ...locks, material: 'cloth' })]).toEqual([0, 1, 2, 3, 4, 5])
})
