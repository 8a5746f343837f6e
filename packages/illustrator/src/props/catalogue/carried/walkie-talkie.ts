import { block, glowing, inHand, plain, prop, rod, turned } from '#props/prop-kit.ts'

export const walkieTalkie = prop({
  label: 'Walkie-talkie',
  words: 'walkie talkie, two way radio, radio in hand, handheld radio, communicator, walkie talkies, comm device',
  order: 4350,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('shown', 0.16, () => [
    {
      name: 'walkie talkie',
      material: 'hard',
      surface: plain([0.03, 0.032, 0.03], 0.5),
      forms: [
        block('0 0.2 0', '0.27 0.6 0.16'),
        rod('0.17 0.75 0, 0.17 1.7 0', 0.05, 0.035),
        turned('0 0.78, 0.08 0.78, 0.08 0.92, 0 0.93', 12, '-0.12 0 0'),
      ],
    },
    {
      name: 'radio screen',
      surface: glowing([0.3, 0.75, 0.4], 0.7),
      material: 'glow',
      castsShadow: false,
      forms: [block('0 0.52 0.165', '0.18 0.13 0.005')],
    },
  ]),
})
