import { around, inHand, lump, prop, speckled } from '#props/prop-kit.ts'

/** Bent like the moon. */
export const croissant = prop({
  label: 'Croissant',
  words: 'croissant, croissants, pain au chocolat, fresh croissant',
  order: 3200,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand(
    'palm',
    0.3,
    () => [
      {
        name: 'croissant',
        material: 'hard',
        surface: speckled('#c4823a', '#e0aa5e', 4, 0.4),
        forms: [
          around(7, (_, nth) =>
            lump(
              `${(nth - 3) * 0.2} ${0.1 - (nth - 3) * (nth - 3) * 0.012} ${(nth - 3) * (nth - 3) * 0.055}`,
              `0.16 ${0.27 - Math.abs(nth - 3) * 0.055} ${0.27 - Math.abs(nth - 3) * 0.055}`,
            ),
          ),
        ],
      },
    ],
    1.5,
  ),
})
