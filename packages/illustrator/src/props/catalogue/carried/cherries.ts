import { inHand, lump, plain, prop, rod, waxed } from '#props/prop-kit.ts'

/** Two on their stalks. */
export const cherries = prop({
  label: 'Cherries',
  words: 'cherries, pair of cherries, holding cherries, eating a cherry, cherry in her mouth',
  order: 3310,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.03, () => [
    {
      name: 'cherries',
      material: 'hard',
      surface: waxed('#a80f20', 0.15),
      forms: [lump('-0.22 -0.75 0', '0.18 0.17 0.18'), lump('0.2 -0.85 0.06', '0.18 0.17 0.18')],
    },
    {
      name: 'cherry stalks',
      material: 'hard',
      surface: plain([0.14, 0.26, 0.06], 0.6),
      forms: [rod('-0.2 -0.6 0, -0.1 -0.25 0, 0 0.1 0', 0.022), rod('0.18 -0.7 0.05, 0.1 -0.3 0.02, 0 0.1 0', 0.022)],
    },
  ]),
})
