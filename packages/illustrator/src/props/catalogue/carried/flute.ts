import { around, inHand, lump, metal, prop, rod, silver, steel } from '#props/prop-kit.ts'

export const flute = prop({
  label: 'Flute',
  words: 'flute, playing the flute, playing a flute, wooden flute, bamboo flute, flutes, tin whistle, piccolo',
  order: 4500,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.09, () => [
    {
      name: 'flute',
      material: 'hard',
      surface: metal(silver, 0.22),
      forms: [rod('0 -1.4 0, 0 0 0, 0 3.4 0', 0.1), lump('0 3.4 0', '0.1 0.1 0.1')],
    },
    {
      name: 'flute keys',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [around(8, (_, nth) => lump(`0 ${0.6 + nth * 0.3} 0.1`, '0.07 0.06 0.04', 10, 8))],
    },
  ]),
})
