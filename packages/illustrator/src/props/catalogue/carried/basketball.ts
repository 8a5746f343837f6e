import { arc, inBothArms, inHand, lump, plain, prop, speckled } from '#props/prop-kit.ts'

export const basketball = prop({
  label: 'Basketball',
  words: 'basketball, basketballs, dribbling a basketball, spinning a basketball, holding a basketball',
  order: 4230,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.95, () => [
    {
      name: 'basketball',
      material: 'hard',
      surface: speckled('#cf6a24', '#b85a1c', 24, 0.4),
      forms: [lump('0 0.2 0', '1.15 1.15 1.15', 32, 22)],
    },
    {
      name: 'basketball seams',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [
        arc('0 0.2 0', 1.155, 0.025),
        arc('0 0.2 0', 1.155, 0.025, [0, 1], 'across'),
        arc('0 0.2 0', 1.155, 0.025, [0, 1], 'ahead'),
      ],
    },
  ]),
})
