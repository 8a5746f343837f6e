import { winged, griffin as griffinBody } from '#props/kit/animals/mixed-builds.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const griffin = companion({
  label: 'Griffin',
  words: 'griffin, griffins, gryphon, gryphons, hippogriff',
  order: 5106,
  body: winged(griffinBody(), [1.3, 9.6, 1.8], 9, '#8a5f34', '#4a3220'),
  coat: { flows: 0.24, cell: 0.255, fur: 0.7, cover: 'feathers' },
  usual: 'behind',
  ridden: true,
})
