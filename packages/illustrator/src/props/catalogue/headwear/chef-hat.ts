import { circle, crownBand, type Fitting, hatPart, newMesh, type Part, prop, weave } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** White linen: a high band and a pleated puff above it. */
export const chefHat = prop({
  label: 'Chef’s hat',
  words:
    'chefs hat, chef hat, chefs toque, toque blanche, cooks hat, cook hat, bakers hat, chef cap, white toque, chefs cap, toque, tall toque, chefs hats',
  order: 137,
  slot: 'hat',
  presses: 'hat',
  dyed: ['chef’s hat', 'hat band'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(
    mesh,
    (share) => {
      const pleat = 0.05 * circle(share * 18).x
      const loose = 0.04 * circle(share * 3 + 0.2).x
      return [
        [1, 0],
        [1.01, 0.5],
        [1.02, 0.62],
        [1.16 + pleat, 0.8],
        [1.33 + pleat * 1.4 + loose, 1.06],
        [1.32 + pleat * 1.4 + loose, 1.3],
        [1.12 + pleat * 1.2, 1.5 + loose],
        [0.75 + pleat * 0.7, 1.6 + loose],
        [0.35, 1.6],
        [0, 1.56],
      ]
    },
    144,
    2,
  )
  const linen = weave([0.8, 0.79, 0.76])
  return [hatPart(fitting, mesh, 'chef’s hat', linen), crownBand(fitting, -0.02, 0.56, weave([0.76, 0.75, 0.73]))]
}
