import { block, cutOut, gold, inHand, leather, metal, prop, rod, seenAgainst, steel } from '#props/prop-kit.ts'

/** Broad above, pointed below, a cross on it. */
export const kiteShield = prop({
  label: 'Kite shield',
  words:
    'kite shield, tower shield, heater shield, knights shield, crusader shield, knight shield, heraldic shield, great shield, triangular shield, steel shield',
  order: 3650,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false, offHand: true },
  make: inHand('shown', 0.1, (fitting) => [
    {
      name: 'kite shield',
      material: 'hard',
      surface: metal(seenAgainst(fitting, '#4a5f8c'), 0.4),
      forms: [
        cutOut(
          '0 -3.2 0, 0.9 -1.8 0, 1.45 -0.2 0, 1.55 1.5 0, 0 1.75 0, -1.55 1.5 0, -1.45 -0.2 0, -0.9 -1.8 0',
          0.14,
          0.8,
        ),
      ],
    },
    {
      name: 'kite shield rim',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [
        rod(
          '0 -3.2 0.81, 0.9 -1.8 0.81, 1.45 -0.2 0.81, 1.55 1.5 0.81, 0 1.75 0.81, -1.55 1.5 0.81, -1.45 -0.2 0.81, -0.9 -1.8 0.81, 0 -3.2 0.81',
          0.1,
        ),
      ],
    },
    {
      name: 'kite shield cross',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [block('0 -0.4 0.9', '0.16 1.7 0.03'), block('0 0.4 0.9', '1.05 0.16 0.03')],
    },
    {
      name: 'kite shield strap',
      material: 'hard',
      surface: leather([0.1, 0.05, 0.03]),
      forms: [rod('-0.45 0 0, 0.45 0 0', 0.08), rod('-0.45 0 0, -0.6 0 0.8', 0.08), rod('0.45 0 0, 0.6 0 0.8', 0.08)],
    },
  ]),
})
