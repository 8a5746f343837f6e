import { glowing, inHand, lump, plain, prop, rod } from '#props/prop-kit.ts'

/** Lit. */
export const cigarette = prop({
  label: 'Cigarette',
  words:
    'cigarette, cigarettes, smoking a cigarette, lit cigarette, cigar, smoking a cigar, smoking, cigarette in hand, cigarette between her fingers, joint, cigarette in her hand, cigarette in his hand, smokes a cigarette',
  order: 4110,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'mouth', both: false },
  make: inHand('shown', 0.03, () => [
    {
      name: 'cigarette',
      material: 'hard',
      surface: plain('#f4f0e8', 0.8),
      forms: [rod('0.1 0.15 0, -0.35 0.62 0.2', 0.045)],
    },
    {
      name: 'cigarette filter',
      material: 'hard',
      surface: plain('#c88a4a', 0.8),
      forms: [rod('0.22 0.02 -0.05, 0.1 0.15 0', 0.046)],
    },
    {
      name: 'cigarette ember',
      surface: glowing([1, 0.3, 0.08], 1.8),
      material: 'glow',
      castsShadow: false,
      forms: [lump('-0.36 0.63 0.2', '0.045 0.045 0.045', 8, 6)],
    },
  ]),
})
