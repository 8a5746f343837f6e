import { burning, flame, glowing, inHand, prop } from '#props/prop-kit.ts'

/** It burns above the palm. */
export const flameInHand = prop({
  label: 'Flame in the hand',
  words:
    'flame in hand, flame in her palm, flame in his palm, flame in her hand, flame in his hand, fire in her hand, fire in his hand, fire in hand, holding fire, holding a flame, flames in her hands, flames in his hands, flames from her hands, ball of flame, floating flame, fire magic, summoning fire, conjuring fire, conjuring flames, fire spell, flames dancing on her palm, pyromancy, fire in her palm, fire in his palm',
  order: 3750,
  slot: 'hand',
  poses: { holding: 2 },
  glow: { part: 'hand flame', strength: 1.2, reach: 1.6 },
  hand: { fingers: 'cup', arm: 'front', both: false },
  dyed: ['hand flame', 'hand flame core'],
  make: inHand('palm', 0.3, () => [
    {
      name: 'hand flame',
      surface: burning(0.05, 2.2),
      material: 'glow',
      castsShadow: false,
      forms: [flame(0, 1.5, 1.5), flame(0.1, 0.9, 1.5)],
    },
    {
      name: 'hand flame core',
      surface: glowing([1, 0.7, 0.25], 1.8),
      material: 'glow',
      castsShadow: false,
      forms: [flame(0.05, 0.8, 1.2)],
    },
  ]),
})
