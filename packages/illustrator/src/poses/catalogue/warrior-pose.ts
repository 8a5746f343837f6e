import { both, pose } from '#poses/pose-file.ts'

export const warriorPose = pose({
  label: 'Warrior pose',
  words: 'warrior pose, warrior two, warrior ii, warrior one, yoga warrior, virabhadrasana, yoga warrior pose',
  order: 1212,
  faces: { calm: 3 },
  shows: 'body',
  body: {
    hips: [0, 0, 0],
    shift: [0.6, -2.2, 0],
    neck: [0, 46, 0],
    head: [0, 26, 0],
    legs: { left: { stands: [3.3, 0.2], toes: 84, knee: 0 }, right: { stands: [3.9, -0.2], toes: 10 } },
    arms: both({ reach: 'shoulder', off: [5.2, -0.1, 0], elbow: [0, -0.2, -1], palm: [0, -1, 0], along: [1, 0, 0] }),
    fingers: both('flat'),
    eyes: [0, 0],
    mirrors: true,
  },
})
