import { pose } from '#poses/pose-file.ts'

export const capoeira = pose({
  label: 'Capoeira',
  words:
    'capoeira, capoeira kick, capoeirista, inverted kick, breakdance kick, au batido, cartwheel kick, capoeira cartwheel kick, capoeira cartwheel, handstand kick, inverted handstand kick, one handed handstand kick, upside down kick, doing a handstand kick',
  order: 1114,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [10, -20, 128],
    waist: [4, 0, -8],
    chest: [0, 0, -8],
    neck: [0, 0, -18],
    head: [0, 0, -10],
    legs: {
      left: { thigh: [70, 0, 26], knee: 10, foot: [-20, 0, 0] },
      right: { thigh: [-14, 10, 36], knee: 54, foot: [-30, 0, 0] },
    },
    arms: {
      left: { reach: 'shoulder', off: [0.4, 5.0, 0.4], elbow: [0.6, 0, -1], palm: [0, 1, 0.1], along: [0.3, 0, 1] },
      right: {
        reach: 'shoulder',
        off: [2.2, 0.4, 2.2],
        elbow: [1, -0.4, -0.2],
        palm: [-0.6, -0.3, 0.5],
        along: [0.3, 0.8, 0.4],
      },
    },
    fingers: { left: 'spread', right: 'soft' },
    stays: true,
    mirrors: true,
  },
})
