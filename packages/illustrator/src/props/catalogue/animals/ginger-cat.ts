import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { stripes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const gingerCat = companion({
  label: 'Ginger cat',
  words:
    'ginger cat, orange cat, orange tabby, ginger tabby, ginger cats, orange cats, orange tabby cat, marmalade cat, ginger tom, garfield cat, orange kitty',
  order: 5034,
  body: sitting(cat({ coat: '#cf8238', pale: '#f0dcc0', iris: '#c9a23a', tip: '#a85c22' })),
  coat: { flows: 0.08, cell: 0.087, marking: stripes('#a4561e', 1.5, 0.34) },
  usual: 'beside',
  carried: 0.72,
  turned: 20,
})
