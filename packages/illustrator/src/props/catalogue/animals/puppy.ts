import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const puppy = companion({
  label: 'Puppy',
  words:
    'puppy, puppies, puppy dog, pup, pups, little dog, small dog, tiny dog, very small dog, lap dog, lapdog, small fluffy dog, cute dog, young dog, baby dog, little puppy',
  order: 5002,
  body: sitting(
    dog({
      coat: '#d0a066',
      pale: '#f0dfc4',
      ears: 'floppy',
      earColour: '#a87440',
      tail: 'plume',
      tip: '#f0dfc4',
      tall: 2.1,
      skull: 1.5,
      bulk: 1.1,
      snout: [0.62, 0.52, 0.36],
      eyes: { size: 0.19 },
      socks: '#f0dfc4',
    }),
  ),
  coat: { flows: 0.09, cell: 0.093 },
  usual: 'beside',
  carried: 0.95,
})
