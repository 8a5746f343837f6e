import { around, cutOut, inHand, lump, prop, rod, waxed } from '#props/prop-kit.ts'

export const watermelon = prop({
  label: 'Slice of watermelon',
  words: 'watermelon, watermelon slice, slice of watermelon, watermelons, eating watermelon, melon slice',
  order: 3270,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.08, () => [
    {
      name: 'watermelon',
      material: 'hard',
      surface: waxed('#e0353f', 0.35),
      forms: [cutOut('-0.95 0.9 0, 0.95 0.9 0, 0.82 0.5 0, 0.5 0.16 0, 0 0.02 0, -0.5 0.16 0, -0.82 0.5 0', 0.2)],
    },
    {
      name: 'watermelon rind',
      material: 'hard',
      surface: waxed('#2f7a35', 0.3),
      forms: [rod('-0.98 0.9 0, -0.85 0.48 0, -0.52 0.1 0, 0 -0.06 0, 0.52 0.1 0, 0.85 0.48 0, 0.98 0.9 0', 0.11)],
    },
    {
      name: 'watermelon seeds',
      material: 'hard',
      surface: waxed([0.015, 0.01, 0.01], 0.2),
      forms: [
        around(7, (_, nth) => lump(`${(nth - 3) * 0.22} ${0.45 + (nth % 2) * 0.2} 0.1`, '0.035 0.055 0.02', 8, 6)),
        around(7, (_, nth) => lump(`${(nth - 3) * 0.22} ${0.45 + (nth % 2) * 0.2} -0.1`, '0.035 0.055 0.02', 8, 6)),
      ],
    },
  ]),
})
