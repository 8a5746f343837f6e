import { restOnRight } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const holdingLapels = pose({
  label: 'Hands on the lapels',
  words:
    'hands on lapels, holding her lapels, holding lapels, gripping his lapels, adjusting his jacket, adjusting her jacket, adjust jacket, adjusting her coat, adjust coat, straightening her jacket, straighten jacket, adjusting his suit, adjust suit, straightening his suit, buttoning his jacket, button jacket, putting on a jacket, putting on her jacket, put on jacket, putting on a coat, put on coat, taking off her jacket, take off jacket, taking off her coat, take off coat, adjusting her collar, adjust collar, popping her collar, pop collar, turning up her collar, collar turned up, pulling her coat around her, pulling her coat tighter, clutching her coat, clutching his coat, pulling her coat closed, pulling his coat closed',
  order: 1510,
  half: 'arms',
  faces: { confident: 3, smirk: 1 },
  shows: 'hands',
  body: {
    ...restOnRight,
    arms: both({
      reach: 'chest',
      off: [0.42, 0.35, 0.42],
      elbow: [1, -1, -0.1],
      palm: [-0.35, -0.05, -1],
      along: [-0.65, 0.75, 0.1],
    }),
    fingers: both('hold'),
    mirrors: true,
  },
})
