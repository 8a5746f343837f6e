import { bigCat } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const lion = companion({
  label: 'Lion',
  words: 'lion, lions, male lion, great lion, lion companion',
  order: 5052,
  body: standing(
    bigCat({ coat: '#c0924e', pale: '#dfc08c', ruff: '#6e4420', mane: 0.85, tail: 'tufted', tip: '#3a2414' }),
  ),
  coat: { flows: 0.2, cell: 0.22 },
  usual: 'beside',
  ridden: true,
  size: 0.9,
})
