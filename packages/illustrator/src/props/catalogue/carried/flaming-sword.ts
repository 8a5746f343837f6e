import { around, blade, burning, flame, glowing, gold, inHand, leather, lump, metal, prop } from '#props/prop-kit.ts'
import { rod } from '#props/prop-kit.ts'

/** Fire along its blade. */
export const flamingSword = prop({
  label: 'Flaming sword',
  words:
    'flaming sword, burning sword, fire sword, sword of fire, sword wreathed in flames, sword on fire, flame sword, flaming blade, burning blade, fiery sword, flaming katana',
  order: 3500,
  slot: 'hand',
  poses: { 'sword-ready': 2, holding: 3 },
  glow: { part: 'sword flames', strength: 0.5, reach: 1.6 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['sword flames', 'flaming blade'],
  make: inHand('blade', 0.13, () => [
    {
      name: 'flaming blade',
      material: 'hard',
      surface: glowing([1, 0.6, 0.18], 1.6),
      castsShadow: false,
      forms: [blade(0.55, { wide: 0.22, long: 7 })],
    },
    {
      name: 'sword flames',
      surface: burning(0.6, 9),
      material: 'glow',
      castsShadow: false,
      forms: [around(7, (_, nth) => flame(1 + nth * 0.95, 0.85 + (nth % 2) * 0.3, 1.6))],
    },
    {
      name: 'flaming guard',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        rod('-0.85 0.62 0, -0.4 0.52 0, 0 0.5 0, 0.4 0.52 0, 0.85 0.62 0', 0.09),
        lump('0 -0.68 0', '0.15 0.14 0.15'),
      ],
    },
    {
      name: 'flaming hilt',
      material: 'hard',
      surface: leather([0.06, 0.03, 0.02]),
      forms: [rod('0 -0.6 0, 0 0.5 0', 0.1)],
    },
  ]),
})
