import { both, pose } from '#poses/pose-file.ts'

/** Seated, with a laptop on the knees. */
export const typing = pose({
  label: 'Typing',
  words:
    'typing, types on, typing on a laptop, typing on her laptop, typing on his laptop, working on a laptop, working on her laptop, working on his laptop, using a laptop, using her laptop, using his laptop, on her laptop, on his laptop, coding, programming, hacking, surfing the web, working from home, works from home, working remotely, remote working',
  order: 600,
  thing: 'laptop',
  faces: { calm: 2, thoughtful: 1, smile: 1 },
  shows: 'legs',
  inSkirt: both({ thigh: [86, -6, -9], knee: 86, foot: [-1, 5, 0] }),
  body: {
    hips: [-4, 3, 0],
    waist: [6, -2, 0],
    chest: [5, -3, 0],
    neck: [8, 0, 0],
    head: [6, 0, 0],
    legs: both({ thigh: [86, 2, 1], knee: 86, foot: [-2, 0, 0] }),
    arms: both({
      reach: 'knee',
      off: [-0.62, 0.75, -0.95],
      elbow: [1, -0.4, -0.6],
      palm: [-0.05, -1, -0.1],
      along: [-0.2, -0.05, 1],
    }),
    fingers: both('type'),
    eyes: [0, -16],
    sits: true,
  },
})
