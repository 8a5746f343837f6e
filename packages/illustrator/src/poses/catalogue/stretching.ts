import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const stretching = pose({
  label: 'Stretching',
  words:
    'stretching, stretch, stretches, warming up, yawning and stretching, stretching her arms above her head, stretching his arms above his head, stretching her arms, stretching his arms, stretching her arms overhead, stretching arms overhead, stretching his arms overhead, arms stretched overhead, stretching arms',
  order: 270,
  half: 'arms',
  shows: 'body',
  body: {
    ...footing,
    waist: [-4, 0, 6],
    chest: [-4, 0, 8],
    neck: [-2, 0, 4],
    arms: {
      left: {
        reach: 'crown',
        off: [-0.05, 2.2, 0.05],
        elbow: [1, 0.2, -0.2],
        palm: [0, 1, 0.1],
        along: [-1, 0.1, 0.1],
      },
      right: { reach: 'crown', off: [-0.05, 2.05, 0], elbow: [1, 0.2, -0.2], palm: [0, 1, 0.1], along: [-1, 0.1, 0.1] },
    },
    fingers: both('soft'),
    mirrors: true,
  },
})
