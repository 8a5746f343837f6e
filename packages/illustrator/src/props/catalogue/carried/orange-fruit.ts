import { inHand, lump, plain, prop, speckled } from '#props/prop-kit.ts'

/** The fruit. */
export const orangeFruit = prop({
  label: 'Orange',
  words:
    'holding an orange, orange in hand, oranges in hand, peeling an orange, tangerine in hand, clementine, satsuma, mandarin orange, tangerines, orange fruit',
  order: 3290,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand(
    'palm',
    0.36,
    () => [
      {
        name: 'orange',
        material: 'hard',
        surface: speckled('#e88a1e', '#d0700e', 16, 0.4),
        forms: [lump('0 0 0', '0.38 0.36 0.38', 26, 18)],
      },
      {
        name: 'orange stalk',
        material: 'hard',
        surface: plain([0.1, 0.16, 0.04], 0.8),
        forms: [lump('0 0.36 0', '0.05 0.03 0.05', 8, 6)],
      },
    ],
    1.15,
  ),
})
