import { both, pose } from '#poses/pose-file.ts'

export const choppingWood = pose({
  label: 'Chopping wood',
  words:
    'chopping wood, chops wood, chopping firewood, splitting wood, splitting logs, splits logs, chopping logs, splitting firewood, cutting firewood, chopping a log, splitting a log',
  order: 1139,
  thing: 'axe',
  faces: { determined: 2, serious: 1 },
  shows: 'body',
  body: {
    hips: [-4, -4, 0],
    shift: [0, -0.4, 0],
    waist: [-4, 0, 0],
    chest: [-4, 0, 0],
    neck: [12, 2, 0],
    head: [8, 0, 0],
    eyes: [0, -14],
    legs: { left: { stands: [1.3, 0.2], toes: 16, knee: 4 }, right: { stands: [1.3, -0.2], toes: 16 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [-1.15, 2.9, 1.1],
        elbow: [1, 0.1, 0.4],
        palm: [-1, 0.3, 0.1],
        along: [0, 0.3, 0.95],
      },
      right: {
        reach: 'shoulder',
        off: [-1.2, 3.6, 1.1],
        elbow: [1, 0.1, 0.4],
        palm: [-1, 0.3, 0.1],
        along: [0, 0.3, 0.95],
      },
    },
    fingers: both('grip'),
    brings: 'chopping-block',
    mirrors: false,
  },
})
