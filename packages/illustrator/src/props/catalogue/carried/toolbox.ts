import { arc, block, inHand, metal, plain, prop, seenAgainst, steel } from '#props/prop-kit.ts'

/** Hangs beside the leg. */
export const toolbox = prop({
  label: 'Toolbox',
  words: 'toolbox, tool box, tool kit, toolkit, first aid kit, medkit, med kit, medical kit',
  order: 3990,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'low', both: false },
  make: inHand('hanging', 0.09, (fitting) => [
    {
      name: 'toolbox',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#c0342c'), 0.4),
      forms: [block('0 -1.3 0', '0.6 0.6 1.15'), block('0 -0.6 0', '0.5 0.14 1.05')],
    },
    {
      name: 'toolbox handle',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [arc('0 -0.48 0', 0.48, 0.08, [0, 0.5], 'ahead')],
    },
    {
      name: 'toolbox latches',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [block('0.62 -0.75 0.6', '0.03 0.16 0.12'), block('0.62 -0.75 -0.6', '0.03 0.16 0.12')],
    },
  ]),
})
