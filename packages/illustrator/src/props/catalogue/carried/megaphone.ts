import { arc, block, inHand, lifted, plain, prop, rod, seenAgainst } from '#props/prop-kit.ts'

/** Its handle in the fist. */
export const megaphone = prop({
  label: 'Megaphone',
  words: 'megaphone, loudhailer, bullhorn, loudspeaker in hand, shouting into a megaphone, loud hailer',
  order: 4040,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false, arms: lifted },
  make: inHand('gun', 0.1, (fitting) => [
    {
      name: 'megaphone',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#f0ece2'), 0.4),
      forms: [
        rod('0 0.6 -0.5, 0 0.6 0.4, 0 0.6 0.9', 0.18, 0.3),
        rod('0 0.6 0.9, 0 0.6 1.9, 0 0.6 2.1', 0.3, 0.85, 24),
      ],
    },
    {
      name: 'megaphone grip',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#c8323c'), 0.5),
      forms: [
        block('0 0 0', '0.09 0.5 0.14'),
        arc('0 0.6 2.1', 0.84, 0.06, [0, 1], 'across'),
        rod('0 0.6 -0.6, 0 0.6 -0.45', 0.22),
      ],
    },
  ]),
})
