import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const fingersAtLips = pose({
  label: 'Fingers at the lips',
  words:
    'touching her lips, touching his lips, fingers on her lips, fingers at her lips, fingertips on her lips, biting her nails, biting his nails, biting her nail, nail biting, biting her thumb, biting her finger, finger in her mouth, chewing her nails, thumb on her lip, finger at the corner of her mouth, nibbling her finger',
  order: 402,
  half: 'arm',
  faces: { shy: 1, worried: 1, thoughtful: 0.01, calm: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [4, 4, 2],
    arms: {
      left: side,
      right: {
        reach: 'mouth',
        off: [0.25, -0.55, 0.55],
        elbow: [1, -0.8, 0.1],
        palm: [-0.6, 0, -0.8],
        along: [-0.6, 0.8, 0.1],
      },
    },
    fingers: { left: 'relaxed', right: 'soft' },
    mirrors: true,
  },
})
