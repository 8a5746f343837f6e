import { acrossChest, arc, block, inHand, metal, prop, rod, steel, wood } from '#props/prop-kit.ts'

/** An old gun with a wide mouth. */
export const musket = prop({
  label: 'Musket',
  words:
    'musket, muskets, blunderbuss, flintlock rifle, flintlock musket, old rifle, antique rifle, matchlock, arquebus, long rifle',
  order: 3710,
  slot: 'hand',
  poses: { aiming: 1, holding: 2 },
  hand: { fingers: 'fist', arm: 'front', both: true, arms: acrossChest },
  make: inHand('gun', 0.12, () => [
    {
      name: 'musket barrel',
      material: 'hard',
      surface: metal([0.5, 0.4, 0.22], 0.35),
      forms: [rod('0 0.62 0.3, 0 0.62 3.8, 0 0.62 4.2', 0.1, 0.1), rod('0 0.62 4, 0 0.62 4.4', 0.11, 0.26)],
    },
    {
      name: 'musket',
      material: 'hard',
      surface: wood([0.22, 0.11, 0.055]),
      forms: [block('0 0.46 1.7', '0.1 0.12 1.9'), rod('0 0.45 0.1, 0 0.12 -0.3, 0 0 -0.9, 0 -0.05 -1.8', 0.14, 0.28)],
    },
    {
      name: 'musket lock',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [
        block('0.13 0.58 0.15', '0.03 0.1 0.25'),
        rod('0.16 0.65 0, 0.16 0.9 -0.08', 0.05, 0.04),
        arc('0 0.24 0.25', 0.18, 0.03, [0.5, 1], 'ahead'),
      ],
    },
  ]),
})
