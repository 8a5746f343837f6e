import { restOnRight, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const chinUp = pose({
  label: 'Chin up',
  words:
    'chin up, chin raised, chin lifted, chin held high, chin high, head held high, holding her head high, nose in the air, looking down her nose, looking down his nose, haughty pose, proud stance',
  order: 1574,
  half: 'look',
  faces: { proud: 2, confident: 1 },
  hands: 'rest',
  body: {
    ...restOnRight,
    neck: [-9, 2, 0],
    head: [-8, 2, 0],
    arms: { left: side, right: side },
    fingers: both('relaxed'),
    mirrors: true,
  },
})
