import { acrossChest, block, inHand, metal, plain, prop, rod } from '#props/prop-kit.ts'

/** Across the chest unless somebody aims. */
export const assaultRifle = prop({
  label: 'Assault rifle',
  words:
    'assault rifle, assault rifles, machine gun, machine guns, ak47, ak 47, m16, m4, carbine, submachine gun, smg, uzi, sniper rifle, military rifle, automatic rifle, tommy gun',
  order: 3690,
  slot: 'hand',
  poses: { aiming: 1, holding: 2 },
  hand: { fingers: 'fist', arm: 'front', both: true, arms: acrossChest },
  make: inHand('gun', 0.12, () => [
    {
      name: 'assault rifle',
      material: 'hard',
      surface: metal([0.07, 0.07, 0.075], 0.45),
      forms: [
        block('0 0.5 0.7', '0.12 0.18 1'),
        rod('0 0.54 1.6, 0 0.54 3.9', 0.065),
        block('0 0.1 1', '0.09 0.5 0.17'),
        block('0 0.78 0.5', '0.05 0.06 0.5'),
        block('0 0.78 2.9', '0.03 0.14 0.06'),
        rod('0 0.54 3.8, 0 0.54 4.05', 0.09),
      ],
    },
    {
      name: 'rifle stock',
      material: 'hard',
      surface: plain([0.03, 0.029, 0.028], 0.6),
      forms: [
        block('0 -0.12 0', '0.1 0.45 0.17'),
        block('0 0.42 -1', '0.1 0.14 0.75'),
        block('0 0.3 -1.6', '0.1 0.36 0.16'),
        block('0 0.5 2.1', '0.13 0.16 0.6'),
      ],
    },
    {
      name: 'rifle sight',
      material: 'hard',
      surface: metal([0.05, 0.05, 0.055], 0.4),
      forms: [rod('0 0.98 0.1, 0 0.98 1', 0.1)],
    },
  ]),
})
