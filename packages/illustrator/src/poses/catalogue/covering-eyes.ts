import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const coveringEyes = pose({
  label: 'Covering the eyes',
  words:
    'covering her eyes, covering eyes, hands over eyes, hands over her eyes, hand over her eyes, hiding her eyes, playing peekaboo, peekaboo, blindfolding herself',
  order: 1290,
  half: 'arms',
  faces: { shy: 1, smile: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [4, 0, 0],
    arms: both({
      reach: 'temple',
      off: [-0.38, -0.18, 0.45],
      elbow: [0.8, -1, 0.4],
      palm: [0, -0.05, -1],
      along: [-0.55, 0.85, 0.05],
    }),
    fingers: both('soft'),
    mirrors: true,
  },
})
