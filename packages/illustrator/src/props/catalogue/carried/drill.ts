import { block, inHand, lifted, metal, plain, prop, rod, seenAgainst, turned } from '#props/prop-kit.ts'

export const drill = prop({
  label: 'Drill',
  words: 'drill, power drill, cordless drill, electric drill, power tool, nail gun, impact driver',
  order: 3860,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false, arms: lifted },
  make: inHand('gun', 0.13, (fitting) => [
    {
      name: 'drill',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#e0b020'), 0.4),
      forms: [
        block('0 0.55 0.3', '0.2 0.24 0.6'),
        block('0 -0.05 0', '0.12 0.5 0.18'),
        block('0 -0.62 0.06', '0.2 0.16 0.34'),
      ],
    },
    {
      name: 'drill chuck',
      material: 'hard',
      surface: metal([0.12, 0.12, 0.13], 0.4),
      forms: [
        turned('0.2 0, 0.2 0.1', 6),
        rod('0 0.56 0.85, 0 0.56 1.2', 0.17, 0.1),
        rod('0 0.56 1.2, 0 0.56 2.1', 0.05, 0.03),
      ],
    },
  ]),
})
