import { bigCat } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const panther = companion({
  label: 'Panther',
  words:
    'panther, panthers, black panther, black panther companion, black leopard, black jaguar, big black cat, shadow panther, large black cat',
  order: 5064,
  body: standing(bigCat({ coat: '#1a191d', iris: '#c8c23a', nose: '#18161a', tall: 6.6 })),
  coat: { flows: 0.18, cell: 0.209, fur: 0.4 },
  usual: 'beside',
  ridden: true,
  size: 0.9,
})
