import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const borderCollie = companion({
  label: 'Border collie',
  words:
    'border collie, border collies, collie, sheepdog, sheep dog, australian shepherd, bernese mountain dog, black and white dog, herding dog, springer spaniel',
  order: 5012,
  body: standing(
    dog({
      coat: '#232127',
      pale: '#f2f0ec',
      ears: 'folded',
      tail: 'plume',
      tip: '#f2f0ec',
      tall: 4.4,
      blaze: '#f2f0ec',
      bib: '#f2f0ec',
      socks: '#f2f0ec',
      mane: 0.16,
    }),
  ),
  usual: 'beside',
})
