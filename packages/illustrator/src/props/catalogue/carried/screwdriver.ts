import { block, inHand, metal, plain, prop, rod, seenAgainst, steel, turned } from '#props/prop-kit.ts'

export const screwdriver = prop({
  label: 'Screwdriver',
  words: 'screwdriver, screwdrivers, screw driver',
  order: 4010,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.13, (fitting) => [
    {
      name: 'screwdriver',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#d8641e'), 0.35),
      forms: [turned('0 -0.65, 0.12 -0.62, 0.16 -0.3, 0.13 0.2, 0.15 0.4, 0.07 0.5', 10)],
    },
    {
      name: 'screwdriver shaft',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [rod('0 0.45 0, 0 1.7 0', 0.05), block('0 1.78 0', '0.08 0.1 0.02')],
    },
  ]),
})
