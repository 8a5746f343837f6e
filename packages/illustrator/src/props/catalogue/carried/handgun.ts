import { arc, block, inHand, lifted, metal, plain, prop, rod } from '#props/prop-kit.ts'

/** A plain pistol of steel. */
export const handgun = prop({
  label: 'Handgun',
  words:
    'handgun, handguns, holding a gun, gun in hand, with a gun, glock, pistol, pistols, gun, guns, holding a pistol, silenced pistol, two pistols, pistol in each hand, dual pistols, gun in each hand, 9mm',
  order: 3670,
  slot: 'hand',
  poses: { aiming: 2, holding: 2 },
  hand: { fingers: 'fist', arm: 'front', both: false, arms: lifted },
  make: inHand('gun', 0.12, () => [
    {
      name: 'handgun',
      material: 'hard',
      surface: metal([0.09, 0.09, 0.1], 0.4),
      forms: [
        block('0 0.5 0.55', '0.11 0.15 0.85'),
        block('0 0.32 0.5', '0.08 0.06 0.6'),
        arc('0 0.22 0.42', 0.2, 0.03, [0.5, 1], 'ahead'),
        block('0 0.67 1.3', '0.02 0.04 0.04'),
      ],
    },
    {
      name: 'handgun grip',
      material: 'hard',
      surface: plain([0.025, 0.024, 0.023], 0.6),
      forms: [block('0 -0.14 0', '0.1 0.5 0.2')],
    },
    {
      name: 'gun muzzle',
      material: 'hard',
      surface: plain([0.004, 0.004, 0.004], 0.9),
      forms: [rod('0 0.52 1.38, 0 0.52 1.42', 0.06)],
    },
  ]),
})
