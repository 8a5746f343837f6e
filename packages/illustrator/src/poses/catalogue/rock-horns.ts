import { restOnRight, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const rockHorns = pose({
  label: 'Rock horns',
  words:
    'rock horns, devil horns, sign of the horns, metal horns, metal sign, rock sign, rock on, throwing up the horns, horns sign, rock hand sign, rock and roll sign, heavy metal sign, rock on sign, rock on hand sign, rock on gesture',
  order: 1420,
  half: 'arm',
  faces: { grin: 2, excited: 2, smirk: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...restOnRight,
    arms: {
      left: side,
      right: { reach: 'cheek', off: [1.45, 0.25, 0.6], elbow: [0.7, -1, 0.1], palm: [0.05, 0, 1], along: [0.15, 1, 0] },
    },
    fingers: { left: 'relaxed', right: 'horns' },
    mirrors: true,
  },
})
