import { both, pose } from '#poses/pose-file.ts'

export const shrugging = pose({
  label: 'Shrugging',
  words: 'shrugging, shrug, shrugs, palms up, palms turned up, upturned palms, palms raised, hands turned up',
  order: 260,
  half: 'arms',
  shows: 'hands',
  body: {
    hips: [0, 0, 1],
    neck: [2, 0, 5],
    head: [0, 0, 5],
    shoulders: { left: [17, 2], right: [17, 2] },
    arms: both({ arm: [4, 46, 12], elbow: 72, roll: -80, hand: [0, 0, -34] }),
    fingers: both('soft'),
  },
})
