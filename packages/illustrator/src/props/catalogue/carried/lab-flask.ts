import { clear, glass, glowing, inHand, prop, seenAgainst, turned } from '#props/prop-kit.ts'

/** Wide below, held by its neck. */
export const labFlask = prop({
  label: 'Laboratory flask',
  words:
    'erlenmeyer flask, conical flask, chemistry flask, lab flask, beaker, beakers, laboratory flask, chemical flask, flask of chemicals, bubbling flask, flask',
  order: 3980,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('vessel', 0.12, (fitting) => [
    {
      name: 'flask liquid',
      surface: glowing(seenAgainst(fitting, '#48c8e0'), 0.5),
      material: 'glow',
      castsShadow: false,
      forms: [turned('0 -0.95, 0.56 -0.95, 0.4 -0.45, 0 -0.44', 26)],
    },
    {
      name: 'lab flask',
      surface: glass([0.88, 0.92, 0.95], 0.26),
      ...clear,
      forms: [turned('0 -1, 0.6 -1, 0.62 -0.94, 0.16 0.05, 0.15 0.6, 0.19 0.64, 0.15 0.66', 28)],
    },
  ]),
})
