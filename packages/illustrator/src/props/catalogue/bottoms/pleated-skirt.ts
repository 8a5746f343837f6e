import { hungSkirt, prop } from '#props/prop-kit.ts'

/** A short skirt in sharp pleats instead of what the outfit has on its legs. */
export const pleatedSkirt = prop({
  label: 'Pleated skirt',
  words:
    'tennis skirt, skater skirt, pleated mini skirt, pleated miniskirt, circle skirt, flared skirt, a line skirt, ra ra skirt, short skirt, short pleated skirt',
  order: 360,
  slot: 'bottoms',
  low: true,
  sew: (tailor) => hungSkirt(tailor, { to: -3, flare: 0.8, pleats: 24, depth: 0.12, sharp: true }),
})
