import { seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const enthroned = pose({
  label: 'On a throne',
  words:
    'on a throne, on the throne, on her throne, on his throne, sitting on a throne, sit on throne, sitting on the throne, seated on a throne, seat on throne, sits upon the throne, upon a throne, enthroned, throne, thrones, lounging on a throne, lounge on throne, iron throne, throne of bones, throne of skulls, ruling from her throne, sprawled on a throne, slouched on a throne, slouching on his throne, slouching on her throne, slouching on a throne, slouched on his throne, slouched on her throne, lounging on his throne, lounging on her throne, sprawled on his throne, sprawled on her throne',
  order: 53,
  half: 'legs',
  faces: { proud: 3, serious: 2, confident: 1, smirk: 1 },
  shows: 'body',
  hands: 'rest',
  inSkirt: seatedInSkirt,
  body: {
    hips: [-6, 2, 0],
    waist: [2, 0, 0],
    chest: [2, 0, 0],
    neck: [3, 0, 0],
    legs: {
      left: { thigh: [85, 8, 10], knee: 82, foot: [-5, 0, 0] },
      right: { thigh: [85, 8, 10], knee: 88, foot: [0, 0, 0] },
    },
    arms: both({
      reach: 'hip',
      off: [1.05, 0.15, 1.9],
      elbow: [1, -0.3, -0.6],
      palm: [-0.1, -1, 0],
      along: [-0.05, -0.15, 1],
    }),
    fingers: both('soft'),
    sits: true,
    brings: 'throne',
    mirrors: true,
  },
})
