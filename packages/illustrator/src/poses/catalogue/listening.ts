import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const listening = pose({
  label: 'Hand at ear',
  words:
    'listening, listens, listening closely, listening intently, hand to her ear, hand to his ear, hand behind his ear, hand cupped to her ear, hand cupped behind her ear, cupping her ear, cupping his ear, eavesdropping, eavesdrops, straining to hear, hard of hearing, finger on her earpiece, touching her earpiece, hand on her earpiece',
  order: 1576,
  half: 'arm',
  faces: { curious: 2, thoughtful: 0.01, calm: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [2, 8, 3],
    head: [2, 8, 3],
    arms: {
      left: side,
      right: {
        reach: 'cheek',
        off: [0.75, 0.3, -0.3],
        elbow: [0.85, -1, 0.25],
        palm: [-1, 0.1, 0.25],
        along: [0, 0.72, -0.68],
      },
    },
    fingers: { left: 'relaxed', right: 'soft' },
    mirrors: true,
  },
})
