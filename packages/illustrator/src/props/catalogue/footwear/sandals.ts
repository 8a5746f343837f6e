import { prop, sandals as pair, toned } from '#props/prop-kit.ts'

/** Straps on a sole. */
export const sandals = prop({
  label: 'Sandals',
  words:
    'sandals, sandal, flip flops, gladiator sandals, birkenstocks, huaraches, leather sandals, roman sandals, strappy sandals, beach sandals, geta, zori, wooden sandals, straw sandals, waraji, jelly shoes, crocs, greek sandals, thong sandals',
  order: 358,
  slot: 'feet',
  low: true,
  dye: '#7a5434',
  sew: (tailor) => pair(tailor, { colour: tailor.primary, sole: toned(tailor.primary, 0.6) }),
})
