import { pose } from '#poses/pose-file.ts'

export const oneHandBlast = pose({
  label: 'One hand blast',
  words:
    'hand thrust forward, palm thrust forward, palm outstretched, firing a spell, hurling a spell, casting with one hand, magic blast, repulsor, blast from her palm, blast from his palm, lightning from her hand, lightning from his hand, palm strike, palm strikes',
  order: 1158,
  half: 'arms',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [2, 22, 0],
    shift: [0, -0.6, 0],
    waist: [2, 6, 0],
    chest: [2, 8, 0],
    neck: [0, -16, 0],
    head: [0, -10, 0],
    legs: { left: { stands: [1.3, -1.0], toes: 34 }, right: { stands: [1.3, 1.2], toes: 8, knee: 4 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.4, -2.2, -0.6],
        elbow: [0.6, -0.6, -1],
        palm: [-0.2, -1, 0],
        along: [0.4, -0.5, 0.4],
      },
      right: {
        reach: 'shoulder',
        off: [0.9, -0.9, 4.9],
        elbow: [0.8, -0.8, 0],
        palm: [-0.1, 0, 1],
        along: [0.1, 1, 0.1],
      },
    },
    fingers: { left: 'claw', right: 'spread' },
    mirrors: true,
  },
})
