import { around, glass, gold, inHand, lump, metal, prop, turned, waxed } from '#props/prop-kit.ts'

/** Of gold, set with stones. */
export const goblet = prop({
  label: 'Goblet',
  words:
    'goblet, goblets, chalice, chalices, golden goblet, golden chalice, holy grail, grail, silver goblet, goblet of wine, jewelled goblet, golden cup, wine goblet',
  order: 3050,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false, rim: 1 },
  make: inHand('vessel', 0.1, () => [
    {
      name: 'goblet',
      material: 'hard',
      surface: metal(gold, 0.25),
      forms: [
        turned(
          '0 -0.6, 0.36 -0.6, 0.36 -0.54, 0.12 -0.45, 0.09 -0.1, 0.14 0, 0.09 0.1, 0.1 0.24, 0.32 0.42, 0.39 0.7, 0.38 1.06, 0.35 1.06, 0.34 0.7, 0 0.5',
          30,
        ),
      ],
    },
    {
      name: 'goblet gems',
      surface: glass([0.5, 0.02, 0.05], 0.9),
      material: 'glass',
      forms: [around(6, ({ x, y }) => lump(`${x * 0.385} 0.74 ${y * 0.385}`, '0.06 0.08 0.06', 8, 6))],
    },
    {
      name: 'goblet wine',
      material: 'hard',
      surface: waxed([0.16, 0.008, 0.02], 0.08),
      forms: [turned('0.35 0.94, 0 0.95')],
    },
  ]),
})
