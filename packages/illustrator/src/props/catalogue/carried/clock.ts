import { arc, block, gold, inHand, lump, metal, plain, prop, turned } from '#props/prop-kit.ts'

export const clock = prop({
  label: 'Clock',
  words: 'pocket watch, pocketwatch, gold pocket watch, stopwatch, pocket watch on a chain',
  order: 4410,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['clock'],
  make: inHand('shown', 0.05, () => [
    {
      name: 'clock',
      material: 'hard',
      surface: metal(gold, 0.25),
      forms: [
        lump('0 0.62 0', '0.46 0.46 0.13', 28, 16),
        turned('0 1.05, 0.08 1.06, 0.09 1.18, 0 1.2', 14),
        arc('0 1.26 0', 0.12, 0.025, [0, 1], 'across'),
      ],
    },
    {
      name: 'clock face',
      material: 'hard',
      surface: plain('#f4eedf', 0.3),
      forms: [lump('0 0.62 0.07', '0.38 0.38 0.08', 26, 14)],
    },
    {
      name: 'clock hands',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [block('0 0.74 0.16', '0.02 0.14 0.006'), block('0.08 0.62 0.16', '0.1 0.02 0.006')],
    },
  ]),
})
