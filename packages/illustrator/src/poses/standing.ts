import type { Pose } from './pose.ts'

export const standing: Pose = {
  hips: [0, 0, 0],
  arms: { left: { arm: [2, 6, 2], elbow: 14, roll: 14 }, right: { arm: [3, 4, 1], elbow: 18, roll: 18 } },
}
