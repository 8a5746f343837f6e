import { jeans as denim, prop } from '#props/prop-kit.ts'

/** Blue jeans with their stitches. */
export const jeans = prop({
  label: 'Jeans',
  words:
    'skinny jeans, mom jeans, boyfriend jeans, straight jeans, high waisted jeans, low rise jeans, baggy jeans, denim trousers, denim pants, cropped jeans, slim jeans',
  order: 365,
  slot: 'bottoms',
  low: true,
  dye: '#3d5378',
  sew: (tailor) => void denim(tailor, tailor.primary, { waist: 1.4 }),
})
