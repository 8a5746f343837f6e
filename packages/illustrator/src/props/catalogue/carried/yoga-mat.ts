import { arc, around, inBothArms, inHand, plain, prop, rod, seenAgainst } from '#props/prop-kit.ts'

/** Rolled up, before the belly. */
export const yogaMat = prop({
  label: 'Yoga mat',
  words: 'yoga mat, yoga mats, rolled yoga mat, rolled up mat, exercise mat, sleeping mat',
  order: 4270,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.6, (fitting) => [
    {
      name: 'yoga mat',
      surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.8),
      material: 'cloth',
      forms: [
        rod('-1.6 0.1 0, 1.6 0.1 0', 0.5, 0.5, 22),
        around(5, (_, nth) => arc('-1.6 0.1 0', 0.08 + nth * 0.09, 0.05, [0, 1], 'ahead')),
        around(5, (_, nth) => arc('1.6 0.1 0', 0.08 + nth * 0.09, 0.05, [0, 1], 'ahead')),
      ],
    },
    {
      name: 'yoga mat straps',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [arc('-0.7 0.1 0', 0.52, 0.06, [0, 1], 'ahead'), arc('0.7 0.1 0', 0.52, 0.06, [0, 1], 'ahead')],
    },
  ]),
})
