import { horseFor, horsesOf } from '#props/kit/animals/horse.ts'
import { prop } from '#props/prop-file.ts'

const horses = horsesOf({ name: 'white horse', coat: '#dcd7cd', mane: '#efece4', muzzle: '#b3a39a' })

export const whiteHorse = prop({
  label: 'White horse',
  words: 'white horse, white stallion, white mare, white steed, grey horse, gray horse, pale horse, white pony',
  order: 922,
  slot: 'beside',
  low: true,
  ridden: ['riding', 'galloping'],
  make: (fitting) => horseFor(fitting, horses),
})
