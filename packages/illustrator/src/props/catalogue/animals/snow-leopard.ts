import { bigCat } from '#props/kit/animals/dogs-and-cats.ts'
import { rosettes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const snowLeopard = companion({
  label: 'Snow leopard',
  words: 'snow leopard, snow leopards, white leopard, snow lynx, irbis',
  order: 5062,
  body: standing(bigCat({ coat: '#c9c6c0', pale: '#efede8', tall: 6.2, iris: '#9fbfc0', tail: 'bushy' })),
  coat: { flows: 0.18, cell: 0.209, fur: 0.9, marking: rosettes('#3a3a3e', 1.8) },
  usual: 'beside',
  size: 0.9,
})
