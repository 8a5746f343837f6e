import { both, pose } from '#poses/pose-file.ts'

export const sittingBackwards = pose({
  label: 'Backwards on a chair',
  words:
    'sitting backwards on a chair, sit backwards on chair, sitting backwards, sat backwards on a chair, straddling a chair, straddle chair, chair turned around, chair turned backwards, arms on the backrest, arms over the back of a chair, reverse chair, on a backwards chair, sitting astride a chair, sit astride chair',
  order: 56,
  faces: { confident: 2, smirk: 2, smile: 1 },
  shows: 'body',
  body: {
    hips: [6, 0, 0],
    waist: [8, 0, 0],
    chest: [6, 0, 0],
    neck: [-6, 0, 0],
    head: [-2, 0, 0],
    legs: both({ thigh: [80, 36, 40], knee: 86, foot: [-4, 0, 0] }),
    arms: {
      left: { reach: 'belly', off: [-0.1, 1.25, 2], elbow: [1, -0.6, -0.1], palm: [0, -1, 0], along: [-1, 0, 0.2] },
      right: { reach: 'belly', off: [0.1, 1.3, 1.85], elbow: [1, -0.6, -0.1], palm: [0, -1, 0], along: [-1, 0, 0.3] },
    },
    fingers: both('soft'),
    sits: true,
    brings: 'turned-chair',
    mirrors: true,
  },
})
