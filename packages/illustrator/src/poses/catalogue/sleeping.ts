import { both, pose } from '#poses/pose-file.ts'

/** On the side, the head on both hands. */
export const sleeping = pose({
  label: 'Sleeping',
  words:
    'sleeping, sleeps, asleep, fast asleep, sound asleep, napping, naps, taking a nap, having a nap, dozing, dozes, dozing off, slumbering, slumbers, snoozing, snoring, snores, curled up asleep, asleep on the floor, asleep in the grass, sleeping on her side, sleeping peacefully, falling asleep, fallen asleep, fell asleep, deep sleep',
  order: 1700,
  faces: { 'eyes-closed': 1 },
  shows: 'body',
  body: {
    hips: [0, 0, 80],
    waist: [6, 0, 2],
    chest: [6, 0, 2],
    neck: [8, 0, -6],
    head: [4, 0, -4],
    legs: {
      left: { thigh: [44, 0, -2], knee: 70, foot: [-24, 0, 0] },
      right: { thigh: [60, 4, -8], knee: 86, foot: [-26, 0, 0] },
    },
    arms: {
      left: {
        reach: 'cheek',
        off: [0.2, -0.2, 0.3],
        elbow: [-0.1, -0.7, 1],
        palm: [-0.9, 0.3, -0.2],
        along: [-0.3, 0.9, -0.3],
      },
      right: {
        reach: 'chest',
        off: [-0.9, 0.2, 1.9],
        elbow: [0.1, -1, 0.5],
        palm: [-0.9, -0.2, -0.3],
        along: [-0.5, 0.6, 0.7],
      },
    },
    fingers: both('soft'),
    stays: true,
    mirrors: true,
  },
})
