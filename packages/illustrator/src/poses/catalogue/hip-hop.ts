import { both, pose } from '#poses/pose-file.ts'

export const hipHop = pose({
  label: 'Hip-hop dance',
  words:
    'hip hop dancing, hip hop dancer, hip hop dance, street dance, street dancing, popping and locking, krump, dabbing, dab, kpop dance, k pop dance, kpop choreography, idol dance, hip hop pose, hip hop, hip hop moves, hip hop stance, breakdance pose, tiktok dance, tiktok dancing, doing a tiktok dance, voguing, locking and popping, robot dance',
  order: 1230,
  faces: { confident: 2, smirk: 1 },
  shows: 'body',
  body: {
    hips: [8, 20, 6],
    shift: [0.2, -1.6, 0],
    waist: [8, -10, -8],
    chest: [6, -10, -6],
    neck: [6, 10, 8],
    head: [8, 6, 6],
    legs: { left: { stands: [1.9, 0.5], toes: 30, knee: 10 }, right: { stands: [1.5, -0.6], toes: 20, heel: 24 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.6, 2.4, 0.6],
        elbow: [0.6, -1, 0],
        palm: [0, -0.6, 0.8],
        along: [0.8, 0.6, 0.1],
      },
      right: {
        reach: 'chin',
        off: [-0.3, 0.6, 1.9],
        elbow: [1, 0.1, 0.1],
        palm: [-0.2, 0, -1],
        along: [-0.9, 0.35, 0.1],
      },
    },
    fingers: both('flat'),
    mirrors: true,
  },
})
