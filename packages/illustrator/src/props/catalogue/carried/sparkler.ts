import { around, glowing, inHand, lump, metal, prop, rod, steel } from '#props/prop-kit.ts'

/** It throws sparks. */
export const sparkler = prop({
  label: 'Sparkler',
  words: 'sparkler, sparklers, holding a sparkler',
  order: 4380,
  slot: 'hand',
  glow: { part: 'sparks', strength: 1, reach: 1.5 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.04, () => [
    {
      name: 'sparks',
      surface: glowing([1, 0.8, 0.35], 2.2),
      material: 'glow',
      castsShadow: false,
      forms: [
        around(22, ({ x, y }, nth) =>
          rod(
            `0 1.9 0, ${x * (0.3 + (nth % 4) * 0.12)} ${1.9 + y * (0.3 + (nth % 3) * 0.16)} ${((nth % 5) - 2) * 0.14}`,
            0.014,
            0.005,
            5,
          ),
        ),
        lump('0 1.9 0', '0.09 0.09 0.09', 10, 8),
      ],
    },
    { name: 'sparkler', material: 'hard', surface: metal(steel, 0.3), forms: [rod('0 -0.5 0, 0 1.85 0', 0.025)] },
  ]),
})
