import { arc, clear, glass, inHand, prop, speckled, turned, waxed } from '#props/prop-kit.ts'

/** Glass, with an ear and foam over its rim. */
export const beerMug = prop({
  label: 'Beer mug',
  words:
    'beer, beers, beer mug, pint, pint of beer, pint glass, stein, beer stein, tankard, tankards, ale, mug of ale, mug of beer, flagon, glass of beer, lager, mug of mead, mead, cold beer, tankard of ale, foaming tankard',
  order: 3020,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 0.7 },
  make: inHand('vessel', 0.4, () => [
    {
      name: 'beer',
      material: 'hard',
      surface: waxed([0.62, 0.27, 0.03], 0.1),
      forms: [turned('0 -0.52, 0.33 -0.52, 0.36 0.4, 0 0.42', 28)],
    },
    {
      name: 'beer foam',
      surface: speckled('#f6efdc', '#e6d9bb', 14),
      material: 'cloth',
      forms: [turned('0.36 0.36, 0.42 0.46, 0.43 0.56, 0.34 0.64, 0.15 0.68, 0 0.66', 28)],
    },
    {
      name: 'beer mug',
      surface: glass([0.85, 0.9, 0.92], 0.28),
      ...clear,
      forms: [
        turned('0 -0.62, 0.38 -0.62, 0.4 -0.56, 0.4 0.5, 0.37 0.5', 28),
        arc('0 -0.05 0.42', 0.28, 0.06, [-0.25, 0.25], 'ahead'),
      ],
    },
  ]),
})
