import { bear } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const panda = companion({
  label: 'Panda',
  words: 'panda, pandas, giant panda, panda bear, baby panda, panda cub',
  order: 5070,
  body: sitting(bear({ coat: '#f0ede6', pale: '#f0ede6', muzzle: '#f6f3ec', dark: '#1c1a1c' })),
  coat: { flows: 0.2, cell: 0.186, fur: 0.9 },
  usual: 'beside',
  size: 0.62,
  carried: 0.32,
})
