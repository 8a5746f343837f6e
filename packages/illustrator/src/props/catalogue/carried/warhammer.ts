import { block, gold, inHand, leather, metal, prop, rod, turned } from '#props/prop-kit.ts'

/** A block of steel on a long shaft. */
export const warhammer = prop({
  label: 'War hammer',
  words:
    'warhammer, war hammer, warhammers, giant hammer, huge hammer, battle hammer, mjolnir, great hammer, oversized hammer, two handed hammer',
  order: 3540,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.13, () => [
    {
      name: 'warhammer',
      material: 'hard',
      surface: metal([0.42, 0.43, 0.46], 0.35),
      forms: [
        block('0 3.6 0', '0.5 0.55 1.05'),
        block('0 3.6 1.15', '0.6 0.65 0.14'),
        block('0 3.6 -1.15', '0.6 0.65 0.14'),
      ],
    },
    {
      name: 'warhammer trim',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        block('0 3.6 0', '0.52 0.14 1.07'),
        turned('0 -1.1, 0.2 -1.06, 0.2 -0.9, 0.12 -0.84', 14),
        turned('0.14 2.8, 0.22 2.86, 0.22 3.04, 0.14 3.1', 14),
      ],
    },
    {
      name: 'warhammer shaft',
      material: 'hard',
      surface: leather([0.12, 0.055, 0.03]),
      forms: [rod('0 -1 0, 0 3.2 0', 0.13)],
    },
  ]),
})
