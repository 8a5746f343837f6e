/** How far the joints of a finger are bent, from the knuckle to the tip, and how far it is spread, in degrees. */
export type Finger = readonly [knuckle: number, middle: number, tip: number, spread?: number]

/** Thumb, index, middle, ring and little finger. The thumb's spread lifts it off the palm. */
export type Fingers = readonly [thumb: Finger, index: Finger, middle: Finger, ring: Finger, little: Finger]

/** Hands in what they do; 0 is the flat hand of the base mesh, which is slightly curved already. */
export const fingers = {
  relaxed: [
    [8, 12, 8, 0],
    [14, 18, 10, -4],
    [19, 24, 13, -1],
    [22, 28, 15, 4],
    [24, 28, 16, 8],
  ],
  soft: [
    [2, 8, 5, 6],
    [6, 10, 6, 3],
    [10, 16, 8, 0],
    [14, 20, 10, -2],
    [16, 20, 10, -5],
  ],
  flat: [
    [4, 4, 0, -6],
    [-2, 0, 0, -2],
    [-2, 0, 0, 0],
    [-2, 0, 0, 1],
    [-2, 0, 0, 3],
  ],
  /** Flat, with no light between the fingers. */
  closed: [
    [6, 4, 0, -6],
    [4, 6, 4, -7],
    [4, 6, 4, -1],
    [4, 6, 4, 6],
    [4, 6, 4, 13],
  ],
  spread: [
    [-6, 0, 0, 18],
    [0, 2, 0, 10],
    [0, 2, 0, 2],
    [0, 4, 0, -6],
    [2, 4, 0, -14],
  ],
  fist: [
    [34, 40, 36, 2],
    [74, 96, 62, -7],
    [78, 98, 64, -1],
    [80, 98, 64, 6],
    [82, 96, 62, 13],
  ],
  point: [
    [4, 10, 6, 2],
    [2, 4, 2, 0],
    [74, 94, 60, -1],
    [80, 96, 62, 6],
    [82, 96, 62, 13],
  ],
  peace: [
    [32, 40, 34, -10],
    [0, 3, 2, 10],
    [0, 3, 2, -9],
    [78, 96, 62, 6],
    [80, 96, 62, 12],
  ],
  thumb: [
    [-14, -12, -14, 26],
    [74, 96, 60, -7],
    [78, 98, 62, -1],
    [80, 98, 62, 6],
    [82, 96, 60, 13],
  ],
  grip: [
    [22, 26, 20, 4],
    [52, 62, 34, -5],
    [54, 66, 36, -1],
    [56, 68, 38, 5],
    [58, 68, 38, 10],
  ],
  hold: [
    [14, 16, 12, 14],
    [28, 34, 18, 3],
    [30, 36, 20, 0],
    [32, 38, 22, -2],
    [34, 38, 22, -5],
  ],
  /** The fingers along one side of something upright and thin, the thumb along the other. */
  between: [
    [36, 0, 4, -28],
    [30, 40, 10, 3],
    [30, 40, 10, 0],
    [28, 36, 10, -2],
    [18, 34, 12, -5],
  ],
  pressed: [
    [-2, 0, -4, -12],
    [-8, -4, -4, -4],
    [-8, -4, -4, 0],
    [-8, -4, -4, 3],
    [-8, -4, -4, 6],
  ],
  rest: [
    [-4, 4, 4, 26],
    [20, 18, 8, 2],
    [22, 20, 9, 0],
    [24, 22, 10, -2],
    [26, 24, 12, -4],
  ],
  clasp: [
    [10, 20, 14, 0],
    [56, 44, 16, 3],
    [58, 44, 16, 1],
    [60, 44, 16, -1],
    [62, 44, 16, -3],
  ],
  type: [
    [4, 14, 10, 8],
    [24, 26, 12, 6],
    [26, 28, 14, 1],
    [28, 28, 14, -4],
    [30, 26, 12, -9],
  ],
  claw: [
    [-4, 14, 14, 20],
    [4, 30, 20, 9],
    [6, 32, 22, 2],
    [8, 34, 22, -5],
    [10, 34, 22, -12],
  ],
  /** Thumb and forefinger closed around something small. */
  pinch: [
    [26, 30, 18, 12],
    [48, 50, 22, -2],
    [56, 58, 30, -1],
    [62, 64, 34, 4],
    [66, 64, 34, 9],
  ],
  /** Thumb and forefinger crossed, the others closed. */
  snap: [
    [16, 22, 10, 8],
    [44, 40, 14, 2],
    [76, 94, 60, -1],
    [80, 96, 62, 6],
    [82, 96, 62, 13],
  ],
  /** The ring of thumb and forefinger; the others stand up. */
  ring: [
    [28, 32, 22, 16],
    [46, 58, 32, 2],
    [16, 12, 6, -1],
    [8, 8, 4, -6],
    [4, 6, 4, -12],
  ],
  horns: [
    [30, 40, 34, -6],
    [0, 3, 2, 6],
    [78, 96, 62, -1],
    [80, 96, 62, 6],
    [2, 4, 2, -8],
  ],
  gun: [
    [-14, -12, -14, 26],
    [2, 4, 2, 0],
    [74, 94, 60, -1],
    [80, 96, 62, 6],
    [82, 96, 62, 13],
  ],
  /** One half of a heart: the fingers bow over, the thumb goes down to its point. */
  heart: [
    [0, -4, -8, 16],
    [26, 34, 20, -7],
    [28, 36, 20, -1],
    [30, 38, 20, 6],
    [32, 38, 20, 12],
  ],
  beckon: [
    [16, 24, 16, 4],
    [26, 58, 34, 0],
    [70, 90, 56, -1],
    [76, 92, 58, 6],
    [78, 92, 58, 12],
  ],
  paw: [
    [12, 20, 16, 6],
    [30, 74, 44, -2],
    [32, 76, 46, 0],
    [34, 76, 46, 3],
    [36, 74, 44, 6],
  ],
} as const satisfies Readonly<Record<string, Fingers>>

export type FingersId = keyof typeof fingers
