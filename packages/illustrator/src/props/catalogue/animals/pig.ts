import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const pig = companion({
  label: 'Pig',
  words: 'pig, pigs, piglet, piglets, pot bellied pig, pet pig, hog, hogs, boar, wild boar, sow pig, baby pig',
  order: 5090,
  body: standing(
    grazer({
      coat: '#e2a898',
      pale: '#eab8a8',
      tall: 4,
      long: 1.1,
      legs: 0.9,
      bulk: 1.6,
      neck: [0.1, 26],
      ears: 'folded',
      nose: 'snout',
      snout: [0.8, 0.6, 0.46, 0.3],
      muzzle: '#e2a898',
      skull: 1.32,
      tail: 'bobbed',
      hooves: '#6a4a40',
    }),
  ),
  coat: { flows: 0.16, cell: 0.139, fur: 0.25, cover: 'skin' },
  usual: 'beside',
  carried: 0.45,
})
