import { around, inHand, metal, prop, rod, steel, wood } from '#props/prop-kit.ts'

export const rake = prop({
  label: 'Rake',
  words: 'rake, garden rake, leaf rake, raking leaves',
  order: 3880,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('pole', 0.1, (_, floor) => [
    {
      name: 'rake',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [
        rod('-1 6 0, 1 6 0', 0.08),
        around(9, (_, nth) =>
          rod(`${-1 + nth * 0.25} 6 0, ${-1 + nth * 0.25} 6.05 0.4, ${-1 + nth * 0.25} 5.8 0.55`, 0.04, 0.02, 6),
        ),
      ],
    },
    {
      name: 'rake shaft',
      material: 'hard',
      surface: wood([0.26, 0.15, 0.07]),
      forms: [rod(`0 ${floor} 0, 0 -4 0, 0 0 0, 0 4 0, 0 6 0`, 0.1)],
    },
  ]),
})
