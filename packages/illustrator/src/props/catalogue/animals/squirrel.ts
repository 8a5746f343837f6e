import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const squirrel = companion({
  label: 'Squirrel',
  words: 'squirrel, squirrels, red squirrel, chipmunk, chipmunks, flying squirrel, pet squirrel',
  order: 5116,
  body: sitting(
    cat({
      coat: '#a2572a',
      pale: '#f0e2cc',
      iris: '#1c1410',
      tail: 'plume',
      tall: 1.7,
      skull: 1.1,
      nose: '#2a1c18',
      eye: 0.2,
    }),
  ),
  coat: { flows: 0.07, cell: 0.07, fur: 0.9 },
  usual: 'shoulder',
  carried: 0.7,
  size: 1.15,
})
