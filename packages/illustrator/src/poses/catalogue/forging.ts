import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const forging = pose({
  label: 'Hammering at an anvil',
  words:
    'forging, forges a, forging a sword, forge sword, forging a blade, forge blade, hammering, hammers a, hammering metal, hammer metal, hammering a glowing axe head, hammer glowing, hammering steel, hammering iron, hammering hot iron, at the anvil, at an anvil, anvil, striking the anvil, blacksmithing, blacksmith at work, blacksmith hammering, smithing, striking hot iron, working the forge, swinging a hammer, swing hammer, hammers, hammering a blade, hammering on an anvil, hitting an anvil, at the forge',
  order: 760,
  faces: { determined: 3, serious: 1 },
  shows: 'body',
  body: {
    ...footing,
    hips: [4, 4, 0],
    waist: [8, -4, 0],
    chest: [6, -6, 0],
    neck: [8, 6, 0],
    head: [4, 4, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [-0.2, 0, 2.2],
        elbow: [1, -0.4, -0.5],
        palm: [-0.85, -0.4, 0],
        along: [-0.4, -0.2, 0.9],
      },
      right: {
        reach: 'shoulder',
        off: [0.9, 0.55, 1.5],
        elbow: [1, -0.4, -0.4],
        palm: [-0.85, 0.1, 0.4],
        along: [-0.1, 0.65, 0.7],
      },
    },
    fingers: both('grip'),
    eyes: [6, -18],
    brings: 'anvil',
    mirrors: false,
  },
})
