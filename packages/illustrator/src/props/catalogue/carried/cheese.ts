import { cutOut, inHand, prop, speckled } from '#props/prop-kit.ts'

/** A yellow wedge. */
export const cheese = prop({
  label: 'Cheese',
  words: 'cheese, wedge of cheese, cheese wheel, piece of cheese',
  order: 3370,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand(
    'palm',
    0.3,
    () => [
      {
        name: 'cheese',
        material: 'hard',
        surface: speckled('#eab63a', '#c88e1e', 4, 0.26),
        forms: [cutOut('-0.75 -0.26 0, 0.6 -0.26 0, 0.6 0.32 0', 0.6)],
      },
    ],
    1.2,
  ),
})
