import { arc, glass, inBothArms, inHand, lump, plain, prop, seenAgainst, turned } from '#props/prop-kit.ts'

/** With a dark visor, between both hands. */
export const helmetInArm = prop({
  label: 'Helmet in the arms',
  words:
    'helmet under her arm, helmet under his arm, helmet under one arm, helmet in hand, holding her helmet, holding his helmet, holding a helmet, carrying a helmet, carrying her helmet, carrying his helmet, helmet tucked under her arm, helmet tucked under his arm, helmet under arm, helmet in her hands, helmet in his hands, helmet in the crook of her arm',
  order: 4220,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.85, (fitting) => [
    {
      name: 'carried helmet',
      material: 'hard',
      surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.2),
      forms: [turned('0.7 -0.6, 0.86 -0.3, 0.92 0.2, 0.8 0.7, 0.5 1, 0 1.1', 32)],
    },
    {
      name: 'carried visor',
      surface: glass([0.03, 0.035, 0.045], 0.95),
      material: 'glass',
      forms: [lump('0 0.2 0.32', '0.74 0.36 0.66', 26, 16)],
    },
    {
      name: 'carried helmet edge',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [arc('0 -0.6 0', 0.72, 0.09)],
    },
  ]),
})
