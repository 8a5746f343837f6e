import { atLongHandle } from '#poses/long-handle.ts'
import { pose } from '#poses/pose-file.ts'

export const raking = pose({
  label: 'Raking',
  words: 'raking, rakes, raking leaves, raking the leaves, raking hay, rake leaves',
  order: 765,
  faces: { calm: 2, determined: 1 },
  shows: 'body',
  insteadOf: ['rake'],
  body: { ...atLongHandle, brings: 'raking-rake' },
})
