import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const welding = pose({
  label: 'Welding',
  words:
    'welding, welds, welding a mech leg, welding metal, weld metal, welder at work, welding torch, with a welding torch, cutting torch, sparks from her welder, plasma cutter',
  order: 770,
  insteadOf: ['welding-torch'],
  faces: { determined: 3, serious: 1 },
  shows: 'hips',
  body: {
    ...footing,
    hips: [4, 0, 0],
    waist: [12, 0, 0],
    chest: [8, 0, 0],
    neck: [10, 0, 0],
    head: [5, 0, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [-0.05, 0.3, 2.1],
        elbow: [1, -0.4, -0.4],
        palm: [-0.75, -0.6, 0],
        along: [-0.4, -0.2, 0.9],
      },
      right: {
        reach: 'belly',
        off: [0.35, 0.6, 2.1],
        elbow: [1, -0.5, -0.3],
        palm: [-0.8, -0.4, 0.1],
        along: [-0.5, -0.3, 0.8],
      },
    },
    fingers: { left: 'hold', right: 'grip' },
    eyes: [0, -20],
    brings: 'welder',
    mirrors: false,
  },
})
