import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const holdingBelly = pose({
  label: 'Hands on the belly',
  words:
    'holding his stomach, holding her stomach, holding her belly, holding his belly, clutching her stomach, clutching his stomach, clutching his belly, clutching her belly, hands on her belly, hands on his belly, hands on her stomach, hands on his stomach, hand on her belly, hand on his belly, hand on her stomach, hand on his stomach, hands over her stomach, stomach ache, stomachache, belly laugh, belly laughing, patting his belly, patting her belly, rubbing his belly, rubbing her belly, cradling her belly',
  order: 1585,
  half: 'arms',
  faces: { smile: 1, laugh: 1, worried: 1 },
  shows: 'hips',
  body: {
    ...footing,
    waist: [6, 0, 0],
    chest: [4, 0, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [0.15, -0.45, 0.3],
        elbow: [1, -0.5, -0.2],
        palm: [0.1, 0, -1],
        along: [-1, -0.1, 0.1],
      },
      right: {
        reach: 'belly',
        off: [0.2, 0.35, 0.3],
        elbow: [1, -0.4, -0.2],
        palm: [0.1, 0, -1],
        along: [-1, 0.05, 0.1],
      },
    },
    fingers: both('rest'),
    mirrors: true,
  },
})
