import { around, inHand, lump, plain, prop, rod, waxed } from '#props/prop-kit.ts'

export const tomato = prop({
  label: 'Tomatoes',
  words: 'tomato, tomatoes, armful of tomatoes, ripe tomato, holding tomatoes',
  order: 3330,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('palm', 0.34, () => [
    {
      name: 'tomatoes',
      material: 'hard',
      surface: waxed('#c8281c', 0.22),
      forms: [
        lump('0 0 0', '0.36 0.31 0.36', 22, 14),
        lump('0.5 0.06 0.32', '0.3 0.27 0.3', 20, 12),
        lump('-0.34 0.12 0.52', '0.28 0.25 0.28', 20, 12),
      ],
    },
    {
      name: 'tomato stalks',
      material: 'hard',
      surface: plain([0.1, 0.24, 0.05], 0.7),
      forms: [
        around(5, ({ x, y }) => rod(`0 0.3 0, ${x * 0.14} 0.33 ${y * 0.14}`, 0.03, 0.01)),
        around(5, ({ x, y }) => rod(`0.5 0.31 0.32, ${0.5 + x * 0.12} 0.33 ${0.32 + y * 0.12}`, 0.03, 0.01)),
      ],
    },
  ]),
})
