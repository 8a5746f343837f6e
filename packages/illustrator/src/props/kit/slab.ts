import type { Mesh } from '#geometry/mesh.ts'
import { box } from '#geometry/shapes.ts'
import type { Vector } from '#geometry/vector.ts'
import { axes } from './gadgets.ts'

/** A flat box of so many pieces across and up, for what is larger than the hand that holds it. */
export function slab(mesh: Mesh, [x, y, z]: Vector, [wide, tall, thick]: Vector, across: number, up: number): void {
  for (let column = 0; column < across; column++)
    for (let row = 0; row < up; row++) {
      const at: Vector = [x + wide * ((2 * column + 1) / across - 1), y + tall * ((2 * row + 1) / up - 1), z]
      box(mesh, at, [wide / across, tall / up, thick], axes)
    }
}
