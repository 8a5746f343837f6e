import { both, pose } from '#poses/pose-file.ts'

export const sittingInBed = pose({
  label: 'Sitting up in bed',
  words:
    'sitting up in bed, sits up in bed, sitting in bed, sits in bed, sitting on the bed, sitting on her bed, sitting on his bed, sitting on a bed, breakfast in bed, reading in her bed, waking up in bed, just waking up, propped up in bed, propped up on pillows, lazy morning in bed, staying in bed, in bed, in her bed, in his bed, on her bed, on a bed, on the bed',
  order: 58,
  half: 'legs',
  faces: { smile: 2, calm: 2, tired: 1 },
  shows: 'body',
  hands: 'rest',
  places: { bedroom: 1 },
  body: {
    hips: [-16, 0, 0],
    waist: [6, 0, 0],
    chest: [6, 0, 0],
    neck: [4, 0, 0],
    legs: {
      left: { thigh: [76, 3, 5], knee: 12, foot: [-14, 0, 0] },
      right: { thigh: [96, 4, 5], knee: 44, foot: [-14, 0, 0] },
    },
    arms: both({
      reach: 'thigh',
      off: [0.05, 0.35, 0.2],
      elbow: [1, -0.2, -0.5],
      palm: [-0.15, -1, 0.1],
      along: [-0.3, -0.1, 1],
    }),
    fingers: both('soft'),
    brings: 'bed-under',
    stays: true,
    lift: 4.2,
    round: 42,
    mirrors: false,
  },
})
