import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const hidingFace = pose({
  label: 'Face in the hands',
  words:
    'hiding her face, hiding face, hide face, covering her face, covering face, cover face, hands over her face, hands over face, face in her hands, face in hands, face buried in her hands, burying her face in her hands, bury face in hands, hands covering her face, head in hands crying, sobbing into her hands, hiding behind her hands, crying into her hands, crying into his hands, weeping into her hands, peeking through her fingers, peeking between the fingers, peeking between her fingers, peeking through fingers, one eye peeking between the fingers, eye peeking, hands covering his face',
  order: 1530,
  half: 'arms',
  faces: { sad: 2, shy: 1 },
  shows: 'hands',
  body: {
    ...footing,
    waist: [6, 0, 0],
    chest: [6, 0, 0],
    neck: [16, 0, 0],
    head: [10, 0, 0],
    arms: both({
      reach: 'temple',
      off: [-0.42, -0.45, 0.42],
      elbow: [0.8, -1, 0.4],
      palm: [0, 0.05, -1],
      along: [-0.35, 0.95, 0.05],
    }),
    fingers: both('soft'),
    eyes: [0, -20],
    mirrors: true,
  },
})
