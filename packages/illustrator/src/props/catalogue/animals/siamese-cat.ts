import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const siameseCat = companion({
  label: 'Siamese cat',
  words: 'siamese, siamese cat, siamese cats, oriental cat',
  order: 5038,
  body: sitting(
    cat({
      coat: '#e3d3b8',
      pale: '#ead9be',
      mask: '#4a3830',
      ears: '#40302a',
      socks: '#4a3830',
      tip: '#40302a',
      iris: '#5aa4e0',
      nose: '#2a2020',
    }),
  ),
  coat: { flows: 0.08, cell: 0.087, fur: 0.4 },
  usual: 'beside',
  carried: 0.72,
  turned: 20,
})
