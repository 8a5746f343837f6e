import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const shaving = pose({
  label: 'Shaving',
  words:
    'shaving, shaves, shaving his face, shaving his beard, shave face, shave beard, razor, straight razor, with a razor, trimming his beard, trim beard, shaving foam, shaving cream, barber shave, cutthroat razor, cut throat razor',
  order: 1770,
  half: 'arm',
  faces: { neutral: 1, calm: 2 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [-5, 8, -4],
    head: [-4, 6, -4],
    arms: {
      left: side,
      right: {
        reach: 'cheek',
        off: [0.42, -0.5, 0.5],
        elbow: [0.9, -1, 0.1],
        palm: [-0.8, 0.15, -0.5],
        along: [-0.4, 0.85, 0.05],
      },
    },
    fingers: { left: 'relaxed', right: 'pinch' },
    brings: 'razor',
    mirrors: false,
  },
})
