import { arc, block, inHand, metal, prop, speckled, steel, turned } from '#props/prop-kit.ts'

export const grenade = prop({
  label: 'Grenade',
  words: 'grenade, hand grenade, grenades, frag grenade',
  order: 3640,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('palm', 0.28, () => [
    {
      name: 'grenade',
      material: 'hard',
      surface: speckled('#3f4a2c', '#2c351d', 9, 0.4),
      forms: [turned('0 -0.42, 0.2 -0.38, 0.32 -0.1, 0.3 0.2, 0.16 0.38, 0.1 0.4', 20)],
    },
    {
      name: 'grenade lever',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [
        turned('0.11 0.38, 0.11 0.54, 0 0.55', 12),
        block('0.16 0.3 0', '0.025 0.28 0.05'),
        arc('-0.2 0.5 0', 0.1, 0.02, [0, 1], 'across'),
      ],
    },
  ]),
})
