import { both, pose } from '#poses/pose-file.ts'

/** Seated at the keys. */
export const playingPiano = pose({
  label: 'Playing the piano',
  words:
    'playing piano, playing the piano, playing a piano, plays the piano, plays piano, pianist, at the piano, at a piano, playing keyboard, playing the keyboard, playing keyboards, hands on the keys, playing the organ, playing the synthesizer',
  order: 730,
  thing: 'keyboard',
  faces: { calm: 2, dreamy: 1, smile: 1 },
  shows: 'body',
  inSkirt: both({ thigh: [86, -6, -9], knee: 86, foot: [-1, 5, 0] }),
  body: {
    hips: [-2, 0, 0],
    waist: [4, 0, 0],
    chest: [4, 0, 0],
    neck: [6, 4, 0],
    head: [3, 3, 0],
    legs: {
      left: { thigh: [85, 4, 5], knee: 82, foot: [-6, 0, 0] },
      right: { thigh: [85, 4, 5], knee: 92, foot: [4, 0, 0] },
    },
    arms: {
      left: {
        reach: 'belly',
        off: [1.2, 0.45, 2.5],
        elbow: [1, -0.5, -0.5],
        palm: [0, -1, 0],
        along: [-0.1, -0.05, 1],
      },
      right: { reach: 'belly', off: [1, 0.45, 2.5], elbow: [1, -0.5, -0.5], palm: [0, -1, 0], along: [-0.1, -0.05, 1] },
    },
    fingers: both('type'),
    sits: true,
    mirrors: true,
  },
})
