import { around, block, cutOut, inHand, lump, plain, prop, speckled } from '#props/prop-kit.ts'

/** Looks out of the palm. */
export const skull = prop({
  label: 'Skull',
  words: 'skull, human skull, skull in hand, holding a skull, animal skull, skull in her hand, crystal skull',
  order: 3770,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('palm', 0.5, () => [
    {
      name: 'skull',
      material: 'hard',
      surface: speckled('#e2d8c0', '#c4b696', 4, 0.34),
      forms: [
        lump('0 0.25 -0.1', '0.5 0.52 0.6', 24, 18),
        block('0 -0.2 0.32', '0.26 0.26 0.16'),
        lump('0 0.02 0.34', '0.4 0.26 0.2'),
        lump('0 -0.42 0.3', '0.26 0.14 0.2'),
      ],
    },
    {
      name: 'skull eyes',
      material: 'hard',
      surface: plain([0.012, 0.01, 0.008], 0.9),
      forms: [
        lump('-0.19 0.06 0.46', '0.14 0.13 0.1'),
        lump('0.19 0.06 0.46', '0.14 0.13 0.1'),
        cutOut('0 -0.06 0, -0.07 -0.2 0, 0.07 -0.2 0', 0.05, 0.52),
      ],
    },
    {
      name: 'skull teeth',
      material: 'hard',
      surface: plain('#f2ead4', 0.5),
      forms: [around(6, (_, nth) => block(`${(nth - 2.5) * 0.085} -0.36 0.47`, '0.035 0.06 0.03'))],
    },
  ]),
})
