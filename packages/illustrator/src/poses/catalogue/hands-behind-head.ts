import { both, pose } from '#poses/pose-file.ts'
import { restOnRight } from '#poses/footing.ts'

export const handsBehindHead = pose({
  label: 'Hands behind head',
  words:
    'hands behind head, hands behind her head, hands behind his head, arms behind head, arms behind her head, arms behind his head, hands behind the head, hands clasped behind her head, hands clasped behind his head, hands clasped behind head, fingers laced behind her head, fingers laced behind his head, hands folded behind her head, hands folded behind his head, hands laced behind her head, fingers interlocked behind her head',
  order: 690,
  half: 'arms',
  shows: 'hands',
  body: {
    ...restOnRight,
    chest: [-4, -4, -3],
    neck: [-2, 3, 3],
    arms: {
      left: {
        reach: 'crown',
        off: [0.15, -1.15, -1.05],
        elbow: [1, 0.25, 0.15],
        palm: [0, 0.1, 1],
        along: [-1, 0.25, 0],
      },
      right: {
        reach: 'crown',
        off: [0.15, -1, -1.15],
        elbow: [1, 0.25, 0.15],
        palm: [0, 0.1, 1],
        along: [-1, 0.25, 0],
      },
    },
    fingers: both('soft'),
    mirrors: true,
  },
})
