import { around, block, inHand, metal, prop, silver, wood } from '#props/prop-kit.ts'

/** Its handle in the fist. */
export const saw = prop({
  label: 'Saw',
  words: 'saw, hand saw, handsaw, hacksaw, wood saw, saw blade',
  order: 3850,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('gun', 0.12, () => [
    {
      name: 'saw',
      material: 'hard',
      surface: metal(silver, 0.25),
      forms: [
        block('0 0.42 2', '0.02 0.26 1.8'),
        around(16, (_, nth) => block(`0 0.06 ${0.5 + nth * 0.2}`, '0.02 0.06 0.05')),
      ],
    },
    {
      name: 'saw handle',
      material: 'hard',
      surface: wood([0.26, 0.15, 0.07]),
      forms: [block('0 0 0', '0.09 0.5 0.14'), block('0 0.5 0.25', '0.09 0.14 0.3')],
    },
  ]),
})
