import { inHand, metal, prop, rod } from '#props/prop-kit.ts'

export const crowbar = prop({
  label: 'Crowbar',
  words: 'crowbar, crow bar, iron bar, steel rod, metal bar',
  order: 4020,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.1, () => [
    {
      name: 'crowbar',
      material: 'hard',
      surface: metal([0.16, 0.16, 0.17], 0.4),
      forms: [rod('0 -1 0, 0 0 0, 0 2.4 0, 0.1 2.8 0, 0.4 2.95 0, 0.7 2.75 0', 0.1, 0.08)],
    },
  ]),
})
