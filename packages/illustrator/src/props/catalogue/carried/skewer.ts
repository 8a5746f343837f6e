import { inHand, lump, prop, rod, speckled, wood } from '#props/prop-kit.ts'

export const skewer = prop({
  label: 'Skewer',
  words: 'skewer, skewers, yakitori, kebab, dango, kebabs, meat skewer, shish kebab, satay',
  order: 3380,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.05, () => [
    {
      name: 'skewer food',
      material: 'hard',
      surface: speckled('#a05a2a', '#6a3212', 6, 0.4),
      forms: [lump('0 0.75 0', '0.23 0.2 0.23'), lump('0 1.85 0', '0.23 0.2 0.23'), lump('0 1.3 0', '0.24 0.21 0.24')],
    },
    {
      name: 'skewer',
      material: 'hard',
      surface: wood([0.55, 0.38, 0.18]),
      forms: [rod('0 -0.6 0, 0 2.3 0', 0.03, 0.015)],
    },
  ]),
})
