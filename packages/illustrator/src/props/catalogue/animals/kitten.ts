import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { stripes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const kitten = companion({
  label: 'Kitten',
  words:
    'kitten, kittens, baby cat, tiny kitten, little kitten, small kitten, tabby kitten, cute kitten, small cat, little cat, ginger kitten, white kitten',
  order: 5042,
  body: sitting(cat({ coat: '#9a8b7a', pale: '#e6ddd0', tall: 1.35, skull: 1.5, eye: 0.27, iris: '#7fb0c8' })),
  coat: { flows: 0.055, cell: 0.055, marking: stripes('#54483c', 2.2, 0.34) },
  usual: 'beside',
  carried: 0.95,
  turned: 20,
})
