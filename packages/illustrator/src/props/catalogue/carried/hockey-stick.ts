import { inHand, plain, prop, rod, wood } from '#props/prop-kit.ts'

/** Its blade on the ground. */
export const hockeyStick = prop({
  label: 'Hockey stick',
  words: 'hockey stick, ice hockey stick, hockey sticks, field hockey stick',
  order: 4600,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'low', both: false },
  make: inHand('hanging', 0.09, (_, floor) => [
    {
      name: 'hockey stick',
      material: 'hard',
      surface: wood([0.26, 0.15, 0.07]),
      forms: [
        rod(`0 2.6 0, 0 0 0, 0 -3 0, 0 ${Math.max(floor, -8) + 0.3} 0.1`, 0.1),
        rod(
          `0 ${Math.max(floor, -8) + 0.3} 0.1, 0 ${Math.max(floor, -8) + 0.14} 0.4, 0 ${Math.max(floor, -8) + 0.16} 1.4`,
          0.12,
          0.08,
        ),
      ],
    },
    {
      name: 'hockey tape',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [rod('0 2.6 0, 0 1.6 0', 0.11), rod('0 0.5 0, 0 -0.5 0', 0.11)],
    },
  ]),
})
