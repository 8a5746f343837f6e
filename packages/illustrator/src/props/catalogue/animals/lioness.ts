import { bigCat } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const lioness = companion({
  label: 'Lioness',
  words: 'lioness, lionesses, cougar, cougars, mountain lion',
  order: 5054,
  body: standing(bigCat({ coat: '#bd955c', pale: '#e2cda4', tail: 'tufted', tip: '#3a2818', tall: 6.6 })),
  coat: { flows: 0.2, cell: 0.209 },
  usual: 'beside',
  ridden: true,
  size: 0.9,
})
