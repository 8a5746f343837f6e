import { spots } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { frog as frogBody } from '#props/kit/animals/reptiles.ts'

export const frog = companion({
  label: 'Frog',
  words:
    'frog, frogs, tree frog, little frog, pet frog, frog on a lily pad, bullfrog, poison dart frog, frog companion',
  order: 5142,
  body: frogBody('#5f9a3a', '#dfe2b0'),
  coat: { flows: 0.07, cell: 0.07, cover: 'skin', fur: 0.6, marking: spots('#3c6a24', 2.4, 0.32) },
  usual: 'shoulder',
  size: 1.2,
  carried: 0.6,
})
