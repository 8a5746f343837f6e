import { clear, glass, inHand, lump, plain, prop, rod, seenAgainst, turned, waxed } from '#props/prop-kit.ts'

/** A tall glass with cream, a cherry and a straw. */
export const milkshake = prop({
  label: 'Milkshake',
  words:
    'milkshake, milk shake, milkshakes, strawberry milkshake, vanilla milkshake, chocolate milkshake, ice cream soda, root beer float, sundae, ice cream sundae, malt shake',
  order: 3080,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 1 },
  make: inHand('vessel', 0.3, (fitting) => [
    {
      name: 'milkshake',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#f0a8bc'), 0.4),
      forms: [turned('0 -0.55, 0.2 -0.55, 0.26 -0.1, 0.34 0.6, 0 0.62', 26)],
    },
    {
      name: 'whipped cream',
      surface: plain('#f7f1e4', 0.7),
      material: 'cloth',
      forms: [turned('0.36 0.6, 0.4 0.72, 0.3 0.82, 0.3 0.9, 0.2 0.98, 0.18 1.06, 0 1.16', 20)],
    },
    {
      name: 'milkshake cherry',
      material: 'hard',
      surface: waxed([0.5, 0.01, 0.03], 0.15),
      forms: [lump('0 1.2 0', '0.11 0.1 0.11')],
    },
    {
      name: 'milkshake straw',
      material: 'hard',
      surface: plain('#f2efe8', 0.5),
      forms: [rod('0.15 0.5 0.1, 0.34 1.6 0.16', 0.045)],
    },
    {
      name: 'milkshake glass',
      surface: glass([0.85, 0.9, 0.92], 0.24),
      ...clear,
      forms: [turned('0 -0.72, 0.3 -0.72, 0.28 -0.66, 0.1 -0.6, 0.22 -0.5, 0.28 -0.1, 0.38 0.66, 0.37 0.66', 28)],
    },
  ]),
})
