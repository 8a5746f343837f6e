import { both, pose } from '#poses/pose-file.ts'

export const volleyballSpike = pose({
  label: 'Volleyball spike',
  words:
    'volleyball spike, spiking a volleyball, spikes the ball, playing volleyball, plays volleyball, volleyball player, beach volleyball, serving a volleyball, serving, overhead smash, spiking, spikes a volleyball, spiking the ball, volleyball spiking, mid spike, spiking a ball, volleyball serve, jump serve',
  order: 1194,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [-16, -14, 0],
    waist: [-10, 0, 0],
    chest: [-10, -6, 0],
    neck: [4, 8, 0],
    legs: {
      left: { thigh: [-18, 4, 8], knee: 70, foot: [-34, 0, 0] },
      right: { thigh: [-30, 4, 8], knee: 84, foot: [-34, 0, 0] },
    },
    arms: {
      left: { reach: 'shoulder', off: [1.2, 3.8, 2.0], elbow: [1, 0, -0.2], palm: [0, 0, 1], along: [0.1, 1, 0.3] },
      right: {
        reach: 'shoulder',
        off: [2.0, 2.2, -1.6],
        elbow: [1, 0, -0.4],
        palm: [0, 0.4, 1],
        along: [0.2, 0.9, -0.4],
      },
    },
    fingers: both('spread'),
    stays: true,
    round: 26,
    lift: 4.5,
    mirrors: true,
  },
})
