import { both, pose } from '#poses/pose-file.ts'

export const ballet = pose({
  label: 'Ballet',
  words:
    'ballet, ballet pose, dancing ballet, en pointe, on tiptoe, on tiptoes, plie, ballet pose on pointe, on pointe, pointe work, fifth position, fourth position, ballet stance, ballet position, ballet practice, at the barre, standing on tiptoe, standing on tiptoes, on her tiptoes, on his tiptoes',
  order: 490,
  faces: { calm: 2, smile: 2 },
  shows: 'body',
  body: {
    hips: [0, 0, 1],
    shift: [-0.75, 0, 0],
    waist: [-4, 0, -1],
    chest: [-4, 0, 0],
    neck: [-2, 8, 4],
    legs: {
      left: { thigh: [18, 88, 56], knee: 106, foot: [-52, 0, 0] },
      right: { stands: [0.15, 0], toes: 24, heel: 46 },
    },
    arms: both({
      reach: 'crown',
      off: [0.5, 1.25, 0.6],
      elbow: [1, 0.1, -0.1],
      palm: [-0.6, -0.8, -0.1],
      along: [-0.8, 0.65, 0.1],
    }),
    fingers: both('soft'),
    mirrors: true,
  },
})
