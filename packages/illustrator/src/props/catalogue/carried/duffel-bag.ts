import { arc, block, cushion, inHand, metal, prop, seenAgainst, steel, weave } from '#props/prop-kit.ts'

/** A long soft bag that hangs from the hand by its handles. */
export const duffelBag = prop({
  label: 'Duffel bag',
  words:
    'duffel bag, duffle bag, duffel, gym bag, sports bag, holdall, weekender bag, weekend bag, travel bag, duffel bags, kit bag, gym duffel, sport bag, canvas duffel, seabag, leather holdall',
  order: 418,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'low', both: false },
  low: true,
  dyed: ['duffel bag'],
  make: inHand(
    'hanging',
    0.06,
    (fitting) => {
      const color = seenAgainst(fitting, fitting.colours.accent)
      return [
        {
          name: 'duffel bag',
          material: 'cloth',
          surface: weave(color),
          forms: [cushion('0 -1.45 0', '0.65 0.62 1.55', 32, 20)],
        },
        {
          name: 'duffel handles',
          material: 'hard',
          surface: weave([0.05, 0.05, 0.055]),
          forms: [
            arc('0.16 -0.85 0', 0.85, 0.06, [0, 0.5], 'ahead'),
            arc('-0.16 -0.85 0', 0.85, 0.06, [0, 0.5], 'ahead'),
            block('0 -1.45 0.9', '0.67 0.64 0.05'),
            block('0 -1.45 -0.9', '0.67 0.64 0.05'),
          ],
        },
        {
          name: 'duffel zip',
          material: 'hard',
          surface: metal(steel, 0.3),
          forms: [block('0 -0.82 0', '0.03 0.02 1.2')],
        },
      ]
    },
    1.5,
  ),
})
