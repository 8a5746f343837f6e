import { pose } from '#poses/pose-file.ts'
import { restOnRight } from '#poses/footing.ts'

export const relaxed = pose({
  label: 'Relaxed',
  words:
    'relaxed pose, contrapposto, at ease, casual pose, model pose, fashion pose, fashion model pose, posing, posing for the camera, posing for a photo, striking a pose, strikes a pose, editorial pose, natural pose, standing pose',
  order: 20,
  half: 'legs',
  plain: true,
  hands: 'rest',
  body: {
    ...restOnRight,
    shoulders: { left: [2, 0], right: [-2, 0] },
    arms: {
      left: { arm: [9, 20, 4], elbow: 28, roll: 0, hand: [0, 0, -6] },
      right: { arm: [-8, 8, 7], elbow: 22, roll: 22 },
    },
    fingers: { left: 'soft', right: 'relaxed' },
    mirrors: true,
  },
})
