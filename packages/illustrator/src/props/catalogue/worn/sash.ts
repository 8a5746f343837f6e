import { along, ball, type Fitting, minus, newMesh, pairs, type Part, part, prop, strap } from '#props/prop-kit.ts'
import { strip, unit, waist, weave } from '#props/prop-kit.ts'

/** Cloth wound around the waist and knotted at the side, its ends hanging. */
export const sash = prop({
  label: 'Sash',
  words:
    'sash, sashes, silk sash, waist sash, red sash, sash around her waist, sash around his waist, sash belt, cloth belt, obi, obi sash, cummerbund, cloth sash, hip scarf, scarf around her waist, scarf around his waist, scarf tied around her waist, scarf tied around his waist, pirate sash, fabric belt',
  order: 313,
  slot: 'waist',
  dyed: ['sash', 'sash ends'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const ring = waist(fitting)
  const ends = newMesh()
  const knot = ring.girth(0.13, 0.12)
  const right = unit(minus(ring.girth(0.18, 0), ring.girth(0.08, 0)))
  ball(ends, knot, [0.2, 0.18, 0.16], 14, 10)
  for (const [drift, size] of pairs`0.18 2.2, -0.1 1.8`) {
    const line = Array.from({ length: 12 }, (_, nth) =>
      along(along(knot, ring.axis, (-nth / 11) * size), right, (drift * nth) / 11),
    )
    strap(ends, line, (share) => 0.28 + 0.3 * share, 0.03, right)
  }
  const surface = weave(fitting.colours.accent)
  return [{ ...strip(ring, 0.62, 0.03, 0.07, surface, 'sash'), material: 'cloth' }, part(ends, 'sash ends', surface)]
}
