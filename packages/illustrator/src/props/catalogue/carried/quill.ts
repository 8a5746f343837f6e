import { cutOut, inHand, petal, plain, prop, rod, seenAgainst } from '#props/prop-kit.ts'

export const quill = prop({
  label: 'Quill',
  words:
    'quill, quills, quill pen, feather pen, holding a feather, feather in hand, quill and ink, white feather, single feather, writing with a quill, feather quill',
  order: 3830,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.04, (fitting) => [
    {
      name: 'quill',
      surface: petal(seenAgainst(fitting, '#f0ece2'), '#cfc8b8'),
      material: 'cloth',
      forms: [cutOut('0 0.6 0, 0.24 1 0, 0.3 1.7 0, 0.2 2.3 0, 0 2.7 0, -0.14 2.2 0, -0.2 1.6 0, -0.14 1 0', 0.015)],
    },
    {
      name: 'quill shaft',
      material: 'hard',
      surface: plain('#e8dfc8', 0.5),
      forms: [rod('0 -0.5 0, 0 0.6 0, 0 2.5 0', 0.03, 0.01)],
    },
  ]),
})
