import { both, pose } from '#poses/pose-file.ts'

export const grappling = pose({
  label: 'Grappling stance',
  words:
    'grappling, grappler, wrestling, wrestler, wrestling stance, sumo, sumo wrestler, judo, jiu jitsu, grappling stance, tackling, tackles, lunging to grab, rugby tackle',
  order: 1130,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [30, 0, 0],
    shift: [0, -2.2, -0.6],
    waist: [12, 0, 0],
    chest: [8, 0, 0],
    neck: [-22, 0, 0],
    head: [-14, 0, 0],
    legs: { left: { stands: [1.9, 0.9], toes: 26, knee: 10 }, right: { stands: [1.9, -0.9], toes: 30, knee: 10 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [0.9, 1.7, 3.8],
        elbow: [1, -0.6, 0],
        palm: [-0.5, -0.6, 0.5],
        along: [-0.2, 0.4, 0.9],
      },
      right: {
        reach: 'shoulder',
        off: [0.9, 1.0, 3.8],
        elbow: [1, -0.6, 0],
        palm: [-0.5, -0.6, 0.5],
        along: [-0.2, 0.3, 0.9],
      },
    },
    fingers: both('claw'),
    mirrors: true,
  },
})
