import { arc, around, inHand, metal, prop } from '#props/prop-kit.ts'

/** Hangs from the fist. */
export const chainInHand = prop({
  label: 'Chain',
  words:
    'chain in hand, chains in hand, swinging a chain, iron chain, heavy chain, chain weapon, length of chain, spiked chain, holding a chain, chain',
  order: 3600,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('hanging', 0.1, () => [
    {
      name: 'chain',
      material: 'hard',
      surface: metal([0.36, 0.36, 0.38], 0.3),
      forms: [
        around(16, (_, nth) =>
          arc(
            `${nth % 2 === 0 ? 0 : 0.01} ${0.2 - nth * 0.25} 0`,
            0.16,
            0.05,
            [0, 1],
            nth % 2 === 0 ? 'across' : 'ahead',
          ),
        ),
      ],
    },
  ]),
})
