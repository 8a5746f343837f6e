import { plaid, prop, surface, toned } from '#props/prop-kit.ts'

/** Wool around the shoulders, open in front. */
export const blanket = prop({
  label: 'Blanket',
  words:
    'blanket around her shoulders, blanket around his shoulders, blanket round her shoulders, blanket round his shoulders, blanket over her shoulders, blanket over his shoulders, wrapped in a blanket, blanket, wool blanket, tartan blanket, plaid blanket, knitted blanket, blankets, under a blanket, woollen blanket, fleece blanket, wrapped in blankets, quilt around her shoulders, large shawl, serape, sarape, woven blanket, throw blanket, blanket scarf, poncho, desert wrap, blanket wrap, tartan shawl, patterned shawl',
  order: 328,
  slot: 'over',
  dye: '#8a4038',
  sew: (tailor) => {
    const { primary, secondary } = tailor
    tailor.cape({
      name: 'blanket',
      wrap: 150,
      length: 6.2,
      flare: 1.3,
      folds: 7,
      depth: 0.16,
      gap: 0.34,
      surface: surface(primary, 'wool', { folds: 0.9, hem: 0.18, paint: plaid(toned(primary, 0.4), secondary) }),
    })
  },
})
