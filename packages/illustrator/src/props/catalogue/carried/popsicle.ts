import { block, cutOut, inHand, prop, seenAgainst, waxed, wood } from '#props/prop-kit.ts'

export const popsicle = prop({
  label: 'Ice lolly',
  words: 'popsicle, popsicles, ice lolly, ice pop, ice lollies, ice cream bar, ice cream on a stick',
  order: 3260,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.05, (fitting) => [
    {
      name: 'popsicle',
      material: 'hard',
      surface: waxed(seenAgainst(fitting, '#f0553c'), 0.2),
      forms: [
        cutOut(
          '-0.24 0.5 0, 0.24 0.5 0, 0.25 1.3 0, 0.18 1.46 0, 0.08 1.53 0, -0.08 1.53 0, -0.18 1.46 0, -0.25 1.3 0',
          0.2,
        ),
      ],
    },
    {
      name: 'popsicle stick',
      material: 'hard',
      surface: wood([0.6, 0.45, 0.25]),
      forms: [block('0 0.1 0', '0.06 0.5 0.02')],
    },
  ]),
})
