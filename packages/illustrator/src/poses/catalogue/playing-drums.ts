import { both, pose } from '#poses/pose-file.ts'

export const playingDrums = pose({
  label: 'Playing the drums',
  words:
    'playing the drums, playing drums, plays the drums, plays drums, playing a drum kit, drummer, drumming, drums away, drum kit, drum set, drum solo, at the drums, behind the drums, behind a drum kit, hitting the drums, rock drummer',
  order: 776.5,
  faces: { happy: 1, determined: 1, grin: 1 },
  shows: 'body',
  insteadOf: ['drum'],
  body: {
    hips: [4, 0, 0],
    waist: [4, 4, 0],
    neck: [2, 0, 0],
    legs: both({ thigh: [84, 20, 22], knee: 86, foot: [-2, 0, 0] }),
    arms: {
      left: {
        reach: 'chest',
        off: [0.35, -0.55, 2.4],
        elbow: [1, -0.5, -0.1],
        palm: [-0.4, -0.9, 0],
        along: [-0.3, 0.25, 0.95],
      },
      right: {
        reach: 'chest',
        off: [0.9, 0.6, 2.3],
        elbow: [1, -0.5, -0.1],
        palm: [-0.4, -0.8, 0.3],
        along: [-0.1, 0.6, 0.8],
      },
    },
    fingers: both('grip'),
    sits: true,
    brings: 'drum-kit',
    mirrors: false,
  },
})
