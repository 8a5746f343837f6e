import { around, cutOut, glowing, inBothArms, inHand, lump, prop, rod, waxed, wood } from '#props/prop-kit.ts'

/** With a face cut into it, and a light behind that. */
export const pumpkin = prop({
  label: 'Pumpkin',
  words:
    'pumpkin, jack o lantern, jack o lanterns, carved pumpkin, halloween pumpkin, holding a pumpkin, jackolantern, glowing pumpkin, big pumpkin',
  order: 3450,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.8, () => [
    {
      name: 'pumpkin',
      material: 'hard',
      surface: waxed('#d8701c', 0.5),
      forms: [around(10, ({ x, y }) => lump(`${x * 0.48} 0.1 ${y * 0.48}`, '0.42 0.72 0.42', 14, 12))],
    },
    {
      name: 'pumpkin stalk',
      material: 'hard',
      surface: wood([0.2, 0.22, 0.08]),
      forms: [rod('0 0.7 0, 0.02 0.95 0, 0.16 1.12 0.03', 0.12, 0.07)],
    },
    {
      name: 'pumpkin face',
      surface: glowing([1, 0.62, 0.12], 1.6),
      material: 'glow',
      castsShadow: false,
      forms: [
        cutOut('-0.45 0.22 0, -0.15 0.22 0, -0.3 0.5 0', 0.06, 0.88),
        cutOut('0.45 0.22 0, 0.15 0.22 0, 0.3 0.5 0', 0.06, 0.88),
        cutOut(
          '-0.45 -0.1 0, -0.2 -0.22 0, 0 -0.12 0, 0.2 -0.22 0, 0.45 -0.1 0, 0.25 -0.38 0, -0.25 -0.38 0',
          0.06,
          0.88,
        ),
      ],
    },
  ]),
})
