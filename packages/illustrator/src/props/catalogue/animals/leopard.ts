import { bigCat } from '#props/kit/animals/dogs-and-cats.ts'
import { rosettes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const leopard = companion({
  label: 'Leopard',
  words: 'leopard, leopards, cheetah, cheetahs, jaguar, jaguars, spotted big cat',
  order: 5060,
  body: standing(bigCat({ coat: '#c89a55', pale: '#ecd9b4', tall: 6.4 })),
  coat: { flows: 0.18, cell: 0.209, fur: 0.6, marking: rosettes('#1d1612', 1.9) },
  usual: 'beside',
  size: 0.9,
})
