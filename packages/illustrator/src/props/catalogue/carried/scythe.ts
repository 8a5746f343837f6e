import { bladeSteel, cutOut, inHand, metal, prop, rod, steel, turned, wood } from '#props/prop-kit.ts'

/** A long bent blade on a pole. */
export const scythe = prop({
  label: 'Scythe',
  words:
    'scythe, scythes, reaper scythe, death scythe, grim reaper scythe, war scythe, giant scythe, huge scythe, reapers scythe',
  order: 3570,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('pole', 0.12, (_, floor) => [
    {
      name: 'scythe',
      material: 'hard',
      surface: bladeSteel,
      forms: [cutOut('0 7.5 0, 0.5 7.75 0, 1.6 7.7 0, 2.7 7.2 0, 3.6 6.2 0, 2.5 6.85 0, 1.4 7.15 0, 0 6.95 0', 0.06)],
    },
    {
      name: 'scythe shaft',
      material: 'hard',
      surface: wood([0.12, 0.07, 0.04]),
      forms: [rod(`0.1 ${floor} 0, -0.1 -4 0, 0 0 0, 0.12 4 0, 0 7.5 0`, 0.12), rod('0 1.6 0, 0 1.7 0.5', 0.08)],
    },
    {
      name: 'scythe socket',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [turned('0.13 6.8, 0.17 6.9, 0.17 7.6, 0.1 7.7', 12)],
    },
  ]),
})
