import { both, pose } from '#poses/pose-file.ts'

export const karting = pose({
  label: 'Driving a go-kart',
  words:
    'karting, go karting, kart racing, racing a kart, racing a go kart, driving a kart, driving a go kart, in a go kart, in a kart, kart racer',
  order: 1032,
  thing: 'kart',
  faces: { happy: 2, determined: 2 },
  places: { 'city-street': 2, park: 1, studio: 1 },
  shows: 'body',
  body: {
    hips: [-22, 0, 0],
    waist: [4, 0, 0],
    chest: [6, 0, 0],
    neck: [8, 0, 0],
    legs: both({ thigh: [76, 6, 8], knee: 44, foot: [10, 0, 0] }),
    arms: both({
      reach: 'shoulder',
      off: [-0.5, -2, 3.9],
      elbow: [0.9, -1, -0.1],
      palm: [-0.8, -0.2, 0.4],
      along: [0.05, 0.7, 0.7],
    }),
    fingers: both('grip'),
    sits: true,
    rides: 'slow',
    stays: true,
    round: 46,
    lift: 1.2,
  },
})
