import type { Pose } from '#poses/pose.ts'

/** One arm lifts it beside the shoulder. */
export const lifted: Pose = {
  arms: {
    left: { arm: [2, 8, 4], elbow: 16, roll: 16 },
    right: {
      reach: 'shoulder',
      off: [0.75, 0.35, 1.35],
      elbow: [0.5, -1, -0.1],
      palm: [-1, 0.05, 0.1],
      along: [-0.05, 1, 0.15],
    },
  },
  fingers: { left: 'relaxed', right: 'grip' },
}

/** Both hands have it across the chest. */
export const acrossChest: Pose = {
  arms: {
    left: {
      reach: 'ribs',
      off: [0.2, 0.35, 1.7],
      elbow: [0.9, -1, -0.1],
      palm: [-0.5, 0.3, -0.8],
      along: [-0.4, 0.85, 0.1],
    },
    right: {
      reach: 'ribs',
      off: [0.35, -1.1, 1.5],
      elbow: [1, -0.7, -0.4],
      palm: [-0.75, -0.55, 0.1],
      along: [-0.75, 0.62, 0.15],
    },
  },
  fingers: { left: 'hold', right: 'grip' },
}
