import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const raccoon = companion({
  label: 'Raccoon',
  words: 'raccoon, raccoons, racoon, tanuki, pet raccoon, trash panda',
  order: 5114,
  body: sitting(
    cat({
      coat: '#6d6863',
      pale: '#cfc8be',
      mask: '#221e1e',
      ears: '#4a4642',
      iris: '#1c1412',
      tail: 'ringed',
      tip: '#221e1e',
      tall: 2.7,
      cheeks: 0.95,
      nose: '#161212',
      socks: '#2a2624',
    }),
  ),
  coat: { flows: 0.1, cell: 0.099, fur: 1 },
  usual: 'beside',
  carried: 0.66,
})
