import { horseFor, horsesOf } from '#props/kit/animals/horse.ts'
import { prop } from '#props/prop-file.ts'

const horses = horsesOf({ name: 'unicorn', coat: '#e9e5e2', mane: '#e6bcd6', muzzle: '#cdb4b4', horned: true })

export const unicorn = prop({
  label: 'Unicorn',
  words: 'unicorn, unicorns, white unicorn, her unicorn, his unicorn',
  order: 926,
  slot: 'beside',
  low: true,
  ridden: ['riding', 'galloping'],
  make: (fitting) => horseFor(fitting, horses),
})
