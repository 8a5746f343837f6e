import { block, cutOut, inHand, leather, metal, prop, silver, steel, turned } from '#props/prop-kit.ts'

/** Flat, of steel, with leather around it. */
export const hipFlask = prop({
  label: 'Hip flask',
  words:
    'hip flask, flask of whiskey, flask of whisky, metal flask, silver flask, whiskey flask, pocket flask, water flask',
  order: 3100,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 0.7 },
  make: inHand('vessel', 0.22, () => [
    {
      name: 'hip flask',
      material: 'hard',
      surface: metal(silver, 0.28),
      forms: [
        cutOut(
          '-0.36 -0.5 0, 0.36 -0.5 0, 0.42 -0.42 0, 0.42 0.28 0, 0.3 0.42 0, 0.1 0.46 0, 0.1 0.5 0, -0.1 0.5 0, -0.1 0.46 0, -0.3 0.42 0, -0.42 0.28 0, -0.42 -0.42 0',
          0.24,
        ),
      ],
    },
    {
      name: 'hip flask cap',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [turned('0.1 0.5, 0.11 0.68, 0 0.7', 14)],
    },
    {
      name: 'hip flask leather',
      material: 'hard',
      surface: leather([0.16, 0.07, 0.03]),
      forms: [block('0 -0.1 0', '0.43 0.26 0.13')],
    },
  ]),
})
