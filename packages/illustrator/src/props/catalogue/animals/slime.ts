import { companion } from '#props/kit/animals/companion.ts'
import { slime as slimeBody } from '#props/kit/animals/spirits.ts'

export const slime = companion({
  label: 'Slime',
  words:
    'slime, slimes, slime companion, slime monster, cute slime, jelly slime, slime creature, pet slime, blob creature',
  order: 5226,
  body: slimeBody('#3fa8d8'),
  coat: { cover: 'jelly', flows: 0.14, cell: 0.099, fur: 0.5, glow: 0.12 },
  usual: 'beside',
  size: 1.4,
  carried: 0.6,
})
