import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { spots } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const dalmatian = companion({
  label: 'Dalmatian',
  words: 'dalmatian, dalmatians, dalmatian dog, spotted dog',
  order: 5014,
  body: standing(dog({ coat: '#f2f0ec', ears: 'floppy', earColour: '#1c1a1a', tail: 'whip', tall: 4.8, bulk: 0.92 })),
  coat: { fur: 0.5, marking: spots('#1c1a1c', 2.6, 0.34) },
  usual: 'beside',
})
