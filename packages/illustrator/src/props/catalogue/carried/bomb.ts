import { burning, flame, inHand, lump, plain, prop, rod, turned } from '#props/prop-kit.ts'

/** Black and round, its fuse burning. */
export const bomb = prop({
  label: 'Bomb',
  words: 'bomb, round bomb, cartoon bomb, bombs, cherry bomb, lit bomb, holding a bomb, bomb with a lit fuse',
  order: 3630,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('palm', 0.44, () => [
    {
      name: 'bomb',
      material: 'hard',
      surface: plain([0.015, 0.015, 0.018], 0.25),
      forms: [lump('0 0 0', '0.46 0.46 0.46', 24, 16), turned('0.14 0.4, 0.15 0.54, 0 0.55', 14)],
    },
    {
      name: 'bomb fuse',
      material: 'hard',
      surface: plain('#c8b48c', 0.9),
      forms: [rod('0 0.5 0, 0.06 0.75 0, 0.2 0.9 0', 0.035)],
    },
    {
      name: 'bomb spark',
      surface: burning(0.8, 0.5),
      material: 'glow',
      castsShadow: false,
      forms: [flame(0.86, 0.34, 1.3)],
    },
  ]),
})
