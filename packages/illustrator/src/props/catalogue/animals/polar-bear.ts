import { bear } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const polarBear = companion({
  label: 'Polar bear',
  words: 'polar bear, polar bears, white bear, ice bear, snow bear, armoured bear, armored bear',
  order: 5068,
  body: standing(bear({ coat: '#eeeae0', pale: '#f6f3ec', muzzle: '#f0ece2' })),
  coat: { flows: 0.25, cell: 0.232, fur: 0.9 },
  usual: 'beside',
  ridden: true,
})
