import type { Pose } from './pose.ts'

/** Weight on the right leg, the left one beside and ahead: hips and shoulders tilt against each other. */
const restOnRight = {
  hips: [0, 7, 6],
  shift: [-0.5, 0, 0.1],
  waist: [-3, -4, -7],
  chest: [2, -6, -4],
  neck: [2, 3, 4],
  legs: { left: { stands: [1.3, 0.75], toes: 28, knee: -6 }, right: { stands: [0.5, -0.15], toes: 6 } },
} as const satisfies Pose

/** On both feet, or nearly. */
export const standing = {
  standing: {
    hips: [0, 4, 3.5],
    shift: [-0.25, 0, 0.05],
    waist: [-3, -2, -4],
    chest: [2, -4, -2],
    neck: [2, 2, 2],
    legs: { left: { stands: [1.05, 0.4], toes: 22 }, right: { stands: [0.68, -0.12], toes: 8 } },
    arms: { left: { arm: [7, 16, 3], elbow: 24, roll: 6 }, right: { arm: [-5, 6, 5], elbow: 15, roll: 20 } },
    fingers: { left: 'relaxed', right: 'soft' },
    mirrors: true,
  },
  relaxed: {
    ...restOnRight,
    shoulders: { left: [2, 0], right: [-2, 0] },
    arms: {
      left: { arm: [9, 20, 4], elbow: 28, roll: 0, hand: [0, 0, -6] },
      right: { arm: [-8, 8, 7], elbow: 22, roll: 22 },
    },
    fingers: { left: 'soft', right: 'relaxed' },
    mirrors: true,
  },
  'arms-crossed': {
    ...restOnRight,
    chest: [1, -3, -2],
    arms: {
      left: {
        reach: 'ribs',
        over: true,
        off: [-0.2, -0.05, 0.52],
        elbow: [1, -0.75, -0.1],
        palm: [0.1, -0.15, -1],
        along: [-1, 0.32, -0.16],
      },
      right: {
        reach: 'ribs',
        over: true,
        off: [0.1, -0.1, 0.2],
        elbow: [1, -0.75, -0.1],
        palm: [0, -0.2, -1],
        along: [-1, 0.1, -0.35],
      },
    },
    shoulders: { left: [0, 8], right: [0, 8] },
    fingers: { left: 'soft', right: 'relaxed' },
    mirrors: true,
  },
  'hands-on-hips': {
    hips: [0, 0, 1.5],
    waist: [-3, 0, -1.5],
    chest: [-1, 0, 0],
    legs: { left: { stands: [1.3, 0.2], toes: 16 }, right: { stands: [1.05, -0.05], toes: 12 } },
    arms: {
      left: {
        reach: 'hip',
        off: [0.24, 0.08, 0.22],
        elbow: [1, 0.05, -0.6],
        palm: [-1, -0.1, -0.3],
        along: [-0.35, -0.5, 1],
      },
      right: {
        reach: 'hip',
        off: [0.24, 0.08, 0.22],
        elbow: [1, 0.05, -0.6],
        palm: [-1, -0.1, -0.3],
        along: [-0.35, -0.5, 1],
      },
    },
    fingers: { left: 'rest', right: 'rest' },
    mirrors: true,
  },
  'hands-in-pockets': {
    ...restOnRight,
    arms: {
      left: {
        reach: 'pocket',
        off: [-0.36, -0.12, -0.3],
        elbow: [0.8, 0, -1],
        palm: [-1, 0, -0.15],
        along: [-0.2, -1, 0.2],
      },
      right: {
        reach: 'pocket',
        off: [-0.36, -0.12, -0.3],
        elbow: [0.8, 0, -1],
        palm: [-1, 0, -0.15],
        along: [-0.2, -1, 0.2],
      },
    },
    shoulders: { left: [3, 0], right: [3, 0] },
    fingers: { left: 'flat', right: 'flat' },
    mirrors: true,
  },
  'hands-behind-back': {
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
  leaning: {
    hips: [-11, 5, 0],
    waist: [3, -3, 0],
    chest: [4, -4, 0],
    neck: [6, 3, 2],
    legs: {
      left: { thigh: [38, 8, 6], knee: 82, foot: [-36, 0, 0] },
      right: { stands: [0.55, 1.35], toes: 10 },
    },
    arms: {
      left: { arm: [6, 12, 6], elbow: 26, roll: 10 },
      right: {
        reach: 'pocket',
        off: [-0.36, -0.12, -0.3],
        elbow: [0.8, 0, -1],
        palm: [-1, 0, -0.15],
        along: [-0.2, -1, 0.2],
      },
    },
    fingers: { left: 'relaxed', right: 'flat' },
    leans: true,
    mirrors: true,
  },
  shrugging: {
    hips: [0, 0, 1],
    neck: [2, 0, 5],
    head: [0, 0, 5],
    shoulders: { left: [17, 2], right: [17, 2] },
    arms: {
      left: { arm: [4, 46, 12], elbow: 72, roll: -80, hand: [0, 0, -34] },
      right: { arm: [4, 46, 12], elbow: 72, roll: -80, hand: [0, 0, -34] },
    },
    fingers: { left: 'soft', right: 'soft' },
  },
  bowing: {
    hips: [28, 0, 0],
    shift: [0, 0, -0.5],
    waist: [16, 0, 0],
    chest: [8, 0, 0],
    neck: [4, 0, 0],
    head: [-4, 0, 0],
    legs: { left: { stands: [0.75, 0.1], toes: 10 }, right: { stands: [0.75, 0], toes: 8 } },
    arms: {
      left: { arm: [-4, 10, 8], elbow: 20, roll: 20 },
      right: {
        reach: 'chest',
        off: [-0.15, -0.35, 0.25],
        elbow: [1, -0.6, 0.2],
        palm: [0, 0, -1],
        along: [-1, 0.35, 0],
      },
    },
    fingers: { left: 'relaxed', right: 'flat' },
    mirrors: true,
  },
  'looking-back': {
    hips: [0, 128, 0],
    waist: [-2, -16, 0],
    chest: [0, -20, 0],
    neck: [0, -38, 0],
    head: [2, -24, 0],
    legs: {
      left: { thigh: [4, 6, 2], knee: 8, foot: [4, 0, 0] },
      right: { thigh: [-6, 4, 2], knee: 26, foot: [2, 0, 0] },
    },
    arms: { left: { arm: [6, 8, 6], elbow: 22, roll: 14 }, right: { arm: [-8, 6, 8], elbow: 22, roll: 18 } },
    mirrors: true,
  },
} as const satisfies Readonly<Record<string, Pose>>
