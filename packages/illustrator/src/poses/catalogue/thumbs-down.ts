import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const thumbsDown = pose({
  label: 'Thumbs down',
  words: 'thumbs down, thumb down, giving a thumbs down, gives a thumbs down, disapproving gesture, booing',
  order: 242,
  half: 'arm',
  faces: { disgusted: 1, serious: 1, angry: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,

    arms: {
      left: side,
      right: { reach: 'shoulder', off: [0.1, -1.2, 2.6], elbow: [1, -0.1, 0], palm: [0.1, 0, 1], along: [-1, 0, 0.1] },
    },
    fingers: { left: 'relaxed', right: 'thumb' },
    mirrors: true,
  },
})
