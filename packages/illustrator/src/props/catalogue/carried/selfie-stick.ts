import { block, inHand, metal, plain, prop, rod, silver } from '#props/prop-kit.ts'

/** A telescopic rod with a phone at its end. */
export const selfieStick = prop({
  label: 'Selfie stick',
  words: 'selfie stick, selfie sticks, phone on a stick, phone on a selfie stick, vlogging stick, gopro stick',
  order: 425,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'raised', both: false },
  make: inHand('raised', 0.11, () => [
    {
      name: 'selfie stick',
      material: 'hard',
      surface: plain([0.025, 0.025, 0.028], 0.5),
      forms: [rod('0 -0.7 0, 0 0.5 0', 0.11), block('0 3.95 0', '0.16 0.12 0.1')],
    },
    {
      name: 'selfie stick rod',
      material: 'hard',
      surface: metal(silver, 0.25),
      forms: [rod('0 0.5 0, 0 2.4 0', 0.055), rod('0 2.4 0, 0 3.9 0', 0.038)],
    },
    {
      name: 'selfie stick phone',
      material: 'hard',
      surface: plain([0.015, 0.015, 0.02], 0.15),
      forms: [block('0 4.45 0', '0.8 0.4 0.05')],
    },
  ]),
})
