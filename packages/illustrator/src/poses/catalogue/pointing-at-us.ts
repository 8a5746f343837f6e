import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const pointingAtUs = pose({
  label: 'Pointing at the viewer',
  words:
    'pointing at viewer, pointing at the viewer, pointing at us, pointing at you, pointing at camera, pointing at the camera, pointing towards the camera, pointing forward, pointing straight ahead, pointing at the lens, points at you, points at the camera, i want you pose',
  order: 1240,
  half: 'arm',
  faces: { confident: 2, determined: 1, smirk: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    arms: {
      left: {
        reach: 'hip',
        off: [0.24, 0.08, 0.22],
        elbow: [1, 0.05, -0.6],
        palm: [-1, -0.1, -0.3],
        along: [-0.35, -0.5, 1],
      },
      right: {
        reach: 'shoulder',
        off: [-0.3, -0.1, 4.95],
        elbow: [0.7, -1, 0],
        palm: [-0.35, -1, 0.1],
        along: [-0.1, 0.05, 1],
      },
    },
    fingers: { left: 'rest', right: 'point' },
    mirrors: true,
  },
})
