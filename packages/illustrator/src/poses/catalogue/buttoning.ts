import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const buttoning = pose({
  label: 'Buttoning',
  words:
    'buttoning, buttons up, buttoning her shirt, buttoning up, button shirt, button up shirt, buttoning her blouse, button blouse, unbuttoning her shirt, unbutton shirt, unbutton, zipping up, zipping up her jacket, zip up jacket, zip up, getting dressed, gets dressed, dressing herself',
  order: 1520,
  half: 'arms',
  faces: { calm: 1, serious: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [14, 0, 0],
    head: [8, 0, 0],
    arms: {
      left: {
        reach: 'chest',
        off: [-0.22, -0.75, 0.55],
        elbow: [1, -0.8, 0],
        palm: [-0.3, 0.1, -1],
        along: [-0.95, 0.25, 0.1],
      },
      right: {
        reach: 'chest',
        off: [-0.12, -0.6, 0.6],
        elbow: [1, -0.8, 0],
        palm: [-0.3, 0.1, -1],
        along: [-0.95, 0.2, 0.1],
      },
    },
    fingers: both('pinch'),
    eyes: [0, -22],
    mirrors: true,
  },
})
