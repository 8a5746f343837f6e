import { arc, cutOut, gold, inHand, lump, metal, plain, prop } from '#props/prop-kit.ts'

/** Of brass, held up by its foot. */
export const compass = prop({
  label: 'Compass',
  words: 'compass, holding a compass, old compass, brass compass, magic compass, golden compass',
  order: 3800,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('shown', 0.08, () => [
    {
      name: 'compass',
      material: 'hard',
      surface: metal(gold, 0.28),
      forms: [lump('0 0.5 0', '0.48 0.48 0.12', 26, 16), arc('0 1.06 0', 0.1, 0.025, [0, 1], 'across')],
    },
    {
      name: 'compass face',
      material: 'hard',
      surface: plain('#f0e8d4', 0.4),
      forms: [lump('0 0.5 0.06', '0.4 0.4 0.08', 24, 14)],
    },
    {
      name: 'compass needle',
      material: 'hard',
      surface: plain([0.4, 0.02, 0.02], 0.4),
      forms: [cutOut('0 0.2 0, 0.05 0.5 0, 0 0.8 0, -0.05 0.5 0', 0.02, 0.15)],
    },
  ]),
})
