import { expect, it } from 'vitest'
import type { Part } from '#geometry/part.ts'
import { hiddenGarments } from './hidden-garments.ts'

const part = (name: string): Part => ({
  name,
  material: 'cloth',
  positions: new Float32Array(9),
  normals: new Float32Array(9),
  triangles: Uint32Array.of(0, 1, 2),
  surface: () => {},
  twoSided: false,
  blended: false,
  castsShadow: true,
})
const left = (accessories: Parameters<typeof hiddenGarments>[1]) =>
  hiddenGarments(['shirt', 'tie', 'hood', 'fur'].map(part), accessories)
    .filter(({ triangles }) => triangles.length > 0)
    .map(({ name }) => name)

it('[ILL-777] nobody wears two ties, or a hood on the head and on the back', () => {
  expect(left([])).toEqual(['shirt', 'tie', 'hood', 'fur'])
  expect(left(['tie'])).toEqual(['shirt', 'hood', 'fur'])
  expect(left(['bow-tie', 'glasses'])).toEqual(['shirt', 'hood', 'fur'])
  expect(left(['hood'])).toEqual(['shirt', 'tie'])
})
