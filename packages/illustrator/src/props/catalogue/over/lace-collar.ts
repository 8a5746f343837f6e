import { layLace, painted, prop } from '#props/prop-kit.ts'

const atTheNeck = painted((spot) => {
  if (spot.y > 4.3 && spot.v < 0) layLace(spot, 0.5)
})
/** What is worn open over the piece that has the neckline. */
const isOver = /coat|jacket|lapel|mantle|cloak/

/** White lace around the neckline alone. */
export const laceCollar = prop({
  label: 'Lace collar',
  words:
    'lace collar, lace collars, lacy collar, white lace collar, lace trimmed collar, lace neckline, lace trimmed neckline',
  order: 328,
  slot: 'trimmings',
  recut: (form) => (isOver.test(form.name) ? form : atTheNeck(form)),
})
