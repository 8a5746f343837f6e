import { acrossChest, block, cushion, inHand, metal, plain, prop, rod, seenAgainst, silver } from '#props/prop-kit.ts'

/** Its rear handle in the right hand, the bar ahead. */
export const chainsaw = prop({
  label: 'Chainsaw',
  words:
    'chainsaw, chainsaws, chain saw, power saw, revving chainsaw, roaring chainsaw, bloody chainsaw, chainsaw in hand, with a chainsaw',
  order: 3855,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: true, arms: acrossChest },
  make: inHand('gun', 0.12, (fitting) => [
    {
      name: 'chainsaw',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#d9561e'), 0.4),
      forms: [cushion('0 0.42 1.3', '0.32 0.44 0.95'), block('0 0.84 1', '0.2 0.08 0.5')],
    },
    {
      name: 'chainsaw handles',
      material: 'hard',
      surface: plain([0.03, 0.03, 0.032], 0.6),
      forms: [
        block('0 0 0', '0.1 0.5 0.16'),
        block('0 0.46 0.2', '0.1 0.1 0.34'),
        block('0 -0.42 0.2', '0.1 0.1 0.34'),
        rod('-0.34 0.1 2.3, -0.36 0.6 2.4, 0 0.8 2.5, 0.36 0.6 2.4, 0.34 0.1 2.3', 0.08),
        block('0 0.95 2.85', '0.3 0.24 0.04'),
        rod('-0.3 0.35 1.1, -0.37 0.35 1.1', 0.26),
      ],
    },
    {
      name: 'chainsaw bar',
      material: 'hard',
      surface: metal(silver, 0.3),
      forms: [block('0 0.32 3.9', '0.025 0.22 1.6'), rod('-0.025 0.32 5.5, 0.025 0.32 5.5', 0.22, 0.22, 16)],
    },
    {
      name: 'chainsaw chain',
      material: 'hard',
      surface: metal([0.1, 0.1, 0.105], 0.4),
      forms: [
        rod('0 0.56 2.3, 0 0.56 5.5, 0 0.48 5.7, 0 0.32 5.76, 0 0.16 5.7, 0 0.08 5.5, 0 0.08 2.3', 0.05),
        ...Array.from({ length: 15 }, (_, nth) => block(`0 0.62 ${2.5 + nth * 0.21}`, '0.04 0.05 0.04')),
        ...Array.from({ length: 15 }, (_, nth) => block(`0 0.02 ${2.5 + nth * 0.21}`, '0.04 0.05 0.04')),
      ],
    },
  ]),
})
