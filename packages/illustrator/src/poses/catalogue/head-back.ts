import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const headBack = pose({
  label: 'Head thrown back',
  words:
    'head thrown back, head tilted back, throwing her head back, throw head back, tilting her head back, tilt head back, tossing her head back, head back, basking in the sun, basking, soaking up the sun, face to the sun, face turned to the sun, face turned up, face up to the sky, eyes to the sky, savouring the moment',
  order: 1540,
  faces: { 'eyes-closed': 2, calm: 1, happy: 1 },
  shows: 'hips',
  body: {
    ...footing,
    waist: [-6, -1, -2],
    chest: [-9, -2, -1],
    neck: [-17, 8, 0],
    head: [-14, 8, 0],
    arms: both({ arm: [-10, 10, 12], elbow: 16, roll: 8 }),
    fingers: both('relaxed'),
    eyes: [4, 6],
    mirrors: true,
  },
})
