import { around, block, inHand, lump, plain, prop, rod, wood } from '#props/prop-kit.ts'

/** Held by its neck, its belly to whoever looks. */
export const lute = prop({
  label: 'Lute',
  words: 'lute, mandolin, oud, playing the lute, playing a lute, bards lute, strumming a lute',
  order: 4570,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('shown', 0.14, () => [
    {
      name: 'lute',
      material: 'hard',
      surface: wood([0.4, 0.24, 0.1]),
      forms: [lump('0.1 -1.6 0.25', '0.95 1.25 0.5', 26, 18)],
    },
    {
      name: 'lute face',
      material: 'hard',
      surface: wood([0.58, 0.4, 0.2]),
      forms: [lump('0.1 -1.6 0.42', '0.9 1.2 0.4', 26, 18)],
    },
    {
      name: 'lute neck',
      material: 'hard',
      surface: wood([0.16, 0.09, 0.05]),
      forms: [
        block('0.1 0.4 0.55', '0.13 1.2 0.08'),
        block('0.1 1.75 0.4', '0.2 0.24 0.1'),
        lump('0.1 -1.4 0.8', '0.24 0.24 0.05'),
      ],
    },
    {
      name: 'lute strings',
      material: 'hard',
      surface: plain('#f0ead8', 0.4),
      forms: [
        around(4, (_, nth) => rod(`${0.02 + nth * 0.05} -2.2 0.84, ${0.02 + nth * 0.05} 1.7 0.66`, 0.012, 0.012, 5)),
      ],
    },
  ]),
})
