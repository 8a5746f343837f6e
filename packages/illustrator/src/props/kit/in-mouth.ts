import { newMesh } from '#geometry/mesh.ts'
import { type MaterialOptions, toPart } from '#geometry/mesh-part.ts'
import { plus, type Vector } from '#geometry/vector.ts'
import type { Maker } from '#props/fitting.ts'
import type { Form } from './forms.ts'

/** A part of what is between the lips: how it looks, and the forms it is made of. */
type MouthPiece = MaterialOptions & { readonly forms: readonly Form[] }

/** Where the lips meet, of the head as the base mesh has it. */
const lips: Vector = [0, 6.6, 1.58]

/**
 * A prop held between the lips. It is made around the place where it is bitten, in decimeters: x to the person's
 * left, y up, z out of the mouth; `corner` is how far to the side of the mouth it sits.
 */
export function inMouth(corner: number, pieces: (fitting: Parameters<Maker>[0]) => readonly MouthPiece[]): Maker {
  return (fitting) =>
    pieces(fitting).map(({ forms, ...look }) => {
      const mesh = newMesh()
      for (const form of forms) form(mesh)
      const at = plus(lips, [corner, 0, -Math.abs(corner) * 0.35])
      mesh.positions.forEach((value, index) => (mesh.positions[index] = value + at[index % 3]!))
      return toPart(mesh, { twoSided: true, ...look }, fitting.head.placing)
    })
}
