import { both, pose } from '#poses/pose-file.ts'

export const rollerSkating = pose({
  label: 'Roller skating',
  words:
    'roller skating, rollerskating, roller skater, rollerblading, roller blading, inline skating, on roller skates, on rollerskates, wearing roller skates, roller derby, roller derby player, roller disco',
  order: 1048,
  half: 'legs',
  thing: 'roller-skates',
  faces: { happy: 3, smile: 2 },
  places: { park: 2, 'city-street': 2, beach: 1 },
  shows: 'body',
  body: {
    hips: [10, 0, 4],
    shift: [-0.3, -0.6, 0],
    waist: [8, 6, -4],
    chest: [4, 6, -2],
    neck: [-8, -4, 0],
    head: [-6, -2, 0],
    legs: {
      left: { thigh: [-18, 24, 22], knee: 32, foot: [-16, 0, 0] },
      right: { stands: [0.35, 0.3], toes: 6 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.6, -1.6, 3],
        elbow: [0.4, -1, -0.3],
        palm: [0, -1, 0.1],
        along: [0.5, 0.1, 0.8],
      },
      right: {
        reach: 'shoulder',
        off: [3, -1.8, -1.6],
        elbow: [0.4, -1, -0.2],
        palm: [0, -1, 0.1],
        along: [0.8, -0.2, -0.4],
      },
    },
    fingers: both('soft'),
    rides: 'slow',
    stays: true,
    round: 30,
    lift: 1.1,
    mirrors: true,
  },
})
