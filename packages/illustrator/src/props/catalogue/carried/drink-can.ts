import { arc, inHand, metal, plain, prop, seenAgainst, silver, turned } from '#props/prop-kit.ts'

/** An aluminium can. */
export const drinkCan = prop({
  label: 'Can of drink',
  words:
    'soda can, can of soda, energy drink, energy drinks, beer can, can of beer, drink can, coke can, can of coke, soft drink, can of energy drink, red bull, monster energy, coca cola, soda, pop can, cola',
  order: 3060,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 0.6 },
  make: inHand('vessel', 0.31, (fitting) => [
    {
      name: 'can',
      material: 'hard',
      surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.25),
      forms: [turned('0.26 -0.58, 0.31 -0.5, 0.31 0.46, 0.26 0.56', 28)],
    },
    {
      name: 'can lid',
      material: 'hard',
      surface: metal(silver, 0.25),
      forms: [
        turned('0 -0.57, 0.26 -0.58, 0.26 -0.6, 0 -0.6'),
        turned('0.26 0.55, 0.27 0.6, 0.24 0.6, 0.22 0.56, 0 0.56'),
        arc('0 0.6 0.06', 0.09, 0.02),
      ],
    },
    {
      name: 'can stripe',
      material: 'hard',
      surface: plain('#f2efe8', 0.3),
      forms: [turned('0.314 -0.05, 0.316 0, 0.316 0.12, 0.314 0.17', 28)],
    },
  ]),
})
