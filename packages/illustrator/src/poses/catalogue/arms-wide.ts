import { both, pose } from '#poses/pose-file.ts'

export const armsWide = pose({
  label: 'Arms wide',
  words:
    'arms wide, arms wide open, arms spread, arms spread wide, spreading her arms, spreading his arms, arms outstretched, outstretched arms, open arms, with open arms, arms stretched out, arms stretched wide, arms held wide, arms held out, arms flung wide, arms flung open, arms thrown wide, arms extended, arms open wide, stretching out her arms, stretching her arms out, arms outspread, arms opened wide, arms out wide, arms thrown open, embracing the wind, arms out like wings, arms like wings, welcoming pose',
  order: 420,
  half: 'arms',
  faces: { happy: 2, proud: 1, laugh: 1 },
  shows: 'legs',
  body: {
    hips: [-1, 0, 1],
    waist: [-4, 0, 0],
    chest: [-6, 0, 0],
    neck: [-3, 0, 0],
    legs: { left: { stands: [1.2, 0.3], toes: 18 }, right: { stands: [1.05, -0.15], toes: 14 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [5, 1.2, 0.5],
        elbow: [0, -1, -0.5],
        palm: [0.05, 0.35, 1],
        along: [1, 0.25, 0.05],
      },
      right: {
        reach: 'shoulder',
        off: [5, 1.05, 0.55],
        elbow: [0, -1, -0.5],
        palm: [0.05, 0.35, 1],
        along: [1, 0.2, 0.05],
      },
    },
    fingers: both('soft'),
    mirrors: true,
  },
})
