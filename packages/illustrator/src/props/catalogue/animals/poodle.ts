import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { withPoms } from '#props/kit/animals/mixed-builds.ts'
import { companion } from '#props/kit/animals/companion.ts'

/** Clipped: balls of wool on the head, the feet and the tail. */
export const poodle = companion({
  label: 'Poodle',
  words: 'poodle, poodles, toy poodle, standard poodle, cockapoo, curly dog, bichon, bichon frise, cavapoo, maltipoo',
  order: 5022,
  body: withPoms(
    dog({ coat: '#efe9df', ears: 'long', tail: 'pom', tall: 4, bulk: 0.86, legs: 1, snout: [1.1, 0.44, 0.28] }),
    '#f6f2ea',
  ),
  coat: { cover: 'wool', fur: 0.8, cell: 0.116 },
  usual: 'beside',
  carried: 0.5,
})
