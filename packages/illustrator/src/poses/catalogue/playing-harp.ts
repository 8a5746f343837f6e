import { seated, seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const playingHarp = pose({
  label: 'Playing the harp',
  words:
    'playing the harp, playing harp, playing a harp, plays the harp, harpist, harp, harps, harp player, plucking a harp, plucking harp strings, golden harp',
  order: 775,
  faces: { calm: 2, 'eyes-closed': 1 },
  shows: 'body',
  inSkirt: seatedInSkirt,
  body: {
    hips: [2, 0, 0],
    waist: [3, 0, 0],
    neck: [3, 8, 0],
    head: [2, 6, 0],
    legs: seated,
    arms: both({
      reach: 'chest',
      off: [0.15, -0.1, 2.3],
      elbow: [1, -0.6, 0],
      palm: [-0.95, 0, -0.2],
      along: [-0.25, 0.35, 0.9],
    }),
    fingers: both('soft'),
    sits: true,
    brings: 'harp',
    round: 48,
    mirrors: false,
  },
})
