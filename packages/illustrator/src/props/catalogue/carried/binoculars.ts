import { arc, block, inHand, metal, plain, prop, steel, turned } from '#props/prop-kit.ts'

export const binoculars = prop({
  label: 'Binoculars',
  words: 'binoculars, field glasses, looking through binoculars, opera glasses, pair of binoculars',
  order: 3950,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.2, () => [
    {
      name: 'binoculars',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [
        turned('0 -0.2, 0.19 -0.2, 0.22 0.3, 0.3 0.8, 0.28 0.8, 0 0.7', 22, '-0.34 0 0'),
        turned('0 -0.2, 0.19 -0.2, 0.22 0.3, 0.3 0.8, 0.28 0.8, 0 0.7', 22, '0.34 0 0'),
        block('0 0.2 0', '0.2 0.22 0.1'),
      ],
    },
    {
      name: 'binocular rims',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [arc('-0.34 0.8 0', 0.29, 0.025), arc('0.34 0.8 0', 0.29, 0.025)],
    },
  ]),
})
