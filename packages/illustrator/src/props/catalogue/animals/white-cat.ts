import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const whiteCat = companion({
  label: 'White cat',
  words:
    'white cat, white cats, persian cat, maine coon, norwegian forest cat, ragdoll cat, fluffy cat, fluffy white cat, long haired cat, angora cat, longhaired cat, white kitty',
  order: 5036,
  body: sitting(
    cat({ coat: '#f2efe9', iris: '#7fb4d8', nose: '#d8a09a', tail: 'bushy', mane: 0.3, cheeks: 0.95, tall: 2.6 }),
  ),
  coat: { flows: 0.1, cell: 0.093, fur: 1 },
  usual: 'beside',
  carried: 0.68,
  turned: 20,
})
