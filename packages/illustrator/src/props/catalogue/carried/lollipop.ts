import { arc, inHand, lump, plain, prop, rod, seenAgainst, waxed } from '#props/prop-kit.ts'

/** A disc of sugar on a stick. */
export const lollipop = prop({
  label: 'Lollipop',
  words:
    'lollipop, lollipops, lollypop, lolly, candy, swirl lollipop, sucking a lollipop, chupa chups, candy on a stick, hard candy, rainbow lollipop',
  order: 3240,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.05, (fitting) => [
    {
      name: 'lollipop',
      material: 'hard',
      surface: waxed(seenAgainst(fitting, '#e8385e'), 0.12),
      forms: [lump('0 1.25 0', '0.36 0.36 0.09', 22, 14)],
    },
    {
      name: 'lollipop swirl',
      material: 'hard',
      surface: plain('#fbf4ea', 0.15),
      forms: [
        arc('0 1.25 0.085', 0.24, 0.03, [0, 0.8], 'across'),
        arc('0 1.25 0.09', 0.12, 0.03, [0.3, 1.1], 'across'),
        arc('0 1.25 -0.085', 0.24, 0.03, [0, 0.8], 'across'),
      ],
    },
    {
      name: 'lollipop stick',
      material: 'hard',
      surface: plain('#f2ede2', 0.6),
      forms: [rod('0 -0.4 0, 0 0.95 0', 0.035)],
    },
  ]),
})
