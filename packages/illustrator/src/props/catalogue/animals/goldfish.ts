import { patches } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { swimmer } from '#props/kit/animals/swimmers.ts'

export const goldfish = companion({
  label: 'Goldfish',
  words:
    'pet goldfish, giant goldfish, giant koi, koi companion, betta fish, fish companion, spirit koi, koi spirit, floating goldfish, flying goldfish, goldfish companion',
  order: 5200,
  body: swimmer({
    long: 3.4,
    thick: 0.82,
    coat: '#e8742a',
    belly: '#f6d8b0',
    fins: '#f2a05a',
    tail: 'upright',
    snout: 0.5,
    eye: '#d8c04a',
    veil: true,
  }),
  coat: { cover: 'scales', flows: 0.07, cell: 0.087, fur: 0.8, marking: patches('#f6f0e6', 0.8, 2, 0.4) },
  usual: 'air',
  turned: 60,
})
