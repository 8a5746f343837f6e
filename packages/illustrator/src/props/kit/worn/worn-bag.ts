import { linear, scaled } from '#geometry/color.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Part, Surface } from '#geometry/part.ts'
import type { Fitting } from '#props/fitting.ts'
import { leather, metal, steel } from '#props/materials.ts'
import type { Form } from '#props/kit/forms.ts'
import { slung, trunkSpot } from './on-body.ts'
import { fixedAt } from '#props/kit/pieces.ts'

type Bag = {
  readonly name: string
  readonly surface: Surface
  readonly colour: string
  readonly body: readonly Form[]
  readonly flap: readonly Form[]
  readonly clasp: readonly Form[]
}

/** A bag at the left hip that hangs by a strap over the right shoulder. */
export function slungBag(fitting: Fitting, { name, surface, colour, body, flap, clasp }: Bag): readonly Part[] {
  const strap = newMesh()
  slung(strap, fitting)
  const spot = trunkSpot(fitting, [1.4, 0.1, 0.75], 0.34)
  const dark = leather(scaled(linear(colour), 0.7))
  return [
    ...fixedAt({ ...spot, up: [0, 1, 0] }, [
      { name, material: 'cloth', surface, forms: body },
      { name: `${name} flap`, material: 'cloth', surface, forms: flap },
      { name: `${name} clasp`, material: 'hard', surface: metal(steel, 0.25), forms: clasp },
    ]),
    toPart(strap, { name: `${name} strap`, material: 'hard', surface: dark, twoSided: true }),
  ]
}
