import { around, gold, inHand, lump, metal, prop, rod, steel, turned, wood } from '#props/prop-kit.ts'

/** A ball of spikes on a shaft. */
export const mace = prop({
  label: 'Mace',
  words: 'mace, maces, morning star, morningstar, spiked mace, flanged mace, battle mace, war mace',
  order: 3520,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.11, () => [
    {
      name: 'mace head',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [
        lump('0 2.7 0', '0.42 0.42 0.42', 20, 14),
        around(8, ({ x, y }) => rod(`${x * 0.36} 2.7 ${y * 0.36}, ${x * 0.78} 2.7 ${y * 0.78}`, 0.13, 0.02, 7)),
        around(6, ({ x, y }) => rod(`${x * 0.24} 2.95 ${y * 0.24}, ${x * 0.52} 3.3 ${y * 0.52}`, 0.12, 0.02, 7)),
        rod('0 3.05 0, 0 3.55 0', 0.13, 0.02),
      ],
    },
    { name: 'mace shaft', material: 'hard', surface: wood([0.2, 0.115, 0.06]), forms: [rod('0 -0.8 0, 0 2.4 0', 0.1)] },
    {
      name: 'mace bands',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        turned('0 -0.86, 0.14 -0.84, 0.14 -0.74, 0.1 -0.7', 14),
        turned('0.1 2.1, 0.15 2.16, 0.17 2.36, 0.12 2.42', 14),
      ],
    },
  ]),
})
