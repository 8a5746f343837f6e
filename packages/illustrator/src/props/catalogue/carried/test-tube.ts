import { clear, glass, glowing, inHand, prop, seenAgainst, turned } from '#props/prop-kit.ts'

/** Something green in it. */
export const testTube = prop({
  label: 'Test tube',
  words:
    'test tube, test tubes, glass tube, lab vial, vial, vial of blood, glass vial, sample tube, vial of liquid, vial of liquid starlight, vial of starlight, vial of light, vial of poison',
  order: 3970,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('vessel', 0.1, (fitting) => [
    {
      name: 'test tube liquid',
      surface: glowing(seenAgainst(fitting, '#5ad85a'), 0.5),
      material: 'glow',
      castsShadow: false,
      forms: [turned('0 -0.6, 0.09 -0.55, 0.11 -0.4, 0.11 0.7, 0 0.71', 16)],
    },
    {
      name: 'test tube',
      surface: glass([0.88, 0.92, 0.95], 0.28),
      ...clear,
      forms: [turned('0 -0.66, 0.1 -0.6, 0.13 -0.45, 0.13 1.2, 0.16 1.24, 0.13 1.26', 18)],
    },
  ]),
})
