import { around, inHand, prop, rod, seenAgainst, waxed } from '#props/prop-kit.ts'

export const comb = prop({
  label: 'Comb',
  words: 'comb, hair comb, coral comb, combing her hair, combs, wooden comb, ivory comb, combing his hair',
  order: 4580,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand(
    'shown',
    0.06,
    (fitting) => [
      {
        name: 'comb',
        material: 'hard',
        surface: waxed(seenAgainst(fitting, '#d8a05a'), 0.3),
        forms: [
          rod('-0.65 0.75 0, 0 0.95 0, 0.65 0.75 0', 0.12),
          rod('-0.6 0.6 0, 0.6 0.6 0', 0.08),
          around(14, (_, nth) => rod(`${-0.6 + nth * 0.092} 0.6 0, ${-0.6 + nth * 0.092} -0.15 0`, 0.028, 0.018, 5)),
        ],
      },
    ],
    1.2,
  ),
})
