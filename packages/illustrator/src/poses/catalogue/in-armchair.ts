import { both, pose } from '#poses/pose-file.ts'

export const inArmchair = pose({
  label: 'In an armchair',
  words:
    'in an armchair, sitting in an armchair, sit in armchair, seated in an armchair, sits in an armchair, in a leather armchair, armchair, armchairs, wingback chair, in a wingback chair, sitting in a leather chair, in her armchair, relaxing in an armchair, lounging in an armchair, recliner, in a recliner',
  order: 52,
  half: 'legs',
  shows: 'body',
  hands: 'rest',
  body: {
    hips: [-12, 3, 0],
    waist: [6, -2, 2],
    chest: [5, -3, 1],
    neck: [4, 2, -2],
    legs: {
      left: { thigh: [84, 6, 6], knee: 80, foot: [-6, 0, 0] },
      right: { thigh: [102, -8, -13], knee: 58, foot: [-8, 0, 0] },
    },
    arms: both({
      reach: 'hip',
      off: [1.15, 0.35, 1.75],
      elbow: [1, -0.3, -0.7],
      palm: [-0.1, -1, 0],
      along: [-0.05, -0.1, 1],
    }),
    fingers: both('soft'),
    sits: true,
    brings: 'armchair',
    mirrors: true,
  },
})
