import { burning, flame, inHand, prop, rod, wood } from '#props/prop-kit.ts'

/** Burning. */
export const match = prop({
  label: 'Match',
  words: 'lit match, burning match, striking a match, matchstick, holding a match, match in hand',
  order: 4610,
  slot: 'hand',
  glow: { part: 'match flame', strength: 0.8, reach: 1.2 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.03, () => [
    {
      name: 'match flame',
      surface: burning(0.95, 0.7),
      material: 'glow',
      castsShadow: false,
      forms: [flame(0.95, 0.42, 1.5)],
    },
    { name: 'match', material: 'hard', surface: wood([0.55, 0.4, 0.2]), forms: [rod('0 -0.3 0, 0 1 0', 0.035)] },
  ]),
})
