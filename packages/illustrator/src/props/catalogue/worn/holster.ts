import { block, cushion, type Fitting, fixedAt, leather, metal, type Part, prop, rod, steel } from '#props/prop-kit.ts'
import { strip, waist, waistSpot, wood } from '#props/prop-kit.ts'

/** A belt with a pistol in its holster at the right hip. */
export const holster = prop({
  label: 'Holster',
  words:
    'holster, holsters, gun holster, hip holster, pistol holster, holstered pistol, holstered gun, holstered revolver, gun belt, gunbelt, gun at her hip, gun at his hip, gun on her hip, gun on his hip, pistol at her hip, pistol at his hip, pistol on her hip, pistol on his hip, revolver at his hip, revolver at her hip, revolver on his hip, revolver on her hip, blaster on her hip, blaster on his hip, blaster at her hip, blaster at his hip, gun in its holster, holstered weapon, pistols at her hips, pistols at his hips, holstered pistols, holster on his hip, holster at his hip',
  order: 314,
  slot: 'hip',
  dyed: ['holster', 'gun belt'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const hide = leather([0.1, 0.055, 0.028])
  const spot = waistSpot(fitting, 0.8, -0.35, 0.2)
  return [
    ...fixedAt(spot, [
      {
        name: 'holster',
        material: 'hard',
        surface: hide,
        forms: [
          cushion('0 -0.55 0', '0.22 0.72 0.15'),
          cushion('0.02 0.05 0', '0.27 0.2 0.16'),
          block('0 0.3 -0.1', '0.1 0.25 0.03'),
        ],
      },
      {
        name: 'pistol handle',
        material: 'hard',
        surface: wood([0.2, 0.1, 0.045]),
        forms: [cushion('0.16 0.42 0.02', '0.13 0.3 0.09')],
      },
      {
        name: 'pistol',
        material: 'hard',
        surface: metal(steel, 0.28),
        forms: [block('-0.04 0.24 0.02', '0.16 0.1 0.06'), rod('-0.14 0.34 0.02, -0.2 0.44 0.02', 0.03)],
      },
    ]),
    strip(waist(fitting), 0.24, 0.03, 0.05, hide, 'gun belt'),
  ]
}
