import { both, pose } from '#poses/pose-file.ts'

export const cheering = pose({
  label: 'Cheering',
  words:
    'cheering, arms raised, arms overhead, hands overhead, arms up, hands up, arms in the air, raised arms, victorious, celebrating, hands in the air, triumphant, fist in the air, triumph, victory pose, hands up in surrender, surrendering, surrender pose, dont shoot, arms above her head, arms above his head, hands above her head, hands above his head, arms over her head, arms over his head, hands over her head, hands over his head, hands raised in surrender',
  order: 300,
  half: 'arms',
  faces: { happy: 2, laugh: 1 },
  shows: 'legs',
  body: {
    hips: [-2, 0, 1],
    waist: [-5, 0, 0],
    chest: [-6, 0, 0],
    neck: [-4, 0, 0],
    legs: { left: { stands: [1.25, 0.2], toes: 16 }, right: { stands: [1.15, -0.1], toes: 14 } },
    arms: {
      left: { reach: 'shoulder', off: [1.85, 3.9, 0.35], elbow: [1, 0, -0.5], palm: [-0.3, 0, 1], along: [0.25, 1, 0] },
      right: { reach: 'shoulder', off: [1.6, 4.1, 0.45], elbow: [1, 0, -0.5], palm: [-0.3, 0, 1], along: [0.15, 1, 0] },
    },
    fingers: both('fist'),
    mirrors: true,
  },
})
