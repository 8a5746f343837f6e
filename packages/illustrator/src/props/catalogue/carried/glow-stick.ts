import { glowing, inHand, plain, prop, rod, seenAgainst } from '#props/prop-kit.ts'

export const glowStick = prop({
  label: 'Glow stick',
  words:
    'glow stick, glow sticks, glowstick, glowsticks, light stick, lightstick, light sticks, lightsticks, neon stick, rave stick, holding glowsticks, waving a glow stick',
  order: 4085,
  slot: 'hand',
  glow: { part: 'glow stick', strength: 0.5, reach: 0.9 },
  hand: { fingers: 'fist', arm: 'raised', both: false },
  make: inHand('raised', 0.09, (fitting) => [
    {
      name: 'glow stick',
      material: 'glow',
      castsShadow: false,
      surface: glowing(seenAgainst(fitting, '#7dff5a'), 2.4),
      forms: [rod('0 0.3 0, 0 2 0', 0.09, 0.09, 12)],
    },
    {
      name: 'glow stick grip',
      material: 'hard',
      surface: plain([0.04, 0.04, 0.045], 0.4),
      forms: [rod('0 -0.6 0, 0 0.3 0', 0.1, 0.1, 12)],
    },
  ]),
})
