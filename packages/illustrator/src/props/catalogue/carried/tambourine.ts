import { arc, around, gold, inHand, lump, metal, plain, prop, wood } from '#props/prop-kit.ts'

export const tambourine = prop({
  label: 'Tambourine',
  words: 'tambourine, tambourines, playing the tambourine',
  order: 4540,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.08, () => [
    {
      name: 'tambourine',
      material: 'hard',
      surface: wood([0.26, 0.15, 0.07]),
      forms: [arc('0 0.75 0', 0.8, 0.1, [0, 1], 'across'), arc('0 0.75 -0.15', 0.8, 0.1, [0, 1], 'across')],
    },
    {
      name: 'tambourine skin',
      surface: plain('#efe4cc', 0.7),
      material: 'cloth',
      forms: [lump('0 0.75 0.02', '0.78 0.78 0.02', 26, 12)],
    },
    {
      name: 'tambourine bells',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [around(7, ({ x, y }) => lump(`${x * 0.8} ${0.75 + y * 0.8} -0.06`, '0.12 0.12 0.05', 12, 8))],
    },
  ]),
})
