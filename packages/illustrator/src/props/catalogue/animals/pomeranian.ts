import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const pomeranian = companion({
  label: 'Pomeranian',
  words:
    'pomeranian, pomeranians, pom pom dog, fluffy dog, fluffy white dog, white dog, white dogs, samoyed, samoyeds, spitz, maltese dog, westie, white fluffy dog, chow chow',
  order: 5024,
  body: sitting(
    dog({
      coat: '#f3efe7',
      ears: 'prick',
      tail: 'curled',
      tall: 2.4,
      skull: 1.16,
      bulk: 1.32,
      cheeks: 1,
      mane: 0.42,
      snout: [0.66, 0.44, 0.3],
    }),
  ),
  coat: { fur: 1, flows: 0.13, cell: 0.099 },
  usual: 'beside',
  carried: 0.8,
})
