import { arc, blade, bladeSteel, gold, inHand, leather, lump, metal, prop, rod, turned } from '#props/prop-kit.ts'

/** A thin blade, a cup over the hand. */
export const rapier = prop({
  label: 'Rapier',
  words:
    'rapier, rapiers, fencing sword, fencing foil, epee, smallsword, musketeer sword, duelling sword, dueling sword',
  order: 3480,
  slot: 'hand',
  poses: { fencing: 2, holding: 2 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('blade', 0.11, () => [
    {
      name: 'rapier',
      material: 'hard',
      surface: bladeSteel,
      forms: [blade(0.4, { wide: 0.075, long: 7.4, tip: 0.8, thick: 0.03 })],
    },
    {
      name: 'rapier guard',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        turned('0.06 0.36, 0.3 0.3, 0.44 0.14, 0.46 0.1, 0.4 0.12, 0.06 0.3', 24),
        arc('0 -0.1 0.24', 0.42, 0.035, [-0.25, 0.2], 'ahead'),
        rod('-0.7 0.4 0, 0.7 0.4 0', 0.045),
        lump('0 -0.62 0', '0.12 0.14 0.12'),
      ],
    },
    {
      name: 'rapier hilt',
      material: 'hard',
      surface: leather([0.06, 0.03, 0.02]),
      forms: [rod('0 -0.55 0, 0 0.35 0', 0.09)],
    },
  ]),
})
