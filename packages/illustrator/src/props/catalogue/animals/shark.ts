import { companion } from '#props/kit/animals/companion.ts'
import { swimmer } from '#props/kit/animals/swimmers.ts'

export const shark = companion({
  label: 'Shark',
  words: 'shark, sharks, great white, great white shark',
  order: 5192,
  body: swimmer({ long: 16, thick: 2.1, coat: '#6f7c86', belly: '#e6e8e6', tail: 'upright' }),
  coat: { cover: 'skin', flows: 0.25, cell: 0.278, fur: 0.5 },
  usual: 'air',
  size: 0.72,
  turned: 62,
})
