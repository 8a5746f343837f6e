import { block, inHand, plain, prop, rod, wood } from '#props/prop-kit.ts'

/** A blank board on a stick. */
export const sign = prop({
  label: 'Sign',
  words:
    'holding a sign, placard, protest sign, blank sign, cardboard sign, holding up a sign, picket sign, blank placard, sign in hand, whiteboard in hand, holding a blank sign, holding a board, blank board, blank card, welcome sign, hitchhiking sign',
  order: 4200,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.09, () => [
    {
      name: 'sign',
      surface: plain('#f2ede0', 0.8),
      material: 'cloth',
      forms: [block('-0.55 3.3 0.12', '1.35 0.95 0.05')],
    },
    {
      name: 'sign stick',
      material: 'hard',
      surface: wood([0.26, 0.15, 0.07]),
      forms: [rod('0 -0.9 0, 0 0 0, 0 2 0, 0 4 0', 0.08)],
    },
  ]),
})
