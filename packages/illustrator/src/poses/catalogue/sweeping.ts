import { atLongHandle } from '#poses/long-handle.ts'
import { pose } from '#poses/pose-file.ts'

export const sweeping = pose({
  label: 'Sweeping',
  words:
    'sweeping, sweeps, swept, sweeping leaves, sweep leaves, sweeping the floor, sweep floor, sweeping the street, sweep street, sweeping up, doing chores, do chores, doing housework, do housework, cleaning the house, clean house',
  order: 635,
  insteadOf: ['broom'],
  faces: { calm: 2, smile: 1, determined: 1 },
  shows: 'body',
  body: { ...atLongHandle, brings: 'sweeping-broom' },
})
