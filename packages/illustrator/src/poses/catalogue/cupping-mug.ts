import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const cuppingMug = pose({
  label: 'Mug in both hands',
  words:
    'mug in both hands, cup in both hands, holding a mug with both hands, holding a cup with both hands, hands around a mug, hands around a cup, hands wrapped around a mug, hands wrapped around a cup, wrap hands around mug, wrap hands around cup, cupping a mug, cradling a mug, cradling a cup, cradle mug, cradle cup, warming her hands on a mug, clutching a mug, hugging a mug, enjoying a cup of tea, enjoying a coffee, cup of tea in her hands, blowing on her tea, blowing on her coffee',
  order: 376,
  half: 'arms',
  thing: 'mug',
  faces: { smile: 2, calm: 3 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [6, 0, 0],
    shoulders: { left: [5, 5], right: [5, 5] },
    arms: {
      left: {
        reach: 'chest',
        off: [-0.08, -0.2, 1.35],
        elbow: [1, -0.85, 0.1],
        palm: [-1, 0.05, 0.05],
        along: [-0.3, 0.45, 0.85],
      },
      right: {
        reach: 'chest',
        off: [0, -0.25, 1.35],
        elbow: [1, -0.85, 0.1],
        palm: [-1, 0.05, 0.05],
        along: [-0.3, 0.4, 0.85],
      },
    },
    fingers: both('hold'),
    mirrors: false,
  },
})
