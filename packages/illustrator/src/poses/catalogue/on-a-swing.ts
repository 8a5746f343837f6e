import { both, pose } from '#poses/pose-file.ts'

export const onASwing = pose({
  label: 'On a swing',
  words:
    'on a swing, on the swing, on a rope swing, on a tree swing, sitting on a swing, sitting on the swing, swinging on a swing, sits on a swing',
  order: 1070,
  thing: 'swing',
  faces: { happy: 2, smile: 2, dreamy: 1 },
  places: { garden: 3, park: 2, meadow: 1 },
  shows: 'body',
  body: {
    hips: [-12, 0, 0],
    waist: [4, 0, 0],
    chest: [4, 0, 0],
    neck: [4, 0, 0],
    legs: {
      left: { thigh: [84, 2, 2], knee: 46, foot: [-22, 0, 0] },
      right: { thigh: [82, 2, 2], knee: 62, foot: [-18, 0, 0] },
    },
    arms: both({
      reach: 'shoulder',
      off: [1, 0.7, 1.6],
      elbow: [1, -0.8, -0.2],
      palm: [-0.9, 0, 0.3],
      along: [-0.35, 0.2, 0.9],
    }),
    fingers: both('grip'),
    sits: true,
    rides: 'slow',
    stays: true,
    round: 32,
    lift: 2.4,
    mirrors: true,
  },
})
