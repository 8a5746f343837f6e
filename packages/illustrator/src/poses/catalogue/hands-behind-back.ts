import { pose } from '#poses/pose-file.ts'

export const handsBehindBack = pose({
  label: 'Hands behind back',
  words:
    'hands behind back, hands behind his back, hands behind her back, hands clasped behind, arms behind her back, arms behind his back, arms behind back, hands tied behind her back, hands held behind her back, parade rest, at parade rest, standing at parade rest, holding hands behind back, holding her hands behind her back, holding his hands behind his back',
  order: 120,
  half: 'arms',
  body: {
    hips: [0, 0, 0.5],
    waist: [-3, 0, 0],
    chest: [-3, 0, 0],
    arms: {
      left: { reach: 'loin', off: [-0.3, -0.1, -0.3], elbow: [1, 0, -0.5], palm: [0, 0, -1], along: [-1, -0.25, 0] },
      right: { reach: 'loin', off: [-0.2, -0.25, -0.55], elbow: [1, 0, -0.5], palm: [0, 0, -1], along: [-1, -0.1, 0] },
    },
    legs: { left: { stands: [1.1, 0.05], toes: 14 }, right: { stands: [1.1, -0.05], toes: 12 } },
    shoulders: { left: [0, -8], right: [0, -8] },
  },
})
