import { both, pose } from '#poses/pose-file.ts'

export const tPose = pose({
  label: 'T-pose',
  words:
    't pose, tpose, arms straight out, arms out to the sides, arms slightly away from body, arms slightly away from the body, arms away from body, arms held out to the sides',
  order: 670,
  half: 'arms',
  faces: { neutral: 1 },
  shows: 'body',
  body: {
    hips: [0, 0, 0],
    legs: both({ stands: [0.85, 0], toes: 8 }),
    arms: both({ reach: 'shoulder', off: [5.4, -0.1, 0], elbow: [0, -0.2, -1], palm: [0, -1, 0], along: [1, 0, 0] }),
    fingers: both('flat'),
  },
})
