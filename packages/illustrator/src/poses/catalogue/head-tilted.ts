import { restOnRight, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const headTilted = pose({
  label: 'Head tilted',
  words:
    'head tilted, tilted head, head tilt, tilting her head, tilting his head, tilts her head, tilts his head, head tilted to one side, head tilted to the side, head cocked, cocking her head, cocking his head, head cocked to one side, head to one side, slight head tilt',
  order: 1573,
  half: 'look',
  faces: { curious: 1, smile: 2 },
  hands: 'rest',
  body: {
    ...restOnRight,
    neck: [1, 3, 10],
    head: [1, 2, 9],
    arms: { left: side, right: side },
    fingers: both('relaxed'),
    mirrors: true,
  },
})
