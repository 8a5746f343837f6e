import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { withEars } from '#props/kit/animals/mixed-builds.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const rat = companion({
  label: 'Rat',
  words:
    'rat, rats, pet rat, pet mouse, little mouse, white mouse, field mouse, mice, grey rat, rodent, rodents, white rat, tiny mouse',
  order: 5120,
  body: sitting(
    withEars(
      cat({
        coat: '#7a7068',
        pale: '#cfc4b8',
        iris: '#141010',
        tail: 'whip',
        tip: '#c89a8e',
        tall: 1.35,
        nose: '#d09890',
        eye: 0.17,
        cheeks: 0.6,
        skull: 1.02,
        ears: '#b88a80',
      }),
      'mouse',
    ),
  ),
  coat: { flows: 0.06, cell: 0.05, fur: 0.7 },
  usual: 'shoulder',
  carried: 0.8,
  size: 1.1,
})
