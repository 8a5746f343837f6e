import { bigCat } from '#props/kit/animals/dogs-and-cats.ts'
import { stripes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const whiteTiger = companion({
  label: 'White tiger',
  words: 'white tiger, white tigers, snow tiger, byakko',
  order: 5058,
  body: standing(bigCat({ coat: '#e8e6e1', pale: '#f8f6f2', iris: '#7fb8dc', tip: '#1c1a1a' })),
  coat: { flows: 0.2, cell: 0.22, fur: 0.7, marking: stripes('#222024', 1.1, 0.3) },
  usual: 'beside',
  ridden: true,
  size: 0.9,
})
