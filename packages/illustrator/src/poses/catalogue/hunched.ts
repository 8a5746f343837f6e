import { seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const hunched = pose({
  label: 'Elbows on the knees',
  words:
    'elbows on knees, elbows on her knees, elbow on knee, forearms on her knees, hunched over, hunched, sitting hunched, hunched forward, leaning forward in her seat, leaning forward on her knees, leaning on her knees, sitting leaning forward, slouched, slouching, slumped, slumped in a chair, brooding on a chair, slumped on a chair, slouched in a chair, slouching in a chair, slouches, sitting slumped, slumped on a plastic chair, elbows on his knees, hands on her knees, head hanging',
  order: 1630,
  half: 'legs',
  faces: { serious: 2, thoughtful: 1, tired: 1 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [14, 2, 0],
    waist: [20, 0, 0],
    chest: [12, 0, 0],
    neck: [-12, 0, 0],
    head: [-10, 0, 0],
    legs: {
      left: { thigh: [88, 8, 12], knee: 84, foot: [-4, 0, 0] },
      right: { thigh: [88, 8, 12], knee: 90, foot: [2, 0, 0] },
    },
    arms: {
      left: {
        reach: 'knee',
        off: [-0.95, 0.1, 0.95],
        elbow: [1, -0.3, -0.6],
        palm: [-0.7, -0.1, -0.7],
        along: [-0.7, -0.35, 0.6],
      },
      right: {
        reach: 'knee',
        off: [-0.95, 0.2, 1.05],
        elbow: [1, -0.3, -0.6],
        palm: [-0.7, -0.1, -0.7],
        along: [-0.7, -0.35, 0.6],
      },
    },
    fingers: both('clasp'),
    sits: true,
    mirrors: true,
  },
})
