import { card, inHand, printed, prop } from '#props/prop-kit.ts'

/** A written sheet, to be read by whoever looks. */
export const letter = prop({
  label: 'Letter',
  words:
    'letter, letters, love letter, envelope, envelopes, sealed letter, reading a letter, old letter, note, handwritten letter, postcard, wax sealed letter, letter in hand, holding a note, paper note, sheet of paper, piece of paper, holding paper, papers, documents, stack of papers, blueprint, blueprints, contract',
  order: 4080,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand(
    'shown',
    0.04,
    () => [
      {
        name: 'letter',
        surface: printed('#efe6d0', '#3a3026', 15),
        material: 'cloth',
        forms: [card(-0.15, 0.62, 1.35, 0.06)],
      },
    ],
    1.25,
  ),
})
