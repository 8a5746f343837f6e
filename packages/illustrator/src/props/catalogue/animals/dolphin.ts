import { companion } from '#props/kit/animals/companion.ts'
import { swimmer } from '#props/kit/animals/swimmers.ts'

export const dolphin = companion({
  label: 'Dolphin',
  words: 'dolphin, dolphins, porpoise, pod of dolphins',
  order: 5194,
  body: swimmer({ long: 11, thick: 1.5, coat: '#7f929f', belly: '#d8dde0', tail: 'level', snout: 0.3 }),
  coat: { cover: 'skin', flows: 0.2, cell: 0.209, fur: 0.2 },
  usual: 'air',
  size: 0.8,
  turned: 58,
})
