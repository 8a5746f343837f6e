import { spots } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { octopus as octopusBody } from '#props/kit/animals/swimmers.ts'

export const octopus = companion({
  label: 'Octopus',
  words: 'octopus, octopuses, octopi, kraken, pet octopus, baby octopus',
  order: 5202,
  body: octopusBody('#b04a44', '#c86a5c'),
  coat: { cover: 'skin', flows: 0.09, cell: 0.099, fur: 0.8, marking: spots('#8a3230', 2.4, 0.3) },
  usual: 'beside',
  size: 1.3,
  carried: 0.55,
})
