import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const doberman = companion({
  label: 'Doberman',
  words:
    'doberman, dobermans, dobermann, doberman pinscher, rottweiler, rottweilers, black dog, black dogs, hellhound, hellhounds, hell hound, black hound, black labrador, black lab, shadow hound, cane corso',
  order: 5016,
  body: standing(
    dog({
      coat: '#1d1a1b',
      pale: '#8a5428',
      muzzle: '#8a5428',
      ears: 'large',
      tail: 'bobbed',
      tall: 5.2,
      bulk: 0.98,
      bib: '#4a3020',
      socks: '#8a5428',
      snout: [1.12, 0.5, 0.32],
    }),
  ),
  coat: { fur: 0.4 },
  usual: 'beside',
})
