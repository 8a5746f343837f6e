import { restOnRight, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const onShoulder = pose({
  label: 'Sword over the shoulder',
  words:
    'slung over her shoulder, slung over his shoulder, slung over the shoulder, slung over one shoulder, resting on her shoulder, resting on his shoulder, resting on the shoulder, resting over her shoulder, propped on her shoulder, propped on his shoulder, carried over her shoulder, carried on his shoulder, balanced on her shoulder, hoisted on his shoulder, hoisted onto her shoulder, on one shoulder',
  order: 334,
  half: 'arm',
  thing: 'sword',
  faces: { confident: 2, smirk: 1, calm: 1 },
  shows: 'hips',
  grips: true,
  body: {
    ...restOnRight,

    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [0.3, -0.75, 1.5],
        elbow: [0.75, -1, 0.15],
        palm: [-0.59, -0.7, -0.395],
        along: [-0.8, 0.45, 0.395],
      },
    },
    fingers: { left: 'relaxed', right: 'grip' },
    mirrors: true,
  },
})
