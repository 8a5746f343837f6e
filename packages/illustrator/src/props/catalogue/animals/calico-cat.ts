import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { patches } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const calicoCat = companion({
  label: 'Calico cat',
  words: 'calico cat, calico cats, tortoiseshell cat, tortie, patched cat, black and white cat, tuxedo cat',
  order: 5040,
  body: sitting(cat({ coat: '#f0ebe2', pale: '#f6f2ea', iris: '#a4b04a', tip: '#c4742c' })),
  coat: { flows: 0.08, cell: 0.087, marking: patches('#2a2422', 0.9, 4, 0.5) },
  usual: 'beside',
  carried: 0.72,
  turned: 20,
})
