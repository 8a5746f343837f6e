import { bigCat } from '#props/kit/animals/dogs-and-cats.ts'
import { withEars } from '#props/kit/animals/mixed-builds.ts'
import { spots } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const lynx = companion({
  label: 'Lynx',
  words: 'lynx, lynxes, bobcat, caracal, wildcat, wild cat',
  order: 5216,
  body: standing(
    withEars(
      bigCat({ coat: '#b08a5e', pale: '#ece0ca', tall: 4.6, tail: 'bobbed', tip: '#241c18', iris: '#c8b04a' }),
      'large',
    ),
  ),
  coat: { flows: 0.14, cell: 0.151, fur: 0.9, marking: spots('#5a4028', 2.2, 0.32) },
  usual: 'beside',
})
