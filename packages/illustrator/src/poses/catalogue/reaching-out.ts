import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const reachingOut = pose({
  label: 'Reaching out',
  words:
    'reaching out, reaches out, reaching out a hand, reaching for, reaching towards, holding out a hand, holding out her hand, holding out his hand, extending a hand, outstretched hand, offering a hand, offering her hand, offering his hand, outstretched arm, arm outstretched, hand outstretched, arm stretched out, arm extended, extended arm, extended hand, stretching out a hand, stretching out her hand, stretching out his hand, touching, touches, reaching for the camera, reaching towards the camera, reaching toward us, reaching for us, reaches for, reaching into, feeding, feeds, feeding ducks, offers, handing over, hands you, handing you, handing us, gives you, giving you, holding out, holds out, hand extended, hand extended to, hand extended to help, hand extended to help you up, hand stretched out, extending her hand, extending his hand, extends a hand, extends her hand, extends his hand, hand held out, lending a hand, one arm outstretched, one arm extended, holding her hand out, holding his hand out, holding a hand out, holding her hands out, holding out her hands',
  order: 430,
  half: 'arm',
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    waist: [2, 2, -2],
    chest: [3, 6, -1],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [0.3, -0.55, 4.5],
        elbow: [0.8, -1, 0],
        palm: [-0.5, 0.85, 0.1],
        along: [0.1, 0.05, 1],
      },
    },
    fingers: { left: 'relaxed', right: 'soft' },
    mirrors: true,
  },
})
