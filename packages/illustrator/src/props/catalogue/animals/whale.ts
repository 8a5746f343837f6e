import { companion } from '#props/kit/animals/companion.ts'
import { swimmer } from '#props/kit/animals/swimmers.ts'

export const whale = companion({
  label: 'Whale',
  words:
    'whale, whales, blue whale, humpback, humpback whale, sperm whale, space whale, sky whale, flying whale, giant whale, leviathan',
  order: 5196,
  body: swimmer({ long: 26, thick: 4, coat: '#46566a', belly: '#b8c0c6', tail: 'level', snout: 0.66 }),
  coat: { cover: 'skin', flows: 0.5, cell: 0.487, fur: 0.5 },
  usual: 'air',
  size: 0.62,
  turned: 64,
})
