import { around, inHand, lump, plain, prop, rod, seenAgainst, speckled, turned, weave } from '#props/prop-kit.ts'

/** A striped bucket, full. */
export const popcorn = prop({
  label: 'Popcorn',
  words: 'popcorn, bucket of popcorn, box of popcorn, popcorn bucket, bag of popcorn, eating popcorn',
  order: 3400,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  dyed: ['popcorn stripes'],
  make: inHand('vessel', 0.46, (fitting) => [
    {
      name: 'popcorn bucket',
      surface: weave('#f2ece0', '#c8323c', 0),
      material: 'cloth',
      forms: [turned('0 -0.6, 0.36 -0.6, 0.52 0.6, 0.5 0.6', 30)],
    },
    {
      name: 'popcorn stripes',
      surface: plain(seenAgainst(fitting, '#c8323c'), 0.6),
      material: 'cloth',
      forms: [
        around(8, ({ x, y }) => rod(`${x * 0.37} -0.58 ${y * 0.37}, ${x * 0.525} 0.58 ${y * 0.525}`, 0.06, 0.085, 5)),
      ],
    },
    {
      name: 'popcorn',
      surface: speckled('#f6ecd0', '#e8c878', 8, 0.35),
      material: 'cloth',
      forms: [
        around(9, ({ x, y }, nth) =>
          lump(`${x * 0.34} ${0.62 + (nth % 3) * 0.05} ${y * 0.34}`, '0.17 0.15 0.17', 8, 6),
        ),
        around(5, ({ x, y }, nth) =>
          lump(`${x * 0.16} ${0.78 + (nth % 2) * 0.05} ${y * 0.16}`, '0.17 0.15 0.17', 8, 6),
        ),
      ],
    },
  ]),
})
