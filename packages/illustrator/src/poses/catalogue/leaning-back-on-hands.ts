import { both, pose } from '#poses/pose-file.ts'

export const leaningBackOnHands = pose({
  label: 'Leaning back on the hands',
  words:
    'leaning back on her hands, leaning back on hands, leaning back, leans back, propped up on her hands, propped on her arms, sitting with legs stretched out, sitting with her legs out, legs stretched out, legs outstretched, stretched out legs, sunbathing, sunbathes, sitting on a picnic blanket, on a picnic blanket, picnicking, having a picnic, picnic, relaxing on the grass',
  order: 1660,
  half: 'legs',
  faces: { smile: 2, calm: 2, happy: 1 },
  shows: 'body',
  body: {
    hips: [-32, 10, 0],
    waist: [8, -4, 0],
    chest: [6, -4, 0],
    neck: [10, -2, 0],
    legs: {
      left: { thigh: [66, 4, 4], knee: 8, foot: [-26, 0, 0] },
      right: { thigh: [92, 4, 6], knee: 62, foot: [-22, 0, 0] },
    },
    arms: both({ arm: [-55, -6, 17], elbow: 6, roll: 60 }),
    fingers: both('flat'),
    stays: true,
    mirrors: true,
  },
})
