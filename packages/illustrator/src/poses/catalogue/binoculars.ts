import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const binoculars = pose({
  label: 'Looking through binoculars',
  words:
    'looking through binoculars, look through binoculars, binoculars, with binoculars, binoculars at her eyes, birdwatching, bird watching, birdwatcher, spying with binoculars, peering through binoculars, peer through binoculars, field glasses, opera glasses',
  order: 776,
  insteadOf: ['binoculars'],
  half: 'arms',
  faces: { curious: 2, serious: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [-2, 0, 0],
    arms: both({
      reach: 'temple',
      off: [-0.05, -0.35, 0.95],
      elbow: [1, -0.75, 0.3],
      palm: [-0.85, 0.1, -0.3],
      along: [-0.45, 0.85, 0.3],
    }),
    fingers: both('hold'),
    brings: 'binoculars',
    mirrors: true,
  },
})
