import { blade, bladeSteel, cutOut, inHand, metal, prop, rod, steel, turned, wood } from '#props/prop-kit.ts'

/** An axe and a point on a pole. */
export const halberd = prop({
  label: 'Halberd',
  words:
    'halberd, halberds, glaive, naginata, poleaxe, pole axe, bardiche, guandao, voulge, polearm, guan dao, pole arm',
  order: 3550,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('pole', 0.11, (_, floor) => [
    {
      name: 'halberd blade',
      material: 'hard',
      surface: bladeSteel,
      forms: [
        cutOut('0.05 6.2 0, 0.9 5.9 0, 1.25 6.6 0, 1.3 7.2 0, 0.95 7.9 0, 0.05 7.4 0', 0.07),
        cutOut('-0.05 6.5 0, -0.75 6.75 0, -0.05 7.1 0', 0.07),
        blade(7.4, { wide: 0.16, long: 1.9, tip: 0.3, thick: 0.06 }),
      ],
    },
    {
      name: 'halberd shaft',
      material: 'hard',
      surface: wood([0.2, 0.115, 0.06]),
      forms: [rod(`0 ${floor} 0, 0 -4 0, 0 0 0, 0 4 0, 0 7.5 0`, 0.1)],
    },
    {
      name: 'halberd socket',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [turned('0.12 5.7, 0.15 5.8, 0.15 7.4, 0.1 7.5', 12)],
    },
  ]),
})
