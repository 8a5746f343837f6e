import { inHand, lump, metal, prop, rod, seenAgainst, silver, turned, wood } from '#props/prop-kit.ts'

/** The hand on its knob, its foot on the ground. */
export const cane = prop({
  label: 'Cane',
  words:
    'cane, walking cane, walking stick, canes, walking sticks, cane with a silver handle, gentlemans cane, ivory cane, leaning on a cane',
  order: 4100,
  slot: 'hand',
  low: true,
  poses: { standing: 2, relaxed: 2, walking: 1 },
  hand: { fingers: 'fist', arm: 'low', both: false },
  make: inHand('hanging', 0.1, (fitting, floor) => [
    {
      name: 'cane',
      material: 'hard',
      surface: wood(seenAgainst(fitting, '#2c1a10')),
      forms: [rod(`0 ${Math.max(floor, -7.6)} 0, 0 -4 0, 0 -2 0, 0 0 0`, 0.07, 0.09)],
    },
    {
      name: 'cane knob',
      material: 'hard',
      surface: metal(silver, 0.22),
      forms: [lump('0 0.1 0', '0.17 0.16 0.17', 18, 12), turned('0.1 -0.4, 0.12 -0.36, 0.12 -0.2, 0.1 -0.16', 14)],
    },
  ]),
})
