import { spots } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { lizard as lizardBody } from '#props/kit/animals/reptiles.ts'

export const lizard = companion({
  label: 'Lizard',
  words:
    'lizard, lizards, gecko, geckos, iguana, iguanas, chameleon, chameleons, pet lizard, komodo dragon, monitor lizard',
  order: 5136,
  body: lizardBody('#5f8a3c', '#d8d6a0', '#3c5c28'),
  coat: { flows: 0.06, cell: 0.075, cover: 'scales', fur: 0.9, marking: spots('#38561f', 2.6, 0.34) },
  usual: 'shoulder',
  size: 1.3,
  carried: 0.62,
})
