import { both, pose } from '#poses/pose-file.ts'

export const twirling = pose({
  label: 'Twirling',
  words:
    'twirling, twirl, twirling in her dress, twirling her skirt, spinning around, spins around, spinning in circles, pirouetting, whirling, whirls, dress twirling, spin',
  order: 1232,
  faces: { happy: 2, laugh: 1, dreamy: 1 },
  shows: 'body',
  body: {
    hips: [0, 20, 4],
    waist: [-4, 10, -4],
    chest: [-6, 8, -4],
    neck: [-4, -8, 6],
    head: [-6, -4, 4],
    legs: {
      left: { thigh: [26, 10, 8], knee: 58, foot: [-34, 0, 0] },
      right: { stands: [0.1, 0], toes: 10, heel: 30 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [4.2, 1.4, 0.6],
        elbow: [0.2, -0.8, -0.4],
        palm: [0, -0.7, 0.7],
        along: [0.9, 0.4, 0.1],
      },
      right: {
        reach: 'shoulder',
        off: [4.2, 0.4, 0.4],
        elbow: [0.2, -0.8, -0.4],
        palm: [0, -0.7, 0.7],
        along: [0.9, 0.1, 0.1],
      },
    },
    fingers: both('soft'),
    mirrors: true,
  },
})
