import { both, pose } from '#poses/pose-file.ts'

export const handstand = pose({
  label: 'Handstand',
  words:
    'handstand, handstands, doing a handstand, walking on her hands, walking on his hands, walking on hands, upside down on her hands, upside down on his hands, one handed handstand, one arm handstand, handstanding, standing on her hands, standing on his hands',
  order: 1102,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [180, 180, 0],
    waist: [-6, 0, 0],
    chest: [-4, 0, 0],
    neck: [-26, 0, 0],
    head: [-14, 0, 0],
    legs: {
      left: { thigh: [4, 2, 3], knee: 8, foot: [-36, 0, 0] },
      right: { thigh: [-4, 2, 3], knee: 10, foot: [-36, 0, 0] },
    },
    arms: {
      left: { reach: 'shoulder', off: [0.2, 5.0, 0.25], elbow: [1, 0, -0.6], palm: [0, 1, 0.1], along: [0.15, 0.1, 1] },
      right: {
        reach: 'shoulder',
        off: [0.2, 5.0, 0.25],
        elbow: [1, 0, -0.6],
        palm: [0, 1, 0.1],
        along: [0.15, 0.1, 1],
      },
    },
    fingers: both('spread'),
    stays: true,
    mirrors: true,
  },
})
