import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const hitchhiking = pose({
  label: 'Hitchhiking',
  words:
    'hitchhiking, hitchhikes, hitchhiker, hitch hiking, hitch hiker, thumb out, thumbing a ride, thumbing a lift, hitching a ride, hitching a lift, sticking out her thumb',
  order: 1578,
  half: 'arm',
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,

    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [3.6, -1.3, 2.6],
        elbow: [0.3, -1, -0.2],
        palm: [-0.55, 0, 0.85],
        along: [0.85, 0.05, 0.5],
      },
    },
    fingers: { left: 'relaxed', right: 'thumb' },
    mirrors: true,
  },
})
