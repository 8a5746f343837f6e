import { prop, skatesFor } from '#props/prop-kit.ts'

export const rollerSkates = prop({
  label: 'Roller skates',
  words: 'roller skates, rollerskates, roller blades, rollerblades, inline skates, quad skates, roller skate',
  order: 1048,
  slot: 'mount',
  low: true,
  ridden: ['roller-skating'],
  dyed: ['skate boot'],
  make: (fitting) => skatesFor(fitting, 'roller'),
})
