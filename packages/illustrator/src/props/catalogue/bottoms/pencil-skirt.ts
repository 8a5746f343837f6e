import { hungSkirt, prop } from '#props/prop-kit.ts'

/** A close skirt to below the knee. */
export const pencilSkirt = prop({
  label: 'Pencil skirt',
  words: 'midi skirt, office skirt, straight skirt, knee length skirt, tight skirt, wrap skirt, tube skirt',
  order: 361,
  slot: 'bottoms',
  low: true,
  sew: (tailor) => hungSkirt(tailor, { to: -4.3, flare: 0.06, pleats: 3, depth: 0.03, clings: true }),
})
