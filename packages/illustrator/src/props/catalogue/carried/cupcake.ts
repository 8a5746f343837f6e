import { inHand, lump, prop, seenAgainst, straw, turned, waxed } from '#props/prop-kit.ts'

/** In a paper case, a cherry on top. */
export const cupcake = prop({
  label: 'Cupcake',
  words: 'cupcake, cupcakes, muffin, muffins, birthday cupcake, frosted cupcake, cupcake with a candle',
  order: 3230,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  dyed: ['cupcake icing'],
  make: inHand(
    'palm',
    0.3,
    (fitting) => [
      {
        name: 'cupcake case',
        surface: straw('#e8d3a8'),
        material: 'cloth',
        forms: [turned('0 -0.32, 0.24 -0.32, 0.34 0.06, 0.32 0.06', 24)],
      },
      {
        name: 'cupcake icing',
        surface: waxed(seenAgainst(fitting, '#f29ab8'), 0.45),
        material: 'cloth',
        forms: [turned('0.36 0.02, 0.4 0.12, 0.3 0.22, 0.31 0.3, 0.2 0.38, 0.2 0.46, 0.08 0.54, 0 0.6', 24)],
      },
      {
        name: 'cupcake cherry',
        material: 'hard',
        surface: waxed([0.5, 0.01, 0.03], 0.15),
        forms: [lump('0 0.64 0', '0.1 0.1 0.1')],
      },
    ],
    1.25,
  ),
})
