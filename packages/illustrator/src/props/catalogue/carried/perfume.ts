import { block, clear, glass, gold, inHand, metal, prop, seenAgainst, turned } from '#props/prop-kit.ts'

/** A small bottle with a golden cap. */
export const perfume = prop({
  label: 'Perfume',
  words:
    'perfume, perfume bottle, bottle of perfume, fragrance bottle, cologne, serum bottle, skincare bottle, skincare serum, face serum, bottle of serum, skincare product',
  order: 4170,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand('vessel', 0.24, (fitting) => [
    {
      name: 'perfume liquid',
      surface: glass(seenAgainst(fitting, '#f0b060'), 0.8),
      material: 'glass',
      forms: [block('0 -0.12 0', '0.26 0.26 0.14')],
    },
    {
      name: 'perfume cap',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [turned('0 0.36, 0.1 0.36, 0.1 0.46, 0.16 0.48, 0.16 0.72, 0 0.74', 18)],
    },
    { name: 'perfume', surface: glass([0.88, 0.9, 0.92], 0.3), ...clear, forms: [block('0 -0.04 0', '0.33 0.4 0.19')] },
  ]),
})
