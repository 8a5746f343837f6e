import { arc, around, inHand, lump, metal, prop, rod, steel, wood } from '#props/prop-kit.ts'

/** A ball of spikes on a chain. */
export const flail = prop({
  label: 'Flail',
  words: 'flail, flails, ball and chain flail, spiked ball on a chain, chain flail',
  order: 3530,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['flail ball'],
  make: inHand('raised', 0.11, () => [
    {
      name: 'flail ball',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [
        lump('0.75 1.05 0', '0.36 0.36 0.36', 18, 12),
        around(8, ({ x, y }) =>
          rod(`${0.75 + x * 0.3} ${1.05 + y * 0.3} 0, ${0.75 + x * 0.62} ${1.05 + y * 0.62} 0`, 0.1, 0.02, 6),
        ),
        rod('0.75 1.05 0.3, 0.75 1.05 0.62', 0.1, 0.02),
        rod('0.75 1.05 -0.3, 0.75 1.05 -0.62', 0.1, 0.02),
      ],
    },
    {
      name: 'flail chain',
      material: 'hard',
      surface: metal([0.3, 0.3, 0.32], 0.35),
      forms: [
        around(7, (_, nth) =>
          arc(
            `${0.1 + nth * 0.1} ${2.5 - nth * nth * 0.026} 0`,
            0.08,
            0.028,
            [0, 1],
            nth % 2 === 0 ? 'across' : 'flat',
          ),
        ),
      ],
    },
    {
      name: 'flail shaft',
      material: 'hard',
      surface: wood([0.2, 0.115, 0.06]),
      forms: [rod('0 -0.8 0, 0 2.4 0', 0.11)],
    },
  ]),
})
