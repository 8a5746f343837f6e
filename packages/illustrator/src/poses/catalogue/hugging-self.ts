import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const huggingSelf = pose({
  label: 'Hugging oneself',
  words:
    'hugging herself, hugging himself, hugging themself, hugs herself, hugs himself, arms around herself, arms around himself, shivering, self hug, shivers, rubbing her arms, rubbing his arms, wrapping her arms around herself, arms wrapped around herself, hugging his arms',
  order: 460,
  half: 'arms',
  faces: { calm: 1, sad: 1, shy: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [5, 0, 4],
    head: [3, 0, 4],
    arms: {
      left: {
        reach: 'shoulder',
        over: true,
        off: [0.05, -1.25, 0.82],
        elbow: [0.7, -1, 0.4],
        palm: [-0.45, 0, -1],
        along: [-0.8, 0.35, -0.5],
      },
      right: {
        reach: 'shoulder',
        over: true,
        off: [0.05, -1.45, 0.82],
        elbow: [0.7, -1, 0.4],
        palm: [-0.45, 0, -1],
        along: [-0.8, 0.2, -0.5],
      },
    },
    shoulders: { left: [4, 12], right: [4, 12] },
    fingers: both('soft'),
    mirrors: true,
  },
})
