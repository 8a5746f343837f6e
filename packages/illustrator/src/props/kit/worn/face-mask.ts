import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { sheet } from '#geometry/shapes.ts'
import { along, type Vector } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'
import { weave } from '#props/materials.ts'
import { band } from './bands.ts'
import { type Cloth, taut } from './taut.ts'

type FaceMask = {
  readonly name: string
  /** Painted by shares: `u` from the person's right to their left, `v` from the chin up. */
  readonly surface: Surface
  /** How far it stands out at a place. */
  readonly swell?: (u: number, v: number) => number
  readonly strap: string | Vector
}

/** A stiff painted mask over the whole face, held by a ribbon; and its form, for what is fixed to it. */
export function faceMask(
  fitting: Fitting,
  { name, surface, swell = () => 0, strap }: FaceMask,
): { readonly parts: readonly Part[]; readonly form: Cloth } {
  const [face, ribbon] = [newMesh(), newMesh()]
  const cloth = taut(fitting, {
    turn: 0.98,
    low: (turn) => 6.3 + 0.42 * turn * turn,
    high: (turn) => 8.0 - 0.12 * turn * turn,
    off: 0.1,
  })
  const form: Cloth = (u, v) => along(cloth(u, v), [0, 0.1, 1], swell(u, v))
  sheet(face, form, 64, 44)
  band(ribbon, fitting, () => 7.5, 0.1, fitting.hairRoom * 0.6 + 0.02, 0.03)
  const { placing } = fitting.head
  return {
    parts: [
      toPart(face, { name, material: 'hard', surface, twoSided: true, face: true }, placing),
      toPart(ribbon, { name: 'mask ribbon', material: 'cloth', surface: weave(strap), twoSided: true }, placing),
    ],
    form,
  }
}
