import { cutOut, inHand, lump, plain, prop, speckled } from '#props/prop-kit.ts'

/** A waffle in the form of a fish. */
export const taiyaki = prop({
  label: 'Taiyaki',
  words: 'taiyaki, fish shaped cake, fish waffle',
  order: 3390,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.08, () => [
    {
      name: 'taiyaki',
      material: 'hard',
      surface: speckled('#c4813a', '#a5621f', 7, 0.42),
      forms: [
        cutOut(
          '0 -0.35 0, 0.2 -0.1 0, 0.32 0.3 0, 0.26 0.7 0, 0.1 0.92 0, 0.34 1.3 0, 0.1 1.22 0, 0 1.36 0, -0.1 1.22 0, -0.34 1.3 0, -0.1 0.92 0, -0.26 0.7 0, -0.32 0.3 0, -0.2 -0.1 0',
          0.2,
        ),
        lump('0 0.3 0', '0.24 0.42 0.16'),
      ],
    },
    {
      name: 'taiyaki eyes',
      material: 'hard',
      surface: plain([0.04, 0.02, 0.01], 0.4),
      forms: [lump('0.09 0 0.16', '0.04 0.04 0.03'), lump('-0.09 0 -0.16', '0.04 0.04 0.03')],
    },
  ]),
})
