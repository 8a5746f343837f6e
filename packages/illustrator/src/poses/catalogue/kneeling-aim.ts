import { pose } from '#poses/pose-file.ts'

export const kneelingAim = pose({
  label: 'Kneeling and aiming',
  words:
    'kneeling with a rifle, kneeling with a gun, crouching with a gun, crouched with a gun, crouching with a rifle, taking cover, in cover, kneeling and aiming, aiming from one knee, kneeling archer stance',
  order: 1148,
  thing: 'pistol',
  faces: { determined: 3, serious: 1 },
  shows: 'body',
  body: {
    hips: [4, -20, 0],
    waist: [4, 4, 0],
    chest: [4, 4, 0],
    neck: [2, 10, 0],
    legs: {
      left: { thigh: [86, 4, 6], knee: 92, foot: [4, 0, 0] },
      right: { thigh: [-4, 0, 6], knee: 92, foot: [-34, 0, 0] },
    },
    arms: {
      left: {
        reach: 'chest',
        off: [-0.05, 0.5, 3.7],
        elbow: [0.8, -1, 0],
        palm: [-0.9, 0.35, -0.2],
        along: [-0.35, 0.35, 1],
      },
      right: {
        reach: 'chest',
        off: [-0.2, 0.72, 3.9],
        elbow: [0.9, -1, 0],
        palm: [-1, 0, 0.05],
        along: [-0.05, 0.05, 1],
      },
    },
    fingers: { left: 'hold', right: 'grip' },
    stays: true,
  },
})
