import { both, pose } from '#poses/pose-file.ts'

export const sneaking = pose({
  label: 'Sneaking',
  words:
    'sneaking, sneaks, sneak, tiptoeing, tiptoes across, tiptoe across, creeping, creeps, creep, prowling, prowls, prowl, stalking, stealthy, in stealth, stealth pose, sneaking around, sneaking past, sneaking up, slinking, skulking, lurking, lurks, stalks, creeping along, tiptoes, infiltrating, peeking around a corner, peeking round a corner, peeking around the corner, peeking round, peeking out from behind, peering round, peering around a corner, peering round a corner',
  order: 1610,
  half: 'legs',
  faces: { suspicious: 2, serious: 1, smirk: 1 },
  shows: 'body',
  body: {
    hips: [20, 6, 0],
    shift: [0, -1.2, 0],
    waist: [10, -4, 0],
    chest: [8, -6, 0],
    neck: [-16, 4, 0],
    head: [-8, 4, 0],
    legs: {
      left: { stands: [0.5, -1.6], toes: 10, heel: 46, knee: 6 },
      right: { stands: [0.45, 1.7], toes: 10, heel: 24, knee: 6 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [0.5, -1.2, 2.6],
        elbow: [1, -0.7, -0.2],
        palm: [-0.1, -0.6, 0.8],
        along: [-0.1, 0.6, 0.7],
      },
      right: {
        reach: 'chest',
        off: [0.7, -0.6, 1.9],
        elbow: [1, -0.8, -0.1],
        palm: [-0.1, -0.7, 0.7],
        along: [-0.1, 0.6, 0.8],
      },
    },
    fingers: both('soft'),
    mirrors: true,
  },
})
