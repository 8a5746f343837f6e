import { layLace, painted, prop } from '#props/prop-kit.ts'

const onEveryHem = painted((spot) => layLace(spot))
/** Where a bodice ends below the belt there is no hem. */
const offTheWaist = painted((spot) => {
  if (spot.v > 0 || spot.y < 0.6 || spot.y > 2.4) layLace(spot)
})
/** What has its borders down the front. */
const isOpen = /coat|jacket|lapel|mantle|cloak/

/** White lace along every hem. */
export const laceTrim = prop({
  label: 'Lace trim',
  words:
    'lace trim, lace trimmed, lace trimming, lace edging, lace edged, lacy trim, lace cuffs, lacy cuffs, lace hem, lace hems, white lace trim, trimmed with lace, edged with lace, lace details, lace detail, lace detailing, lace on the cuffs, lace at the cuffs',
  order: 327,
  slot: 'trimmings',
  recut: (form) => (isOpen.test(form.name) ? onEveryHem(form) : offTheWaist(form)),
})
