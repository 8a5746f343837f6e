import { arc, block, inHand, lifted, metal, prop, rod, steel, wood } from '#props/prop-kit.ts'

/** With a drum and a wooden grip. */
export const revolver = prop({
  label: 'Revolver',
  words:
    'revolver, revolvers, six shooter, six shooters, colt revolver, western revolver, cowboy pistol, flintlock pistol, flintlock, magnum, peacemaker',
  order: 3680,
  slot: 'hand',
  poses: { aiming: 2, holding: 2 },
  hand: { fingers: 'fist', arm: 'front', both: false, arms: lifted },
  make: inHand('gun', 0.12, () => [
    {
      name: 'revolver',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [
        rod('0 0.56 0.75, 0 0.56 2', 0.09),
        block('0 0.5 0.35', '0.1 0.2 0.4'),
        arc('0 0.24 0.4', 0.2, 0.03, [0.5, 1], 'ahead'),
        block('0 0.67 1.95', '0.02 0.05 0.06'),
        rod('0 0.66 -0.05, 0 0.84 -0.2', 0.05, 0.04),
      ],
    },
    {
      name: 'revolver drum',
      material: 'hard',
      surface: metal([0.32, 0.33, 0.35], 0.3),
      forms: [rod('0 0.48 0.2, 0 0.48 0.7', 0.2, 0.2, 12), rod('0 0.48 0.68, 0 0.48 0.72', 0.17, 0.17, 12)],
    },
    {
      name: 'revolver grip',
      material: 'hard',
      surface: wood([0.2, 0.1, 0.05]),
      forms: [rod('0 0.4 0.02, 0 0 -0.02, 0 -0.35 -0.14, 0 -0.55 -0.2', 0.13, 0.16)],
    },
  ]),
})
