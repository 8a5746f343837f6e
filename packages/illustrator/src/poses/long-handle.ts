import { footing } from './footing.ts'
import type { Pose } from './pose.ts'

/** Both hands on a long handle before the belly, as one sweeps, mops, digs and rakes; the eyes on what is done below. */
export const atLongHandle = {
  ...footing,
  hips: [4, 0, 0],
  waist: [10, 4, 0],
  chest: [6, 6, 0],
  neck: [10, -4, 0],
  head: [5, -4, 0],
  arms: {
    left: {
      reach: 'ribs',
      off: [-0.75, 0.5, 2.1],
      elbow: [1, -0.6, -0.2],
      palm: [-0.5, -0.3, -0.8],
      along: [-0.85, 0.2, 0.4],
    },
    right: {
      reach: 'belly',
      off: [0.45, -0.1, 2.2],
      elbow: [1, -0.4, -0.4],
      palm: [-0.75, 0.2, -0.5],
      along: [-0.5, 0.1, 0.85],
    },
  },
  fingers: { left: 'grip', right: 'grip' },
  eyes: [-6, -20],
  mirrors: true,
} as const satisfies Pose
