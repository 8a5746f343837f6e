import { newMesh } from '#geometry/mesh.ts'
import { unit, type Vector } from '#geometry/vector.ts'
import { flower, leaf } from './flower.ts'
import type { Form } from './forms.ts'

const point = (text: string): Vector => {
  const [x = 0, y = 0, z = 0] = text.split(' ').map(Number)
  return [x, y, z]
}

/** The petals of a flower at a place, facing a way; its heart is another form. */
export const blossom =
  (at: string, facing: string, size: number, count: number, cupped: number): Form =>
  (mesh) =>
    flower(mesh, newMesh(), point(at), unit(point(facing)), size, count, cupped)

/** A leaf from its foot, upwards out of the stalk. */
export const foliage =
  (at: string, way: string, size: number): Form =>
  (mesh) =>
    leaf(mesh, point(at), unit(point(way)), [0, 1, 0], size)
