import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { withEars } from '#props/kit/animals/mixed-builds.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const koala = companion({
  label: 'Koala',
  words: 'koala, koalas, koala bear, baby koala',
  order: 5126,
  body: sitting(
    withEars(
      cat({
        coat: '#8f8c8c',
        pale: '#e6e2de',
        iris: '#2a1c14',
        ears: '#a8a4a2',
        tail: 'none',
        tall: 2.2,
        cheeks: 0.9,
        skull: 1.2,
        nose: '#1c1818',
      }),
      'round',
    ),
  ),
  coat: { flows: 0.1, cell: 0.093, fur: 1 },
  usual: 'beside',
  carried: 0.75,
})
