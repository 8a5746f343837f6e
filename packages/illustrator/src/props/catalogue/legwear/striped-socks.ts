import { prop, stockings } from '#props/prop-kit.ts'

/** Rings of two colors up to the thigh. */
export const stripedSocks = prop({
  label: 'Striped socks',
  words:
    'striped stockings, striped socks, striped tights, striped knee socks, striped thigh highs, stripy socks, stripey socks, stripy tights, stripy stockings, striped thigh high socks, stripey tights, stripey stockings, candy striped stockings, striped legwear, odd socks, colourful socks, colorful socks, rainbow socks',
  order: 345,
  slot: 'legs',
  low: true,
  dye: '#a8424a',
  sew: (tailor) => stockings(tailor, { colour: tailor.primary, top: -2.4, band: 0.2, rings: tailor.secondary }),
})
