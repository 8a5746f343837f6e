import { atLongHandle } from '#poses/long-handle.ts'
import { pose } from '#poses/pose-file.ts'

export const mopping = pose({
  label: 'Mopping',
  words:
    'mopping, mops, mopping the floor, mopping floors, mop floor, mop and bucket, mop, scrubbing the floor, scrubbing the deck, swabbing the deck, swabbing, washing the floor, cleaning the floor',
  order: 636,
  faces: { calm: 2, determined: 1 },
  shows: 'body',
  body: { ...atLongHandle, brings: 'mop' },
})
