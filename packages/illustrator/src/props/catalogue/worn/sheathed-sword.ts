import { block, cushion, type Fitting, fixedAt, gold, leather, lump, metal, type Part, plus } from '#props/prop-kit.ts'
import { prop, rod, strip, unit, waist, waistSpot } from '#props/prop-kit.ts'

/** A sword in its scabbard at the left hip. */
export const sheathedSword = prop({
  label: 'Sword at the hip',
  words:
    'sheathed sword, sword at her hip, sword at his hip, sword on her hip, sword on his hip, sword at her side, sword at his side, sword at her waist, sword at his waist, sword on her belt, sword on his belt, scabbard, scabbards, sheathed blade, sheathed katana, katana at her hip, katana at his hip, katana at her waist, katana at his waist, katana at her side, katana at his side, sword in its sheath, sword in its scabbard, sword in a scabbard, sheathed katana at her hip, sheathed katana at his hip, sword belted at her waist, sword belted at his waist, rapier at his hip, rapier at her hip, sabre at his side, sabre at her side, sheathed rapier, sheathed dagger, dagger at her hip, dagger at his hip, dagger on her belt, dagger on his belt, knife on her belt, knife on his belt, sheathed sword at her hip, sheathed sword at his hip, sheathed sword at her side, sheathed sword at his side, sword at hip, sword on hip, sword at the hip, sword at waist, sword at side, katana at hip, katana at waist, katana on hip, sheathed sword at hip',
  order: 315,
  slot: 'hip',
  low: true,
  dyed: ['scabbard'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const spot = waistSpot(fitting, 0.2, -0.16, 0.22)
  // Its hilt leans ahead, its point behind.
  const up = unit(plus(spot.up, [0.12, 0, 0.42]))
  return [
    ...fixedAt({ ...spot, up }, [
      {
        name: 'scabbard',
        material: 'hard',
        surface: leather([0.06, 0.035, 0.03]),
        forms: [cushion('0 -2.6 0', '0.14 2.75 0.07', 20, 40)],
      },
      {
        name: 'scabbard fittings',
        material: 'hard',
        surface: metal(gold, 0.25),
        forms: [
          cushion('0 -5.2 0', '0.15 0.22 0.08'),
          cushion('0 -0.05 0', '0.16 0.16 0.085'),
          block('0 0.22 0', '0.5 0.06 0.08'),
          lump('0 1.28 0', '0.14 0.14 0.12'),
        ],
      },
      {
        name: 'sword grip',
        material: 'hard',
        surface: leather([0.09, 0.05, 0.03]),
        forms: [rod('0 0.25 0, 0 1.2 0', 0.085)],
      },
    ]),
    strip(waist(fitting), 0.2, 0.03, 0.045, leather([0.07, 0.04, 0.024]), 'sword belt'),
  ]
}
