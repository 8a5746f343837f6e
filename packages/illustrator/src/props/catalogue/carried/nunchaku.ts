import { arc, around, inHand, metal, prop, rod, seenAgainst, steel, wood } from '#props/prop-kit.ts'

export const nunchaku = prop({
  label: 'Nunchaku',
  words: 'nunchaku, nunchucks, nunchuks, nunchuk, num chucks',
  order: 3610,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.12, (fitting) => [
    {
      name: 'nunchaku',
      material: 'hard',
      surface: wood(seenAgainst(fitting, '#3a2416')),
      forms: [rod('0 -0.8 0, 0 1.3 0', 0.13, 0.11), rod('0.75 1.15 0.1, 1 -0.2 0.2, 1.1 -0.95 0.2', 0.12)],
    },
    {
      name: 'nunchaku chain',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [
        around(5, (_, nth) =>
          arc(
            `${0.08 + nth * 0.15} ${1.4 + 0.14 * nth * (4 - nth) * 0.25 - nth * 0.04} ${nth * 0.02}`,
            0.07,
            0.025,
            [0, 1],
            nth % 2 === 0 ? 'across' : 'flat',
          ),
        ),
      ],
    },
  ]),
})
