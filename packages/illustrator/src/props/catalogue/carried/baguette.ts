import { around, inHand, plain, prop, rod, speckled, turned } from '#props/prop-kit.ts'

/** Long and crusty. */
export const baguette = prop({
  label: 'Baguette',
  words:
    'baguette, baguettes, loaf of bread, french bread, bread, loaf, fresh bread, bread loaf, freshly baked bread, loaves of bread, sourdough, bread in a paper bag',
  order: 3190,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('raised', 0.24, () => [
    {
      name: 'baguette',
      material: 'hard',
      surface: speckled('#c98b46', '#e2bd84', 3, 0.42),
      forms: [turned('0 -1.6, 0.14 -1.52, 0.26 -1, 0.3 0, 0.3 1.2, 0.26 2.4, 0.14 3, 0 3.08', 20)],
    },
    {
      name: 'bread cuts',
      material: 'hard',
      surface: plain('#efd9ac', 0.9),
      forms: [
        around(6, (_, nth) =>
          rod(`-0.14 ${-1 + nth * 0.62} 0.24, 0 ${-0.9 + nth * 0.62} 0.3, 0.14 ${-0.8 + nth * 0.62} 0.24`, 0.05),
        ),
      ],
    },
  ]),
})
