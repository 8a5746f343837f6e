import { both, pose } from '#poses/pose-file.ts'

export const diving = pose({
  label: 'Diving',
  words:
    'diving, dives, dive, swan dive, high dive, plunging, plunges, diving off a cliff, cliff diving, diving into the water, diving headfirst, leap of faith, diver, diving catch, plunging into the water, diving into water, mid dive, dives between, dives through, dives toward, dives off, nosedive, nosediving, diving forward',
  order: 1180,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [138, 0, 0],
    waist: [-8, 0, 0],
    chest: [-6, 0, 0],
    neck: [-22, 0, 0],
    head: [-16, 0, 0],
    legs: {
      left: { thigh: [4, 0, 2], knee: 8, foot: [-40, 0, 0] },
      right: { thigh: [-4, 0, 2], knee: 10, foot: [-40, 0, 0] },
    },
    arms: both({
      reach: 'shoulder',
      off: [-0.6, 4.9, 0.7],
      elbow: [0.8, 0, 0.4],
      palm: [-0.2, 0.4, 0.9],
      along: [-0.1, 1, 0.1],
    }),
    fingers: both('flat'),
    stays: true,
    round: 66,
    lift: 7,
    mirrors: true,
  },
})
