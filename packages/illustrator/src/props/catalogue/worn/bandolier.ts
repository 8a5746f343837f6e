import { type Fitting, fixedAt, gold, leather, metal, newMesh, onSling, type Part, prop } from '#props/prop-kit.ts'
import { slung, toPart, turned } from '#props/prop-kit.ts'

/** A strap across the chest with a row of cartridges. */
export const bandolier = prop({
  label: 'Bandolier',
  words:
    'bandolier, bandoliers, bandoleer, bandoleers, ammo belt, ammunition belt, bullet belt, cartridge belt, belt of bullets, belts of ammunition, ammo belts, chest bandolier, bandolier of bullets, bandolier of potions, crossed bandoliers, potion bandolier, baldric, strap across her chest, strap across his chest, strap across the chest, leather strap across her chest, leather strap across his chest, chest strap',
  order: 319,
  slot: 'across',
  dyed: ['bandolier'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const strap = newMesh()
  slung(strap, fitting)
  const cartridges = Array.from({ length: 13 }, (_, nth) =>
    fixedAt({ ...onSling(fitting, 0.18 + nth * 0.052, 0.15) }, [
      {
        name: 'cartridges',
        material: 'hard',
        surface: metal(gold, 0.25),
        forms: [turned('0 -0.26, 0.065 -0.26, 0.065 0.12, 0.05 0.2, 0.02 0.3, 0 0.32', 10)],
      },
    ]),
  ).flat()
  return [
    toPart(strap, { name: 'bandolier', material: 'hard', surface: leather([0.09, 0.05, 0.026]), twoSided: true }),
    ...cartridges,
  ]
}
