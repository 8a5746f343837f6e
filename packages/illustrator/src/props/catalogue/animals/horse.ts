import { horseFor, horsesOf } from '#props/kit/animals/horse.ts'
import { prop } from '#props/prop-file.ts'

const horses = horsesOf({ name: 'horse', coat: '#6e432a', mane: '#1f1713', muzzle: '#4a2e20' })

/** Stands behind its person and shows its side, or is ridden. */
export const horse = prop({
  label: 'Horse',
  words:
    'horse, brown horse, stallion, mare, steed, warhorse, war horse, pony, horse beside her, horse beside him, her horse, his horse, horses, mustang, bay horse, leading a horse, chestnut horse, trusty steed',
  order: 920,
  slot: 'beside',
  low: true,
  ridden: ['riding', 'galloping'],
  make: (fitting) => horseFor(fitting, horses),
})
