import { block, gold, inHand, lump, metal, plain, prop, rod, seenAgainst } from '#props/prop-kit.ts'

export const pen = prop({
  label: 'Pen',
  words:
    'holding a pen, pen in hand, fountain pen, ballpoint pen, holding a pencil, pencil in hand, pencil in her hand, marker pen, stylus',
  order: 4070,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.04, (fitting) => [
    {
      name: 'pen',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#1f3a7a'), 0.3),
      forms: [rod('0 -0.3 0, 0 1.1 0', 0.055), lump('0 1.1 0', '0.055 0.08 0.055')],
    },
    {
      name: 'pen point',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [rod('0 -0.3 0, 0 -0.55 0', 0.05, 0.01), block('0.06 0.85 0', '0.012 0.22 0.03')],
    },
  ]),
})
