import { brim, circle, cord, felt, type Fitting, gold, hatPart, hatPoint, metal, newMesh } from '#props/prop-kit.ts'
import { pairs, type Part, prop } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** Black felt, its brim turned up on three sides, edged with gold. */
export const tricorn = prop({
  label: 'Tricorn',
  words:
    'tricorn, tricorn hat, tricorne, tricorne hat, pirate hat, pirates hat, three cornered hat, buccaneer hat, privateer hat, cocked hat, pirate captain hat',
  order: 133,
  slot: 'hat',
  presses: 'hat',
  make,
})

/** 1 at the three corners (the front and both sides of the back), 0 between them. */
const corner = (share: number): number => (1 + circle(share * 3).x) / 2
const reach = (share: number): number => 1.3 + 0.5 * corner(share)
const rise = (share: number, out: number): number => out * (0.12 + 0.62 * (1 - corner(share) * corner(share)))

function make(fitting: Fitting): readonly Part[] {
  const [mesh, trim] = [newMesh(), newMesh()]
  turned(mesh, brim(reach, rise), 96)
  turned(mesh, () => pairs`1 0, 0.99 0.3, 0.92 0.55, 0.76 0.75, 0.45 0.87, 0 0.9`, 48, 2)
  cord(
    trim,
    Array.from({ length: 97 }, (_, nth) => hatPoint(nth / 96, reach(nth / 96), rise(nth / 96, 1) - 0.01)),
    0.035,
    8,
    true,
  )
  return [
    hatPart(fitting, mesh, 'tricorn', felt([0.022, 0.02, 0.022])),
    { ...hatPart(fitting, trim, 'tricorn trim', metal(gold, 0.35)), material: 'hard' },
  ]
}
