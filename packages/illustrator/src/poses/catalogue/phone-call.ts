import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const phoneCall = pose({
  label: 'On the phone',
  words:
    'on the phone, phone at her ear, phone at his ear, phone to her ear, phone to his ear, talking on the phone, talks on the phone, phone call, making a call, calling somebody, telephoning',
  order: 340,
  half: 'arm',
  thing: 'phone',
  always: true,
  shows: 'hands',
  body: {
    ...footing,
    neck: [0, 0, -4],
    head: [0, 0, -4],
    arms: {
      left: side,
      right: {
        reach: 'cheek',
        off: [0.62, -0.25, -0.15],
        elbow: [0.8, -1, 0.2],
        palm: [-1, 0.1, 0.1],
        along: [0, 0.7, -0.7],
      },
    },
    fingers: { left: 'relaxed', right: 'hold' },
    mirrors: false,
  },
})
