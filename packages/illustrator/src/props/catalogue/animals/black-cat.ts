import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const blackCat = companion({
  label: 'Black cat',
  words: 'black cat, black cats, witch cat, black kitten, cat familiar, witch s cat, black kitty',
  order: 912,
  body: sitting(cat({ coat: '#1b1a1d', iris: '#d8b02c', nose: '#2a2426', ears: '#1b1a1d' })),
  coat: { flows: 0.08, cell: 0.087, fur: 0.5 },
  usual: 'beside',
  carried: 0.72,
  turned: 20,
})
