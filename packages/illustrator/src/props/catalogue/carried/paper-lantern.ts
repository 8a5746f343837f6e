import { arc, glowing, inHand, plain, prop, rod, seenAgainst, turned, wood } from '#props/prop-kit.ts'

/** Hangs from a stick, alight. */
export const paperLantern = prop({
  label: 'Paper lantern',
  words:
    'paper lantern, chinese lantern, red lantern, sky lantern, floating lantern, japanese lantern, festival lantern, glowing paper lantern',
  order: 4390,
  slot: 'hand',
  glow: { part: 'paper lantern', strength: 0.6, reach: 1.4 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['paper lantern'],
  make: inHand('raised', 0.06, (fitting) => [
    {
      name: 'paper lantern',
      surface: glowing(seenAgainst(fitting, '#f06a3a'), 0.7),
      material: 'glow',
      castsShadow: false,
      forms: [turned('0.3 0.4, 0.6 0.1, 0.74 -0.4, 0.6 -0.9, 0.3 -1.2', 28, '0.9 0.2 0.5')],
    },
    {
      name: 'lantern stick',
      material: 'hard',
      surface: wood([0.26, 0.15, 0.07]),
      forms: [rod('0 -0.6 0, 0.1 0.5 0.05, 0.5 1.1 0.3, 0.9 1.2 0.5', 0.05), rod('0.9 1.2 0.5, 0.9 0.6 0.5', 0.015)],
    },
    {
      name: 'lantern rims',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [arc('0.9 0.6 0.5', 0.3, 0.05), arc('0.9 -1 0.5', 0.3, 0.05), rod('0.9 -1 0.5, 0.9 -1.7 0.5', 0.03)],
    },
  ]),
})
