import { inHand, lump, prop, rod, waxed } from '#props/prop-kit.ts'

export const hotDog = prop({
  label: 'Hot dog',
  words: 'hot dog, hotdog, hot dogs, sausage in a bun, bratwurst, hotdogs',
  order: 3180,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  dyed: ['hot dog bun'],
  make: inHand('shown', 0.16, () => [
    {
      name: 'hot dog bun',
      material: 'hard',
      surface: waxed('#cf9650', 0.7),
      forms: [
        rod('0.14 -0.55 0, 0.16 0 0, 0.14 0.8 0', 0.16, 0.14),
        rod('-0.14 -0.55 0, -0.16 0 0, -0.14 0.8 0', 0.16, 0.14),
      ],
    },
    {
      name: 'sausage',
      material: 'hard',
      surface: waxed('#9c3f20', 0.25),
      forms: [rod('0 -0.65 0.1, 0 0 0.12, 0 0.95 0.1', 0.13, 0.12), lump('0 0.95 0.1', '0.12 0.12 0.12')],
    },
    {
      name: 'mustard',
      material: 'hard',
      surface: waxed('#e8b41e', 0.2),
      forms: [
        rod(
          '0 -0.5 0.24, 0.06 -0.3 0.25, -0.06 -0.1 0.25, 0.06 0.1 0.25, -0.06 0.3 0.25, 0.06 0.5 0.25, 0 0.7 0.24',
          0.03,
        ),
      ],
    },
  ]),
})
