import { around, foliage, inBothArms, inHand, petal, plain, prop, speckled, turned } from '#props/prop-kit.ts'

/** Between both hands. */
export const pottedPlant = prop({
  label: 'Potted plant',
  words:
    'potted plant, plant pot, houseplant, house plant, seedling, potted flower, sapling, plant in a pot, pot of flowers, flower pot, small plant, monstera, seedlings, holding a plant',
  order: 4480,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.6, () => [
    {
      name: 'plant pot',
      material: 'hard',
      surface: plain('#b86a44', 0.8),
      forms: [turned('0 -0.6, 0.45 -0.6, 0.6 0.15, 0.68 0.18, 0.68 0.34, 0.58 0.34', 28)],
    },
    {
      name: 'plant soil',
      surface: speckled('#2a1a10', '#160c06', 16),
      material: 'cloth',
      forms: [turned('0.58 0.28, 0 0.32', 24)],
    },
    {
      name: 'potted plant',
      surface: petal([0.12, 0.28, 0.07], [0.05, 0.13, 0.03]),
      material: 'cloth',
      forms: [
        around(13, ({ x, y }, nth) =>
          foliage(
            `${x * 0.1} ${0.3 + (nth % 3) * 0.25} ${y * 0.1}`,
            `${x * (0.9 - (nth % 3) * 0.25)} ${0.9 + (nth % 3) * 0.4} ${y * (0.9 - (nth % 3) * 0.25)}`,
            1.1,
          ),
        ),
      ],
    },
  ]),
})
