import { both, pose } from '#poses/pose-file.ts'

export const playingCello = pose({
  label: 'Playing the cello',
  words:
    'playing the cello, playing cello, playing a cello, plays the cello, plays cello, playing her cello, playing his cello, cellist, cello, cellos, cello player, double bass, playing the double bass, upright bass, playing the upright bass',
  order: 774,
  faces: { 'eyes-closed': 1, calm: 2 },
  shows: 'body',
  inSkirt: both({ thigh: [84, 14, 16], knee: 86, foot: [-2, 0, 0] }),
  body: {
    hips: [2, 0, 0],
    waist: [4, 0, 0],
    chest: [4, 0, 0],
    neck: [6, 4, 4],
    legs: both({ thigh: [84, 20, 22], knee: 86, foot: [-2, 0, 0] }),
    arms: {
      left: {
        reach: 'shoulder',
        off: [0.1, 0.15, 2.0],
        elbow: [1, -0.6, 0],
        palm: [-0.8, 0.1, -0.6],
        along: [-0.6, 0.75, 0.2],
      },
      right: {
        reach: 'belly',
        off: [1.3, 0.7, 2.7],
        elbow: [1, -0.3, -0.2],
        palm: [-0.2, -0.9, 0.2],
        along: [-0.9, -0.3, 0.3],
      },
    },
    fingers: { left: 'hold', right: 'grip' },
    eyes: [0, -14],
    sits: true,
    brings: 'cello',
    mirrors: false,
  },
})
