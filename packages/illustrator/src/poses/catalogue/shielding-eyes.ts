import { restOnRight } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const shieldingEyes = pose({
  label: 'Shielding the eyes from the sun',
  words:
    'shielding her eyes, shielding eyes, shading her eyes, shading eyes, shields eyes, hand shading eyes, hand shielding her eyes from the sun, shielding her eyes from the sun, shading her eyes from the sun, hand above her eyes, hand over brow, hand to her brow, squinting into the sun, squinting in the sun, scanning the horizon, lookout pose',
  order: 1370,
  half: 'arm',
  faces: { curious: 1, serious: 1, smile: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...restOnRight,
    arms: {
      left: {
        reach: 'hip',
        off: [0.24, 0.08, 0.22],
        elbow: [1, 0.05, -0.6],
        palm: [-1, -0.1, -0.3],
        along: [-0.35, -0.5, 1],
      },
      right: {
        reach: 'temple',
        off: [-0.05, 0.28, 0.62],
        elbow: [1, -0.35, 0.35],
        palm: [0.05, -1, -0.1],
        along: [-1, 0.1, 0.15],
      },
    },
    fingers: { left: 'rest', right: 'flat' },
    mirrors: true,
  },
})
