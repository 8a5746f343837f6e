import { pose } from '#poses/pose-file.ts'

export const bicepCurl = pose({
  label: 'Dumbbell curl',
  words:
    'bicep curl, bicep curls, biceps curl, dumbbell curl, curling a dumbbell, curling dumbbells, lifting a dumbbell, lifting dumbbells, working out, works out, workout, exercising, training at the gym, gym workout, strength training',
  order: 1208,
  half: 'arms',
  thing: 'dumbbell',
  faces: { determined: 3, confident: 1 },
  shows: 'hips',
  body: {
    waist: [-2, 0, 0],
    legs: { left: { stands: [1.1, 0.2], toes: 16 }, right: { stands: [1.1, -0.1], toes: 16 } },
    arms: { left: { arm: [4, 6, 8], elbow: 16, roll: 16 }, right: { arm: [14, 0, 6], elbow: 116, roll: -70 } },
    fingers: { left: 'fist', right: 'grip' },
  },
})
