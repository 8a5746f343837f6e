import { pose } from '#poses/pose-file.ts'

export const dunking = pose({
  label: 'Slam dunk',
  words:
    'dunking, slam dunk, dunks, dunking a basketball, slam dunking, basketball dunk, layup, jump shot, doing a layup, shooting a basketball, shooting hoops, shooting a hoop',
  order: 1182,
  thing: 'ball',
  faces: { determined: 2, happy: 1 },
  shows: 'body',
  body: {
    hips: [-6, 10, 0],
    waist: [-4, 0, 0],
    chest: [-4, 4, 0],
    neck: [-6, -4, 0],
    head: [-6, 0, 0],
    legs: {
      left: { thigh: [54, 6, 10], knee: 78, foot: [-24, 0, 0] },
      right: { thigh: [-10, 6, 8], knee: 62, foot: [-30, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.2, -0.4, 2.2],
        elbow: [0.8, -1, -0.2],
        palm: [-0.2, -0.6, 0.6],
        along: [0.4, 0.4, 0.7],
      },
      right: { reach: 'shoulder', off: [0.6, 4.6, 1.2], elbow: [1, 0, -0.2], palm: [-0.1, 0, 1], along: [0, 1, 0.1] },
    },
    fingers: { left: 'spread', right: 'hold' },
    stays: true,
    lift: 5,
  },
})
