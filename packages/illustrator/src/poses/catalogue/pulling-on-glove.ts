import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const pullingOnGlove = pose({
  label: 'Pulling on a glove',
  words:
    'pulling on a glove, pulling on gloves, pulling on her gloves, putting on gloves, putting on her gloves, putting on a glove, put on glove, pull on glove, taking off her gloves, taking off a glove, take off glove, tugging at her glove, tugging her glove, adjusting her gloves, adjust glove',
  order: 1500,
  half: 'arms',
  thing: 'gloves',
  faces: { determined: 1, confident: 2, serious: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [4, 3, 0],
    arms: {
      left: {
        reach: 'chest',
        off: [0.1, 0.1, 1.7],
        elbow: [0.9, -1, 0.1],
        palm: [-0.85, 0, -0.5],
        along: [-0.2, 1, 0.1],
      },
      right: {
        reach: 'chest',
        off: [-0.72, -0.5, 1.75],
        elbow: [1, -0.8, 0.1],
        palm: [-0.4, 0.3, -0.9],
        along: [-0.95, 0.25, 0.2],
      },
    },
    fingers: { left: 'spread', right: 'grip' },
    mirrors: false,
  },
})
