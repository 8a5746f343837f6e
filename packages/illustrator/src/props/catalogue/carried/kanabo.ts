import { around, inHand, leather, metal, prop, rod, steel, turned } from '#props/prop-kit.ts'

/** An iron club full of studs. */
export const kanabo = prop({
  label: 'Spiked club',
  words:
    'kanabo, kanabo club, spiked club, studded club, nail bat, spiked bat, iron club, war club, club with nails, bat with nails, spiked baseball bat, barbed wire bat, oni club, giant club, cudgel',
  order: 3510,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.13, () => [
    {
      name: 'kanabo',
      material: 'hard',
      surface: metal([0.1, 0.1, 0.11], 0.45),
      forms: [turned('0 -0.8, 0.16 -0.8, 0.12 -0.6, 0.12 0.5, 0.2 1, 0.34 2, 0.42 3.8, 0.4 4.3, 0 4.36', 16)],
    },
    {
      name: 'kanabo studs',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [
        around(7, (_, row) =>
          around(8, ({ x, y }) =>
            rod(
              `${x * (0.24 + row * 0.026)} ${1.5 + row * 0.42} ${y * (0.24 + row * 0.026)}, ${x * (0.42 + row * 0.03)} ${1.5 + row * 0.42} ${y * (0.42 + row * 0.03)}`,
              0.07,
              0.015,
              6,
            ),
          ),
        ),
      ],
    },
    {
      name: 'kanabo grip',
      material: 'hard',
      surface: leather([0.22, 0.05, 0.03]),
      forms: [turned('0.125 -0.6, 0.135 -0.55, 0.135 0.45, 0.125 0.5', 14)],
    },
  ]),
})
