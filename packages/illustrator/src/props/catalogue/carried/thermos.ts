import { inHand, metal, prop, seenAgainst, silver, turned } from '#props/prop-kit.ts'

/** Steel, its lid is a cup. */
export const thermos = prop({
  label: 'Thermos',
  words:
    'thermos, thermos flask, vacuum flask, travel mug, thermos bottle, insulated bottle, stanley cup, reusable cup, gym bottle, protein shake, protein shaker, shaker bottle',
  order: 3130,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 1.1 },
  make: inHand('vessel', 0.34, (fitting) => [
    {
      name: 'thermos',
      material: 'hard',
      surface: metal(seenAgainst(fitting, '#3f7d6a'), 0.35),
      forms: [turned('0 -0.95, 0.32 -0.95, 0.34 -0.9, 0.34 0.6, 0.26 0.76', 28)],
    },
    {
      name: 'thermos lid',
      material: 'hard',
      surface: metal(silver, 0.3),
      forms: [turned('0.27 0.72, 0.28 1.1, 0.24 1.14, 0 1.15', 24), turned('0.345 -0.7, 0.35 -0.66', 24)],
    },
  ]),
})
