import { block, burning, flame, inHand, metal, prop, silver } from '#props/prop-kit.ts'

/** Lit. */
export const lighter = prop({
  label: 'Lighter',
  words: 'lighter, zippo, lit lighter, holding a lighter',
  order: 4130,
  slot: 'hand',
  glow: { part: 'lighter flame', strength: 0.8, reach: 1.2 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.1, () => [
    { name: 'lighter', material: 'hard', surface: metal(silver, 0.25), forms: [block('0 0.25 0', '0.17 0.32 0.08')] },
    {
      name: 'lighter flame',
      surface: burning(0.6, 0.7),
      material: 'glow',
      castsShadow: false,
      forms: [flame(0.58, 0.42, 1.5)],
    },
  ]),
})
