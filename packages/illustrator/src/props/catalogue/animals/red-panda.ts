import { cat } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const redPanda = companion({
  label: 'Red panda',
  words: 'red panda, red pandas, lesser panda',
  order: 5072,
  body: sitting(
    cat({
      coat: '#a4481e',
      pale: '#2a1a16',
      mask: '#f0e2d0',
      ears: '#f0e2d0',
      iris: '#1e1410',
      tail: 'ringed',
      tip: '#d89a62',
      tall: 2.5,
      cheeks: 0.95,
      nose: '#181212',
      socks: '#241614',
    }),
  ),
  coat: { flows: 0.1, cell: 0.099, fur: 1 },
  usual: 'beside',
  carried: 0.7,
})
