import { arc, around, inHand, prop, rod, straw } from '#props/prop-kit.ts'

/** A coil of it hangs from the fist. */
export const rope = prop({
  label: 'Rope',
  words: 'rope, coil of rope, lasso, ropes, coiled rope, holding a rope, swinging a lasso',
  order: 3930,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('hanging', 0.1, () => [
    {
      name: 'rope',
      surface: straw('#b08a54'),
      material: 'cloth',
      forms: [
        around(5, (_, nth) =>
          arc(
            `${(nth - 2) * 0.06} ${-0.95 - nth * 0.05} ${(nth - 2) * 0.03}`,
            0.95 + nth * 0.03,
            0.085,
            [0, 1],
            'ahead',
          ),
        ),
        rod('0.1 -1.9 0.3, 0.15 -2.5 0.4, 0.1 -3.2 0.3', 0.085),
        arc('0 -0.6 0', 0.24, 0.09),
      ],
    },
  ]),
})
