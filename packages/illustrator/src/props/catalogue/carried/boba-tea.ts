import { around, clear, glass, inHand, lump, plain, prop, rod, turned, waxed } from '#props/prop-kit.ts'

/** A clear cup with a dome, pearls and a thick straw. */
export const bobaTea = prop({
  label: 'Boba tea',
  words:
    'boba, boba tea, bubble tea, milk tea, boba milk tea, pearl milk tea, iced latte, iced matcha, smoothie, iced matcha latte, frappuccino, iced tea, bubble tea cup, iced drink, brown sugar boba',
  order: 3070,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 1 },
  make: inHand('vessel', 0.36, () => [
    {
      name: 'milk tea',
      material: 'hard',
      surface: waxed('#cfa27a', 0.2),
      forms: [turned('0 -0.62, 0.27 -0.62, 0.35 0.42, 0 0.44', 26)],
    },
    {
      name: 'boba pearls',
      material: 'hard',
      surface: waxed([0.02, 0.012, 0.01], 0.2),
      forms: [
        around(11, ({ x, y }, nth) =>
          lump(`${x * 0.27} ${-0.52 + (nth % 3) * 0.09} ${y * 0.27}`, '0.06 0.06 0.06', 8, 6),
        ),
      ],
    },
    {
      name: 'boba straw',
      material: 'hard',
      surface: plain('#e4668a', 0.4),
      forms: [rod('0.04 -0.4 0, 0.2 1.3 0', 0.055)],
    },
    {
      name: 'boba cup',
      surface: glass([0.9, 0.92, 0.95], 0.22),
      ...clear,
      forms: [turned('0 -0.66, 0.29 -0.66, 0.38 0.6, 0.4 0.62, 0.3 0.86, 0.12 0.94', 28)],
    },
  ]),
})
