import { prop, skatesFor } from '#props/prop-kit.ts'

export const iceSkates = prop({
  label: 'Ice skates',
  words: 'ice skates, iceskates, figure skates, hockey skates, ice skate',
  order: 1049,
  slot: 'mount',
  low: true,
  ridden: ['ice-skating'],
  dyed: ['skate boot'],
  make: (fitting) => skatesFor(fitting, 'ice'),
})
