import { glowing, inHand, lifted, metal, plain, prop, rod } from '#props/prop-kit.ts'

/** A blue flame at its nozzle. */
export const weldingTorch = prop({
  label: 'Welding torch',
  words: 'welding torch, plasma cutter, blowtorch, blow torch, cutting torch, welding',
  order: 3940,
  slot: 'hand',
  glow: { part: 'torch flame', strength: 0.8, reach: 1.3 },
  hand: { fingers: 'fist', arm: 'front', both: false, arms: lifted },
  make: inHand('gun', 0.1, () => [
    {
      name: 'welding torch',
      material: 'hard',
      surface: metal([0.5, 0.38, 0.2], 0.35),
      forms: [
        rod('0 -0.5 -0.1, 0 0.4 0, 0 0.75 0.4, 0 0.8 1.2', 0.11, 0.07),
        rod('0 0.8 1.15, 0 0.72 1.5', 0.09, 0.05),
      ],
    },
    {
      name: 'torch flame',
      surface: glowing([0.35, 0.65, 1], 2.4),
      material: 'glow',
      castsShadow: false,
      forms: [rod('0 0.72 1.5, 0 0.6 2.15', 0.07, 0.01)],
    },
    {
      name: 'torch hose',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [rod('0 -0.5 -0.1, 0 -1 -0.2, 0.1 -1.8 0, 0.2 -2.8 0.2', 0.06)],
    },
  ]),
})
