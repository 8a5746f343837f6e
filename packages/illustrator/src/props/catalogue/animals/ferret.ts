import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const ferret = companion({
  label: 'Ferret',
  words: 'ferret, ferrets, weasel, otter, otters, stoat, sea otter, pet ferret, ermine',
  order: 5118,
  body: sitting(
    dog({
      coat: '#6e4e34',
      pale: '#e0cdb2',
      muzzle: '#efe2cc',
      ears: 'round',
      tail: 'whip',
      tall: 2.6,
      bulk: 0.84,
      skull: 0.8,
      long: 0.8,
      snout: [0.62, 0.52, 0.34],
      mask: '#3a281c',
      bib: '#e0cdb2',
    }),
  ),
  coat: { flows: 0.09, cell: 0.093, fur: 0.8 },
  usual: 'beside',
  carried: 0.6,
})
