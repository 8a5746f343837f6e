import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const hatTip = pose({
  label: 'Hand at the hat',
  words:
    'tipping his hat, tipping her hat, tips his hat, tips her hat, tipping a hat, tip of the hat, doffing his hat, doffing her hat, hand on her hat, hand on his hat, holding her hat, holding his hat, holding onto her hat, holding onto his hat, holding on to her hat, holding on to his hat, adjusting her hat, adjusting his hat, adjusts her hat, adjusts his hat, touching the brim of his hat, touching the brim of her hat, hand at the brim, tugging her hat down, pulling her hat down, hat pulled low, clutching her hat, fixing her hat, hand on hat, one hand on her hat, one hand on his hat',
  order: 725,
  half: 'arm',
  thing: 'fedora',
  faces: { smile: 2, smirk: 2, confident: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [5, 3, 0],
    arms: {
      left: side,
      right: {
        reach: 'temple',
        off: [0.35, 0.5, 0.75],
        elbow: [1, -0.45, 0.1],
        palm: [-0.75, -0.2, -0.5],
        along: [-0.35, 0.85, 0.2],
      },
    },
    fingers: { left: 'relaxed', right: 'pinch' },
    mirrors: true,
  },
})
