import { acrossChest, arc, block, inHand, metal, prop, rod, wood } from '#props/prop-kit.ts'

/** Two barrels and a wooden stock. */
export const shotgun = prop({
  label: 'Shotgun',
  words:
    'shotgun, shotguns, pump action shotgun, hunting rifle, sawed off shotgun, double barrel shotgun, double barreled shotgun, lever action rifle, winchester, hunting gun',
  order: 3700,
  slot: 'hand',
  poses: { aiming: 1, holding: 2 },
  hand: { fingers: 'fist', arm: 'front', both: true, arms: acrossChest },
  make: inHand('gun', 0.12, () => [
    {
      name: 'shotgun',
      material: 'hard',
      surface: metal([0.11, 0.11, 0.12], 0.35),
      forms: [
        rod('-0.07 0.58 0.6, -0.07 0.58 4', 0.08),
        rod('0.07 0.58 0.6, 0.07 0.58 4', 0.08),
        block('0 0.5 0.4', '0.11 0.16 0.45'),
        arc('0 0.24 0.3', 0.18, 0.03, [0.5, 1], 'ahead'),
      ],
    },
    {
      name: 'shotgun stock',
      material: 'hard',
      surface: wood([0.24, 0.11, 0.05]),
      forms: [rod('0 0.45 0.1, 0 0.1 -0.2, 0 0 -0.8, 0 -0.05 -1.7', 0.13, 0.26), block('0 0.42 2.2', '0.14 0.12 0.6')],
    },
  ]),
})
