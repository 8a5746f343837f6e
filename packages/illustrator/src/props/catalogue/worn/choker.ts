import { ball, type Fitting, leather, neckRing, newMesh, type Part, plain, prop, strip } from '#props/prop-kit.ts'
import { toPart } from '#props/prop-kit.ts'

export const choker = prop({
  label: 'Choker',
  words:
    'choker, leather choker, studded choker, velvet choker, spiked collar, studded collar, leather collar, ribbon around her neck, ribbon around his neck, ribbon around the neck, neck ribbon, ribbon choker, ribbon at her throat, ribbon tied around her neck',
  order: 260,
  slot: 'neck',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const ring = neckRing(fitting, 0.42, 0.85, false)
  const pendant = newMesh()
  ball(pendant, ring.girth(0, 0.05, -0.06), [0.06, 0.07, 0.04], 10, 8)
  return [
    strip(ring, 0.17, 0.012, 0.03, leather([0.02, 0.018, 0.02]), 'choker'),
    toPart(pendant, { name: 'choker pendant', material: 'hard', surface: plain(fitting.colours.accent, 0.1) }),
  ]
}
