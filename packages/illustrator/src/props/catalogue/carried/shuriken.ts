import { arc, bladeSteel, cutOut, inHand, metal, prop } from '#props/prop-kit.ts'

/** A star with four points. */
export const shuriken = prop({
  label: 'Shuriken',
  words: 'shuriken, throwing star, ninja star, throwing stars, shurikens',
  order: 3620,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.04, () => [
    {
      name: 'shuriken',
      material: 'hard',
      surface: bladeSteel,
      forms: [
        cutOut(
          '0 1.15 0, 0.14 0.64 0, 0.6 0.5 0, 0.14 0.36 0, 0 -0.15 0, -0.14 0.36 0, -0.6 0.5 0, -0.14 0.64 0',
          0.05,
        ),
      ],
    },
    {
      name: 'shuriken ring',
      material: 'hard',
      surface: metal([0.1, 0.1, 0.11], 0.4),
      forms: [arc('0 0.5 0.03', 0.1, 0.03, [0, 1], 'across')],
    },
  ]),
})
