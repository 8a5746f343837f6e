import { horseFor, horsesOf } from '#props/kit/animals/horse.ts'
import { prop } from '#props/prop-file.ts'

const horses = horsesOf({ name: 'black horse', coat: '#1c1918', mane: '#0c0b0b', muzzle: '#2b2523' })

export const blackHorse = prop({
  label: 'Black horse',
  words: 'black horse, black stallion, black mare, black steed, dark horse, black warhorse, friesian horse',
  order: 924,
  slot: 'beside',
  low: true,
  ridden: ['riding', 'galloping'],
  make: (fitting) => horseFor(fitting, horses),
})
