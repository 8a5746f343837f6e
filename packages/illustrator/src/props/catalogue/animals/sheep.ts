import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const sheep = companion({
  label: 'Sheep',
  words: 'sheep, ewe, ewes, flock of sheep, woolly sheep, black faced sheep, herd of sheep',
  order: 5082,
  body: standing(
    grazer({
      coat: '#ece5d6',
      pale: '#ece5d6',
      tall: 5,
      legs: 0.8,
      bulk: 1.5,
      neck: [0.22, 50],
      muzzle: '#2c2624',
      socks: '#2c2624',
      mane: 0.3,
      maneColour: '#ece5d6',
    }),
  ),
  coat: { cover: 'wool', flows: 0.2, cell: 0.151, fur: 1 },
  usual: 'beside',
})
