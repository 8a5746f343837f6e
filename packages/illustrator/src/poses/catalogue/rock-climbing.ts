import { both, pose } from '#poses/pose-file.ts'

export const rockClimbing = pose({
  label: 'Climbing',
  words:
    'climbing, climbs, climber, rock climbing, rock climber, bouldering, boulderer, mid dyno, dyno, free climbing, climbing a cliff, climbing a wall, climbing a mountain, scaling a wall, scaling a cliff, scales the wall, mountaineer climbing, clinging to a wall, wall climbing, climbing up, clambering, climbs up, climbing a building, scaling a building',
  order: 1244,
  thing: 'rock-wall',
  faces: { determined: 3, confident: 1 },
  places: { 'snow-mountains': 1, desert: 2, jungle: 1 },
  shows: 'body',
  body: {
    hips: [2, 0, 0],
    waist: [-4, 0, 4],
    chest: [-6, 0, 4],
    neck: [-6, 24, 0],
    head: [-4, 14, 0],
    legs: {
      left: { thigh: [92, 30, 34], knee: 104, foot: [-14, 0, 0] },
      right: { thigh: [8, 12, 14], knee: 34, foot: [-20, 0, 0] },
    },
    arms: {
      left: { reach: 'shoulder', off: [0.6, 1.4, 2.6], elbow: [1, -0.7, 0], palm: [-0.1, -0.2, 1], along: [0, 1, 0.3] },
      right: {
        reach: 'shoulder',
        off: [0.7, 4.0, 1.7],
        elbow: [1, -0.2, 0],
        palm: [-0.1, -0.2, 1],
        along: [0, 1, 0.3],
      },
    },
    fingers: both('claw'),
    stays: true,
    rides: 'slow',
    round: 150,
    lift: 3,
  },
})
