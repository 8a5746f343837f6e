import { arc, around, inBothArms, inHand, plain, prop, rod, seenAgainst, straw, turned, wood } from '#props/prop-kit.ts'

/** Before the belly. */
export const drum = prop({
  label: 'Drum',
  words:
    'drum, hand drum, djembe, bongo, snare drum, playing the drum, drums in hand, taiko drum, war drum, bodhran, bongos',
  order: 4530,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.85, (fitting) => [
    {
      name: 'drum',
      material: 'hard',
      surface: wood(seenAgainst(fitting, '#8a4a26')),
      forms: [turned('0.8 -0.7, 0.86 -0.3, 0.86 0.3, 0.8 0.6', 30)],
    },
    {
      name: 'drum skin',
      surface: plain('#efe4cc', 0.7),
      material: 'cloth',
      forms: [turned('0.82 0.6, 0 0.62', 28), turned('0 -0.72, 0.8 -0.7', 28)],
    },
    {
      name: 'drum cords',
      surface: straw('#d8bd88'),
      material: 'cloth',
      forms: [
        arc('0 0.58 0', 0.84, 0.06),
        arc('0 -0.68 0', 0.84, 0.06),
        around(10, ({ x, y }, nth) =>
          rod(
            `${x * 0.86} 0.55 ${y * 0.86}, ${x * 0.88 - y * 0.2} 0 ${y * 0.88 + x * 0.2}, ${x * 0.84 - y * 0.26} ${-0.66 + (nth % 2) * 0.01} ${y * 0.84 + x * 0.26}`,
            0.03,
            0.03,
            6,
          ),
        ),
      ],
    },
  ]),
})
