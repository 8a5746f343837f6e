import { grazer } from '#props/kit/animals/grazers.ts'
import { winged } from '#props/kit/animals/mixed-builds.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const pegasus = companion({
  label: 'Pegasus',
  words: 'pegasus, winged horse, flying horse, pegasi, winged unicorn, alicorn, white pegasus',
  order: 5104,
  body: winged(
    standing(
      grazer({
        coat: '#eeecea',
        tall: 12,
        bulk: 1.02,
        legs: 0.82,
        neck: [0.36, 60],
        ears: 'prick',
        muzzle: '#d0c4c0',
        tail: 'swish',
        tip: '#f8f6f4',
        mane: 0.16,
        maneColour: '#f8f6f4',
      }),
    ),
    [1.4, 13.4, 2],
    10,
    '#f4f2f0',
    '#dfe4ea',
  ),
  coat: { flows: 0.26, cell: 0.29, fur: 0.3 },
  usual: 'behind',
  ridden: true,
})
