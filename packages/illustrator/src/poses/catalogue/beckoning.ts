import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const beckoning = pose({
  label: 'Beckoning',
  words:
    'beckoning, beckon, beckons, come here gesture, come hither, come hither gesture, inviting gesture, motioning to come',
  order: 1250,
  half: 'arm',
  faces: { smirk: 2, smile: 1, confident: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [0.15, -0.75, 3.3],
        elbow: [0.9, -1, 0],
        palm: [-0.35, 0.9, -0.35],
        along: [-0.2, 0.45, 0.9],
      },
    },
    fingers: { left: 'relaxed', right: 'beckon' },
    mirrors: true,
  },
})
