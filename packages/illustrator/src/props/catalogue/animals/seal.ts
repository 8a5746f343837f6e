import { spots } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { seal as sealBody } from '#props/kit/animals/swimmers.ts'

export const seal = companion({
  label: 'Seal',
  words: 'seals, grey seal, pet seal, sea lion, sea lions, baby seal, seal pup, harp seal, walrus',
  order: 5218,
  body: sealBody('#7d8188', '#c4c6c8'),
  coat: { cover: 'skin', flows: 0.14, cell: 0.128, fur: 0.4, marking: spots('#5a5e66', 2, 0.3) },
  usual: 'beside',
  size: 1.2,
})
