import { atLongHandle } from '#poses/long-handle.ts'
import { pose } from '#poses/pose-file.ts'

export const vacuuming = pose({
  label: 'Vacuuming',
  words:
    'vacuuming, vacuums, vacuuming the carpet, vacuuming the floor, vacuum cleaner, vacuum cleaners, hoovering, hoover, hoovering the carpet, cleaning with a vacuum',
  order: 638,
  faces: { calm: 2, determined: 1 },
  shows: 'body',
  body: { ...atLongHandle, brings: 'vacuum' },
})
