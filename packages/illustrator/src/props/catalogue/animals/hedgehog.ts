import { companion } from '#props/kit/animals/companion.ts'
import { hedgehog as hedgehogBody } from '#props/kit/animals/small-creatures.ts'

export const hedgehog = companion({
  label: 'Hedgehog',
  words: 'hedgehog, hedgehogs, porcupine, pet hedgehog, baby hedgehog',
  order: 5112,
  body: hedgehogBody(),
  coat: { flows: 0.03, cell: 0.05, fur: 0.6 },
  usual: 'beside',
  size: 1.1,
  carried: 0.85,
})
