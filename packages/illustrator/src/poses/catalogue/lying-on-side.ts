import { both, pose } from '#poses/pose-file.ts'

/** Along the picture, the face to the camera, the head on the left hand. */
export const lyingOnSide = pose({
  label: 'Lying on the side',
  words:
    'lying on her side, lying on his side, lying on the side, reclining, reclines, reclined, lounging on the floor, lying on one side, propped up on one elbow, propped up on her elbow, propped up on his elbow, propped on one elbow, propped on an elbow, propped up on an elbow, resting on one elbow, lying on side, lying sideways, laying on side',
  order: 62,
  shows: 'body',
  hands: 'rest',
  body: {
    hips: [0, 0, 86],
    waist: [0, 0, -5],
    chest: [0, 0, -4],
    neck: [0, 0, -24],
    head: [0, 0, -14],
    legs: {
      left: { thigh: [12, 0, -2], knee: 22, foot: [-30, 0, 0] },
      right: { thigh: [36, 6, -8], knee: 66, foot: [-30, 0, 0] },
    },
    arms: {
      left: {
        reach: 'temple',
        off: [0.42, -0.35, -0.1],
        elbow: [0.85, -0.55, 0.15],
        palm: [-1, 0.3, 0],
        along: [-0.3, 1, -0.1],
      },
      right: { reach: 'thigh', off: [0.1, 1.2, 0.3], elbow: [1, 0, -0.6], palm: [-1, 0, -0.2], along: [-0.1, -1, 0.3] },
    },
    fingers: both('soft'),
    stays: true,
    mirrors: true,
  },
})
