import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const steepledFingers = pose({
  label: 'Steepled fingers',
  words:
    'steepled fingers, steepling her fingers, steeple fingers, fingers steepled, tented fingers, fingertips together, fingertips touching, scheming, plotting, villain pose, mastermind pose, steepling his fingers, tenting his fingers, fingers tented',
  order: 1320,
  half: 'arms',
  faces: { smirk: 2, thoughtful: 1, serious: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [4, 0, 0],
    arms: both({
      reach: 'chest',
      off: [0.02, -0.1, 1.25],
      elbow: [1, -0.75, 0.1],
      palm: [-1, -0.1, 0.1],
      along: [-0.5, 0.95, 0.25],
    }),
    fingers: both('soft'),
    mirrors: true,
  },
})
