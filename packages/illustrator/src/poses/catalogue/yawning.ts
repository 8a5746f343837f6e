import { pose } from '#poses/pose-file.ts'

export const yawning = pose({
  label: 'Yawning',
  words:
    'yawning, yawns, yawned, mid yawn, letting out a yawn, big yawn, waking up, wakes up, woke up, just woke up, just woken up, stretching after waking, morning stretch, sleepy stretch, stretching awake',
  order: 1450,
  half: 'arms',
  faces: { yawn: 1 },
  shows: 'hands',
  body: {
    hips: [0, 4, 2],
    waist: [-6, 0, 0],
    chest: [-6, 0, -4],
    neck: [-4, 0, 4],
    head: [-4, 0, 4],
    legs: { left: { stands: [1, 0.4], toes: 16 }, right: { stands: [0.75, -0.1], toes: 9 } },
    arms: {
      left: {
        reach: 'crown',
        off: [1.1, 1.9, -0.2],
        elbow: [1, 0.1, -0.1],
        palm: [-0.3, 0.4, 0.9],
        along: [-0.3, 1, -0.1],
      },
      right: {
        reach: 'mouth',
        off: [0.35, -0.3, 0.5],
        elbow: [0.85, -1, 0.1],
        palm: [-0.1, 0.1, -1],
        along: [-0.75, 0.75, 0.1],
      },
    },
    fingers: { left: 'fist', right: 'soft' },
    mirrors: true,
  },
})
