import { gold, inHand, metal, prop, rod, turned, wood } from '#props/prop-kit.ts'

/** Three prongs on a pole. */
export const trident = prop({
  label: 'Trident',
  words: 'trident, tridents, sea trident, golden trident, devils pitchfork, three pronged spear, pitch fork, pitchfork',
  order: 3560,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('pole', 0.11, (_, floor) => [
    {
      name: 'trident',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        rod('0 6.4 0, 0 9.2 0', 0.12, 0.03),
        rod('0 6.6 0, 0.55 6.8 0, 0.75 7.3 0, 0.75 8.7 0', 0.11, 0.03),
        rod('0 6.6 0, -0.55 6.8 0, -0.75 7.3 0, -0.75 8.7 0', 0.11, 0.03),
        turned('0.11 6, 0.18 6.1, 0.18 6.5, 0.1 6.7', 14),
      ],
    },
    {
      name: 'trident shaft',
      material: 'hard',
      surface: wood([0.2, 0.115, 0.06]),
      forms: [rod(`0 ${floor} 0, 0 -4 0, 0 0 0, 0 4 0, 0 6.4 0`, 0.1)],
    },
  ]),
})
