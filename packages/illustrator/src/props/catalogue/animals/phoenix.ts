import { phoenix as phoenixBody } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const phoenix = companion({
  label: 'Phoenix',
  words: 'phoenix, phoenixes, firebird, fire bird, flaming bird, bird of fire, burning bird',
  order: 5190,
  body: phoenixBody(),
  coat: { cover: 'feathers', flows: 0.09, cell: 0.116, fur: 0.8, glow: 1.1 },
  usual: 'air',
  size: 1.15,
  carried: 0.42,
})
