import { around, card, cutOut, gold, inHand, metal, plain, prop, seenAgainst } from '#props/prop-kit.ts'

/** A fan of cards, a star on the first one. */
export const playingCards = prop({
  label: 'Card',
  words:
    'tarot card, tarot cards, playing card, playing cards, credit card, business card, deck of cards, ace of spades, hand of cards, holding cards, trading card, magic card, deck of tarot cards',
  order: 3780,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['card print'],
  make: inHand('shown', 0.04, (fitting) => [
    {
      name: 'cards',
      material: 'hard',
      surface: plain('#f2ebda', 0.4),
      forms: [
        card(-0.1, 0.42, 1.3, 0.03),
        around(3, (_, nth) =>
          cutOut(
            `${-0.3 + nth * 0.34} 0.02 0, ${0.32 + nth * 0.34} ${-0.16 + nth * 0.02} 0, ${0.56 + nth * 0.36} ${1.02 - nth * 0.12} 0, ${-0.06 + nth * 0.36} ${1.2 - nth * 0.1} 0`,
            0.015,
            -0.03 - nth * 0.03,
          ),
        ),
      ],
    },
    {
      name: 'card print',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#8c2438'), 0.4),
      forms: [card(0.02, 0.32, 1.06, 0.03, 0.015)],
    },
    {
      name: 'card star',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        cutOut(
          '0 0.95 0, 0.07 0.65 0, 0.25 0.55 0, 0.07 0.45 0, 0 0.15 0, -0.07 0.45 0, -0.25 0.55 0, -0.07 0.65 0',
          0.01,
          0.07,
        ),
      ],
    },
  ]),
})
