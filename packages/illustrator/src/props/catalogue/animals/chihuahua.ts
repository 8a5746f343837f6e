import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const chihuahua = companion({
  label: 'Chihuahua',
  words:
    'chihuahua, chihuahuas, yorkie, yorkies, yorkshire terrier, terrier, terriers, purse dog, teacup dog, jack russell, jack russell terrier, scruffy dog, scruffy terrier, small terrier',
  order: 5026,
  body: sitting(
    dog({
      coat: '#c79a66',
      pale: '#ecd9bb',
      ears: 'bat',
      tail: 'whip',
      tall: 1.9,
      skull: 1.35,
      bulk: 0.86,
      snout: [0.66, 0.42, 0.26],
      eyes: { size: 0.21 },
    }),
  ),
  coat: { flows: 0.07, cell: 0.081, fur: 0.5 },
  usual: 'beside',
  carried: 0.9,
})
