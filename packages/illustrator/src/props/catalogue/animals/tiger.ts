import { bigCat } from '#props/kit/animals/dogs-and-cats.ts'
import { stripes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const tiger = companion({
  label: 'Tiger',
  words: 'tiger, tigers, bengal tiger, siberian tiger, pet tiger, tigress',
  order: 5056,
  body: standing(bigCat({ coat: '#cf7a2a', pale: '#f2ebdf', mask: '#f2ebdf', tip: '#1c1614' })),
  coat: { flows: 0.2, cell: 0.22, fur: 0.7, marking: stripes('#17120f', 1.1, 0.3) },
  usual: 'beside',
  ridden: true,
  size: 0.9,
})
