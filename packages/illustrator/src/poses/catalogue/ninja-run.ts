import { both, pose } from '#poses/pose-file.ts'

export const ninjaRun = pose({
  label: 'Ninja run',
  words:
    'naruto run, naruto running, ninja run, ninja running, arms trailing behind, running with arms back, running with arms behind',
  order: 1174,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [34, 0, 0],
    waist: [8, 0, 0],
    chest: [2, 0, 0],
    neck: [-22, 0, 0],
    head: [-14, 0, 0],
    legs: {
      left: { thigh: [80, 0, 2], knee: 92, foot: [-16, 0, 0] },
      right: { thigh: [-4, 0, 2], knee: 38, foot: [-34, 0, 0] },
    },
    arms: both({ arm: [-66, 0, 16], elbow: 6, roll: 20 }),
    fingers: both('flat'),
    stays: true,
    round: 50,
    lift: 0.6,
    mirrors: true,
  },
})
