import { blade, bladeSteel, inHand, leather, lump, metal, prop, rod, steel } from '#props/prop-kit.ts'

/** As long as a person, its blade as broad as a hand. */
export const greatsword = prop({
  label: 'Greatsword',
  words:
    'greatsword, great sword, greatswords, buster sword, claymore, zweihander, giant sword, huge sword, massive sword, oversized sword, two handed sword, enormous sword, big sword',
  order: 3470,
  slot: 'hand',
  poses: { holding: 3 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('blade', 0.14, () => [
    {
      name: 'greatsword',
      material: 'hard',
      surface: bladeSteel,
      forms: [blade(0.7, { wide: 0.55, long: 9.4, tip: 0.9, thick: 0.07, waist: 0.85 })],
    },
    {
      name: 'greatsword guard',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [
        rod('-1.3 0.62 0, -0.6 0.7 0, 0 0.62 0, 0.6 0.7 0, 1.3 0.62 0', 0.12),
        lump('0 -1.75 0', '0.22 0.2 0.22'),
      ],
    },
    {
      name: 'greatsword hilt',
      material: 'hard',
      surface: leather([0.06, 0.03, 0.02]),
      forms: [rod('0 -1.7 0, 0 0.6 0', 0.13)],
    },
  ]),
})
