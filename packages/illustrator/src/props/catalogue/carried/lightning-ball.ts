import { around, glowing, inHand, lump, prop, rod } from '#props/prop-kit.ts'

/** Bolts out of a bright core, above the palm. */
export const lightningBall = prop({
  label: 'Ball of lightning',
  words:
    'ball of lightning, lightning ball, lightning in hand, lightning in her hand, lightning in his hand, holding lightning, electricity in her hand, electricity in his hand, lightning magic, ball of electricity, lightning bolt in hand, holding a lightning bolt, lightning from her hands, lightning from his hands, crackling energy in her hand, chidori, lightning spell',
  order: 3760,
  slot: 'hand',
  poses: { holding: 2 },
  glow: { part: 'lightning core', strength: 1.4, reach: 1.6 },
  hand: { fingers: 'cup', arm: 'front', both: false },
  dyed: ['lightning arcs'],
  make: inHand('palm', 0.85, () => [
    {
      name: 'lightning core',
      surface: glowing([0.75, 0.9, 1], 3.4),
      material: 'glow',
      castsShadow: false,
      forms: [lump('0 0.1 0', '0.2 0.2 0.2')],
    },
    {
      name: 'lightning arcs',
      surface: glowing([0.2, 0.45, 1], 1.7),
      material: 'glow',
      castsShadow: false,
      forms: [
        around(9, ({ x, y }, nth) =>
          rod(
            `0 0.1 0, ${x * 0.22} ${0.1 + y * 0.3} ${(nth % 3) * 0.12 - 0.1}, ${x * 0.34 + y * 0.14} ${0.1 + y * 0.4 + x * 0.12} ${(nth % 3) * 0.2 - 0.2}, ${x * 0.62} ${0.1 + y * 0.66} ${(nth % 3) * 0.3 - 0.3}, ${x * 0.7 - y * 0.16} ${0.1 + y * 0.8 + x * 0.14} ${(nth % 3) * 0.4 - 0.35}`,
            0.035,
            0.012,
            5,
          ),
        ),
      ],
    },
  ]),
})
