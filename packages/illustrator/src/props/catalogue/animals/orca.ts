import { companion } from '#props/kit/animals/companion.ts'
import { swimmer } from '#props/kit/animals/swimmers.ts'

export const orca = companion({
  label: 'Orca',
  words: 'orca, orcas, killer whale, killer whales',
  order: 5198,
  body: swimmer({
    long: 15,
    thick: 2.3,
    coat: '#16181c',
    belly: '#f0f0ee',
    tail: 'level',
    snout: 0.6,
    patch: '#f0f0ee',
  }),
  coat: { cover: 'skin', flows: 0.25, cell: 0.278, fur: 0.15 },
  usual: 'air',
  size: 0.72,
  turned: 62,
})
