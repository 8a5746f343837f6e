import { both, pose } from '#poses/pose-file.ts'

export const doubledOver = pose({
  label: 'Bent over, hands on knees',
  words:
    'bent over, bending over, bends over, doubled over, doubling over, doubled over with laughter, doubled over laughing, bent over laughing, laughing bent over, hands on her knees panting, out of breath, catching her breath, catching his breath, panting, pants for breath, gasping for breath, gasping for air, winded, exhausted after a run, hands on his knees, hands on knees',
  order: 1579,
  faces: { laugh: 2, tired: 1 },
  shows: 'body',
  body: {
    hips: [38, 0, 0],
    shift: [0, -0.9, -1.1],
    waist: [12, 0, 0],
    chest: [8, 0, 0],
    neck: [-16, 0, 0],
    head: [-10, 0, 0],
    legs: { left: { stands: [1.15, 0.6], toes: 12, knee: 6 }, right: { stands: [1.15, 0.35], toes: 12, knee: 6 } },
    arms: both({
      reach: 'knee',
      off: [0.05, 0.45, 0.05],
      elbow: [1, 0.1, -0.4],
      palm: [-0.15, -0.85, -0.5],
      along: [-0.5, -0.6, 0.6],
    }),
    fingers: both('rest'),
    mirrors: true,
  },
})
