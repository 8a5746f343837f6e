import { block, fixedAt, fours, prop, trunkSpot } from '#props/prop-kit.ts'

/** A runner's number, pinned to the chest. */
export const raceNumber = prop({
  label: 'Race number',
  words:
    'race number, race bib, number bib, running bib, race numbers, runners bib, runner bib, marathon bib, marathon number, bib number, numbered bib, start number, number pinned to her chest, number pinned to his chest',
  order: 279,
  slot: 'chest',
  make: (fitting) =>
    fixedAt(trunkSpot(fitting, [0, 3.1, 1.3], 0.06), [
      {
        name: 'race number',
        material: 'cloth',
        surface: (spot) => {
          const [x, y] = [spot.x, spot.y]
          const isInk = figures.some(([at, strokes]) =>
            strokes.some(([ax, ay, w, h]) => Math.abs(x - at - ax) < w && Math.abs(y - ay) < h),
          )
          const isBand = y > 0.36
          spot.red = isInk ? 0.03 : isBand ? 0.6 : 0.84
          spot.green = isInk ? 0.03 : isBand ? 0.08 : 0.84
          spot.blue = isInk ? 0.04 : isBand ? 0.08 : 0.83
          spot.rough = 0.7
        },
        forms: [block('0 0 0', '0.68 0.48 0.02')],
      },
    ]),
})

type DigitStroke = readonly [x: number, y: number, half: number, tall: number]

/** The digits 2 and 7 as strokes. */
const figures: readonly (readonly [at: number, strokes: readonly DigitStroke[]])[] = [
  [-0.22, fours`0 0.22 0.15 0.035, 0.12 0.1 0.035 0.13, 0 -0.04 0.15 0.035, -0.12 -0.17 0.035 0.13, 0 -0.3 0.15 0.035`],
  [0.22, fours`0 0.22 0.15 0.035, 0.12 -0.04 0.035 0.28`],
]
