import { inHand, plain, prop, seenAgainst, turned } from '#props/prop-kit.ts'

export const sprayCan = prop({
  label: 'Spray can',
  words:
    'spray can, spray paint, spray cans, can of spray paint, aerosol can, graffiti can, spray paint can, hairspray',
  order: 4360,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('vessel', 0.3, (fitting) => [
    {
      name: 'spray can',
      material: 'hard',
      surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.3),
      forms: [turned('0 -0.7, 0.3 -0.7, 0.31 -0.66, 0.31 0.5, 0.2 0.68, 0.14 0.7', 26)],
    },
    {
      name: 'spray can cap',
      material: 'hard',
      surface: plain('#f2efe8', 0.4),
      forms: [turned('0.1 0.68, 0.12 0.9, 0 0.92', 14)],
    },
  ]),
})
