import { around, block, inBothArms, inHand, lump, plain, prop, seenAgainst } from '#props/prop-kit.ts'

/** Between both hands. */
export const accordion = prop({
  label: 'Accordion',
  words: 'accordion, accordions, playing the accordion, concertina, squeezebox, bandoneon',
  order: 4560,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.9, (fitting) => [
    {
      name: 'accordion',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#a8242c'), 0.2),
      forms: [block('-1 0.3 0', '0.32 1 0.5'), block('1 0.3 0', '0.32 1 0.5')],
    },
    {
      name: 'accordion bellows',
      surface: plain('#e8e0cc', 0.7),
      material: 'cloth',
      forms: [
        around(7, (_, nth) =>
          block(`${-0.6 + nth * 0.2} 0.3 0`, `0.06 ${0.92 - (nth % 2) * 0.12} ${0.46 - (nth % 2) * 0.08}`),
        ),
      ],
    },
    {
      name: 'accordion keys',
      material: 'hard',
      surface: plain('#f6f2ea', 0.3),
      forms: [around(8, (_, nth) => block(`-1 ${-0.5 + nth * 0.23} 0.54`, '0.26 0.09 0.04'))],
    },
    {
      name: 'accordion buttons',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [
        around(12, (_, nth) =>
          lump(`${0.85 + (nth % 3) * 0.15} ${-0.35 + Math.floor(nth / 3) * 0.4} 0.52`, '0.05 0.05 0.04', 8, 6),
        ),
      ],
    },
  ]),
})
