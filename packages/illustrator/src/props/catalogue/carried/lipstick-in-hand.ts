import { gold, inHand, metal, plain, prop, turned, waxed } from '#props/prop-kit.ts'

export const lipstickInHand = prop({
  label: 'Lipstick in hand',
  words:
    'holding a lipstick, applying lipstick, tube of lipstick, lipstick tube, putting on lipstick, lipstick in hand, applies lipstick',
  order: 4590,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.08, () => [
    {
      name: 'lipstick bullet',
      material: 'hard',
      surface: waxed('#b8122e', 0.25),
      forms: [turned('0.085 0.6, 0.085 0.95, 0.05 1.06, 0 1.08', 16)],
    },
    {
      name: 'lipstick case',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [turned('0.11 0.35, 0.1 0.62, 0.085 0.62', 18)],
    },
    {
      name: 'lipstick foot',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [turned('0 -0.4, 0.13 -0.4, 0.13 0.38, 0.1 0.38', 18)],
    },
  ]),
})
