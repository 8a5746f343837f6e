import { boots, prop, toned } from '#props/prop-kit.ts'

/** Rubber up to the calf, wide enough for trousers. */
export const wellies = prop({
  label: 'Wellington boots',
  words:
    'wellies, wellington boots, rubber boots, rain boots, rainboots, gumboots, wellingtons, gum boots, galoshes, welly boots, waders, mud boots, rubber wellies, fishing boots, garden boots',
  order: 354,
  slot: 'feet',
  low: true,
  dye: '#2f4a38',
  sew: (tailor) =>
    boots(tailor, {
      colour: tailor.primary,
      weave: 'rubber',
      height: -5,
      wide: 0.13,
      cuff: toned(tailor.primary, 0.7),
      sole: toned(tailor.primary, 0.5),
    }),
})
