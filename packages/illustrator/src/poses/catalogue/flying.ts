import { pose } from '#poses/pose-file.ts'

export const flying = pose({
  label: 'Flying',
  words:
    'flying, fly, flies, floating, float, soaring, hovering, levitating, gliding, levitates, weightless, skimming, skims, wingsuit flying, wingsuit flyer, wingsuit, zero g, zero gravity, in zero gravity, in zero g, microgravity, weightlessness, floating in the air, floating in mid air, floating in midair, floating in space, drifting in space, drifting through space, drifting weightlessly, spacewalk, spacewalking, on a spacewalk',
  order: 190,
  half: 'legs',
  shows: 'body',
  body: {
    hips: [50, 0, 0],
    waist: [-8, 0, 0],
    chest: [-10, 0, 0],
    neck: [-20, 0, 0],
    head: [-16, 0, 0],
    legs: {
      left: { thigh: [-4, 2, 3], knee: 14, foot: [-34, 0, 0] },
      right: { thigh: [20, 4, 3], knee: 62, foot: [-30, 0, 0] },
    },
    arms: {
      left: { reach: 'shoulder', off: [0.5, 4.5, 2.9], elbow: [1, 0, 0], palm: [0, -0.4, 1], along: [-0.05, 1, 0.35] },
      right: { arm: [-14, 10, 22], elbow: 24, roll: 30 },
    },
    fingers: { left: 'fist', right: 'relaxed' },
    lift: 5,
    mirrors: true,
  },
})
