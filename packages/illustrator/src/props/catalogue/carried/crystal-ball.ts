import { clear, glass, glowing, inHand, lump, prop } from '#props/prop-kit.ts'

/** Of glass, mist in it. */
export const crystalBall = prop({
  label: 'Crystal ball',
  words: 'crystal ball, crystal balls, scrying orb, scrying ball, fortune teller ball, glass ball, glass orb',
  order: 3730,
  slot: 'hand',
  glow: { part: 'crystal ball mist', strength: 0.4, reach: 1 },
  hand: { fingers: 'cup', arm: 'front', both: false },
  dyed: ['crystal ball mist'],
  make: inHand('palm', 0.5, () => [
    {
      name: 'crystal ball mist',
      surface: glowing([0.5, 0.35, 0.9], 0.9),
      material: 'glow',
      castsShadow: false,
      forms: [lump('0 0.05 0', '0.26 0.2 0.26'), lump('0.1 0.15 0.1', '0.16 0.14 0.16')],
    },
    {
      name: 'crystal ball',
      surface: glass([0.72, 0.78, 0.95], 0.34),
      ...clear,
      forms: [lump('0 0 0', '0.52 0.52 0.52', 28, 20)],
    },
  ]),
})
