import { hungSkirt, prop } from '#props/prop-kit.ts'

/** A wide skirt to the ankles. */
export const longSkirt = prop({
  label: 'Long skirt',
  words:
    'maxi skirt, ankle length skirt, floor length skirt, full skirt, flowing skirt, pleated midi skirt, peasant skirt, gypsy skirt, boho skirt, layered skirt, ruffled skirt, long flowing skirt, prairie skirt, skirts, sarong',
  order: 362,
  slot: 'bottoms',
  low: true,
  sew: (tailor) => hungSkirt(tailor, { to: -7.2, flare: 1.2, pleats: 16, depth: 0.22 }),
})
