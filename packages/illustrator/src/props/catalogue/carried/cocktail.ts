import { clear, glass, inHand, lump, prop, rod, seenAgainst, turned, waxed, wood } from '#props/prop-kit.ts'

/** A wide shallow glass on a stem, a stick with olives in it. */
export const cocktail = prop({
  label: 'Cocktail',
  words:
    'cocktail, cocktails, cocktail glass, martini, martini glass, margarita, cosmopolitan, daiquiri, fruity drink, drink with a little umbrella, tropical drink, manhattan, negroni, aperol spritz, spritz, aperol',
  order: 3040,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false, rim: 0.9 },
  make: inHand('vessel', 0.07, (fitting) => [
    {
      name: 'cocktail',
      material: 'hard',
      surface: waxed(seenAgainst(fitting, '#e0507a'), 0.08),
      forms: [turned('0 0.34, 0.42 0.8, 0 0.81', 26)],
    },
    {
      name: 'cocktail glass',
      surface: glass([0.85, 0.9, 0.92], 0.24),
      ...clear,
      forms: [turned('0 -0.72, 0.32 -0.72, 0.32 -0.7, 0.05 -0.63, 0.035 0.22, 0.05 0.28, 0.56 0.92, 0.55 0.93', 28)],
    },
    {
      name: 'cocktail stick',
      material: 'hard',
      surface: wood([0.5, 0.33, 0.15]),
      forms: [rod('-0.35 0.55 0, 0.55 1.15 0', 0.02)],
    },
    {
      name: 'olive',
      material: 'hard',
      surface: waxed([0.2, 0.25, 0.04], 0.3),
      forms: [lump('0.1 0.86 0', '0.1 0.09 0.09'), lump('0.3 1 0', '0.1 0.09 0.09')],
    },
  ]),
})
