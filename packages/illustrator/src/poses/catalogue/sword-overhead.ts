import { both, pose } from '#poses/pose-file.ts'

export const swordOverhead = pose({
  label: 'Sword overhead',
  words:
    'sword overhead, sword above her head, sword above his head, overhead strike, overhead swing, raising her sword, raising his sword, raises his sword, raises her sword, swinging her sword overhead, swinging his sword overhead, bringing down her sword, bringing down his sword, axe overhead, axe above his head, axe above her head, chopping down, jodan, sword raised overhead, sword raised above her head, sword raised above his head, sword held above her head, sword held overhead',
  order: 1138,
  half: 'arms',
  thing: 'sword',
  faces: { furious: 2, determined: 2 },
  shows: 'body',
  body: {
    hips: [-8, -8, 0],
    shift: [0, -0.5, 0],
    waist: [-8, 0, 0],
    chest: [-8, 0, 0],
    neck: [10, 4, 0],
    head: [6, 0, 0],
    legs: { left: { stands: [1.1, 1.8], toes: 6, knee: 6 }, right: { stands: [1.4, -1.5], toes: 36, heel: 22 } },
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
  },
})
