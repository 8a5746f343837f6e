import { arc, circle, fixedAt, gold, lump, metal, plain, prop, trunkSpot } from '#props/prop-kit.ts'

/** A jewel in a setting of gold beads, pinned to the left of the chest. */
export const brooch = prop({
  label: 'Brooch',
  words:
    'brooch, brooches, cameo, cameo brooch, jewelled brooch, jeweled brooch, gold brooch, silver brooch, brooch at her throat, brooch on her chest, enamel pin, enamel pins, lapel pin, jewelled clasp, cloak clasp, cloak pin, pin on her jacket, pin on his jacket, jewelled pin, jeweled pin, fibula',
  order: 277,
  slot: 'chest',
  dyed: ['brooch stone', 'brooch'],
  make: (fitting) =>
    fixedAt(trunkSpot(fitting, [0.6, 4.7, 1.0], 0.04), [
      {
        name: 'brooch stone',
        material: 'hard',
        surface: plain(fitting.colours.accent, 0.07),
        forms: [lump('0 0 0.04', '0.12 0.15 0.06')],
      },
      {
        name: 'brooch',
        material: 'hard',
        surface: metal(gold, 0.2),
        forms: [
          arc('0 0 0.02', 0.17, 0.03, [0, 1], 'across'),
          ...Array.from({ length: 10 }, (_, nth) => {
            const { x, y } = circle(nth / 10)
            return lump(`${x * 0.23} ${y * 0.23} 0.02`, '0.045 0.045 0.04', 8, 6)
          }),
        ],
      },
    ]),
})
