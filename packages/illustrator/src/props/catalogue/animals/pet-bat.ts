import { companion } from '#props/kit/animals/companion.ts'
import { bat } from '#props/kit/animals/small-creatures.ts'

export const petBat = companion({
  label: 'Bat',
  words: 'pet bat, fruit bat, small bat, little bat, bat familiar, bat companion, baby bat, vampire bat, bat hovering',
  order: 5128,
  body: bat('#3a2c28', '#2a2024'),
  coat: { flows: 0.06, cell: 0.055, fur: 0.8 },
  usual: 'air',
  carried: 0.6,
})
