import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { withEars } from '#props/kit/animals/mixed-builds.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const hamster = companion({
  label: 'Hamster',
  words: 'hamster, hamsters, gerbil, gerbils, guinea pig, guinea pigs, pet hamster, chinchilla',
  order: 5212,
  body: sitting(
    withEars(
      cat({
        coat: '#c08a50',
        pale: '#f4ead8',
        iris: '#140e0c',
        tail: 'none',
        tall: 0.9,
        skull: 1.75,
        eye: 0.18,
        cheeks: 1.05,
        nose: '#d09890',
        ears: '#b88a80',
      }),
      'round',
    ),
  ),
  coat: { flows: 0.07, cell: 0.05, fur: 0.9 },
  usual: 'shoulder',
  carried: 1,
  size: 1.2,
})
