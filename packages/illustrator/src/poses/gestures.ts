import type { Pose } from './pose.ts'

const footing = {
  hips: [0, 2, 2.5],
  shift: [-0.22, 0, 0],
  waist: [-2, -1, -2.5],
  chest: [1, -2, -1],
  legs: { left: { stands: [1.1, 0.4], toes: 18 }, right: { stands: [0.72, -0.08], toes: 9 } },
} as const satisfies Pose

const side = { arm: [2, 8, 4], elbow: 16, roll: 16 } as const

/** Hands that say something. */
export const gestures = {
  waving: {
    ...footing,
    chest: [0, -2, -4],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [1.5, 2.1, 0.9],
        elbow: [0.7, -1, -0.1],
        palm: [0.1, 0, 1],
        along: [0.28, 1, 0.05],
      },
    },
    fingers: { left: 'relaxed', right: 'spread' },
    mirrors: true,
  },
  pointing: {
    ...footing,
    chest: [0, 3, 0],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [3.6, 0, 4.3],
        elbow: [0.5, -1, -0.3],
        palm: [-0.45, -0.6, 0.65],
        along: [0.85, 0.08, 0.55],
      },
    },
    fingers: { left: 'relaxed', right: 'point' },
    mirrors: true,
  },
  thinking: {
    ...footing,
    neck: [4, 0, -3],
    head: [3, 0, -3],
    arms: {
      left: {
        reach: 'ribs',
        over: true,
        off: [-0.1, -0.35, 0.28],
        elbow: [1, -0.7, 0.1],
        palm: [0, -0.3, -1],
        along: [-1, 0.12, -0.1],
      },
      right: {
        reach: 'chin',
        off: [0.06, -0.3, 0.14],
        elbow: [0.3, -1, 0.35],
        palm: [-0.25, 0.1, -1],
        along: [-0.45, 1, -0.1],
      },
    },
    fingers: { left: 'soft', right: 'hold' },
    eyes: [-12, 9],
    mirrors: true,
  },
  saluting: {
    hips: [0, 0, 0],
    waist: [-3, 0, 0],
    chest: [-3, 0, 0],
    legs: { left: { stands: [0.55, 0], toes: 18 }, right: { stands: [0.55, 0], toes: 18 } },
    arms: {
      left: { arm: [0, 2, 0], elbow: 8, roll: 4 },
      right: {
        reach: 'temple',
        off: [0.42, 0.02, 0.1],
        elbow: [1, -0.25, 0.25],
        palm: [-0.1, -1, 0.25],
        along: [-1, 0.3, 0.1],
      },
    },
    fingers: { left: 'flat', right: 'flat' },
    mirrors: false,
  },
  'thumbs-up': {
    ...footing,
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [0.45, -1.3, 2.6],
        elbow: [0.8, -1, -0.2],
        palm: [-1, 0, 0],
        along: [-0.25, 0.12, 1],
      },
    },
    fingers: { left: 'relaxed', right: 'thumb' },
    mirrors: true,
  },
  'peace-sign': {
    ...footing,
    neck: [0, 0, -4],
    head: [0, 0, -4],
    arms: {
      left: side,
      right: {
        reach: 'cheek',
        off: [1.4, -0.1, 0.7],
        elbow: [0.45, -1, 0.1],
        palm: [0.05, 0, 1],
        along: [0.12, 1, 0],
      },
    },
    fingers: { left: 'relaxed', right: 'peace' },
    mirrors: true,
  },
  praying: {
    hips: [0, 0, 0],
    neck: [7, 0, 0],
    head: [5, 0, 0],
    arms: {
      left: {
        reach: 'chest',
        off: [-0.45, 0.1, 0.85],
        elbow: [0.9, -1, 0.1],
        palm: [-1, 0, 0],
        along: [0.01, 1, 0.35],
      },
      right: {
        reach: 'chest',
        off: [-0.45, 0.1, 0.85],
        elbow: [0.9, -1, 0.1],
        palm: [-1, 0, 0],
        along: [0.01, 1, 0.35],
      },
    },
    fingers: { left: 'pressed', right: 'pressed' },
  },
  casting: {
    hips: [2, 10, 0],
    waist: [2, 0, 0],
    chest: [0, -8, 0],
    neck: [4, 0, 0],
    legs: { left: { stands: [1.2, 1.2], toes: 8 }, right: { stands: [1.1, -1], toes: 34 } },
    arms: {
      left: {
        reach: 'chest',
        off: [0.55, 0.55, 2.2],
        elbow: [1, -0.35, -0.1],
        palm: [-0.55, -0.8, 0.15],
        along: [-0.35, 0.35, 0.85],
      },
      right: {
        reach: 'chest',
        off: [0.55, -1.05, 2.2],
        elbow: [0.9, -1, -0.1],
        palm: [-0.55, 0.8, 0.1],
        along: [-0.3, 0.1, 0.95],
      },
    },
    fingers: { left: 'claw', right: 'claw' },
    mirrors: true,
  },
  cheering: {
    hips: [-2, 0, 1],
    waist: [-5, 0, 0],
    chest: [-6, 0, 0],
    neck: [-4, 0, 0],
    legs: { left: { stands: [1.25, 0.2], toes: 16 }, right: { stands: [1.15, -0.1], toes: 14 } },
    arms: {
      left: { reach: 'shoulder', off: [1.85, 3.9, 0.35], elbow: [1, 0, -0.5], palm: [-0.3, 0, 1], along: [0.25, 1, 0] },
      right: { reach: 'shoulder', off: [1.6, 4.1, 0.45], elbow: [1, 0, -0.5], palm: [-0.3, 0, 1], along: [0.15, 1, 0] },
    },
    fingers: { left: 'fist', right: 'fist' },
    mirrors: true,
  },
  stretching: {
    ...footing,
    waist: [-4, 0, 6],
    chest: [-4, 0, 8],
    neck: [-2, 0, 4],
    arms: {
      left: {
        reach: 'crown',
        off: [-0.05, 2.2, 0.05],
        elbow: [1, 0.2, -0.2],
        palm: [0, 1, 0.1],
        along: [-1, 0.1, 0.1],
      },
      right: { reach: 'crown', off: [-0.05, 2.05, 0], elbow: [1, 0.2, -0.2], palm: [0, 1, 0.1], along: [-1, 0.1, 0.1] },
    },
    fingers: { left: 'soft', right: 'soft' },
    mirrors: true,
  },
  reading: {
    ...footing,
    neck: [13, 0, 0],
    head: [9, 0, 0],
    arms: {
      left: {
        reach: 'ribs',
        off: [-0.3, -0.15, 1.9],
        elbow: [0.9, -1, -0.1],
        palm: [-0.55, 0.75, -0.45],
        along: [-0.15, 0.55, 1],
      },
      right: {
        reach: 'ribs',
        off: [-0.3, -0.15, 1.9],
        elbow: [0.9, -1, -0.1],
        palm: [-0.55, 0.75, -0.45],
        along: [-0.15, 0.55, 1],
      },
    },
    fingers: { left: 'hold', right: 'hold' },
    eyes: [0, -22],
    mirrors: true,
  },
  holding: {
    ...footing,
    arms: {
      left: side,
      right: {
        reach: 'ribs',
        off: [0.25, -0.3, 2.0],
        elbow: [0.9, -1, -0.3],
        palm: [-1, 0.1, 0.1],
        along: [-0.2, 0.1, 1],
      },
    },
    fingers: { left: 'relaxed', right: 'grip' },
    mirrors: false,
  },
} as const satisfies Readonly<Record<string, Pose>>
