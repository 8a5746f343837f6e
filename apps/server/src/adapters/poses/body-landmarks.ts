import type { BodyPoint, Habits, SeenPoint, SeenPoints } from '@eidolon/people/poses/lift/seen-points.ts'
import { fromSquare, type Square, squareAround } from './crop.ts'

/** What the model does in most pictures; measured with 14 drawings, and held against 42 others. */
export const habits: Habits = { knees: 11, elbows: 10, toes: 12 }

/** Which of the model's 33 points are ours; knuckles lie between those of the index and of the little finger. */
const indices: Readonly<Record<BodyPoint, readonly number[]>> = {
  nose: [0],
  leftEye: [2],
  rightEye: [5],
  leftEar: [7],
  rightEar: [8],
  leftShoulder: [11],
  rightShoulder: [12],
  leftElbow: [13],
  rightElbow: [14],
  leftWrist: [15],
  rightWrist: [16],
  leftKnuckles: [17, 19],
  rightKnuckles: [18, 20],
  leftHip: [23],
  rightHip: [24],
  leftKnee: [25],
  rightKnee: [26],
  leftAnkle: [27],
  rightAnkle: [28],
  leftHeel: [29],
  rightHeel: [30],
  leftToes: [31],
  rightToes: [32],
}

/** Of each point: from the left, from the top, how far away, and how sure it is that it is seen and that it is there. */
const perPoint = 5
/** A square in which the model is less sure of somebody than this holds nobody. */
const someoneThere = 0.5

/** From the shoulders to the ankles. */
const trunkAndLimbs = [11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28]

export type LandmarkNumbers = {
  readonly points: Float32Array
  /** The same points in meters from the hips, as the model has them in space. */
  readonly world: Float32Array
  /** How sure the model is that there is somebody. */
  readonly presence: number
}

/** The model's numbers, by what it saw of a square in so many pixels, as points of the picture. */
export function pointsOf(
  { points: numbers, world, presence }: LandmarkNumbers,
  square: Square,
  edge: number,
): SeenPoints | undefined {
  if (!(presence >= someoneThere)) return undefined
  const deep = pixelsPerMeter(numbers, world) * (square.side / edge)
  const one = (nth: number): SeenPoint => {
    const [across = 0, down = 0, , seen = 0, there = 0] = numbers.subarray(nth * perPoint)
    const [x, y] = fromSquare(square, across / edge, down / edge)
    return { x, y, depth: (world[nth * 3 + 2] ?? 0) * deep, sure: share(seen) * share(there) }
  }
  const middle = (which: readonly number[]): SeenPoint => {
    const all = which.map(one)
    const mean = (of: (point: SeenPoint) => number) => all.reduce((sum, each) => sum + of(each), 0) / all.length
    return {
      x: mean(({ x }) => x),
      y: mean(({ y }) => y),
      depth: mean(({ depth = 0 }) => depth),
      sure: mean(({ sure }) => sure),
    }
  }
  return Object.fromEntries(Object.entries(indices).map(([name, which]) => [name, middle(which)]))
}

/** How sure the model is of everything from the shoulders to the ankles, 0 to 1. */
export function surenessOf({ points, presence }: LandmarkNumbers): number {
  const each = trunkAndLimbs.map(
    (nth) => share(points[nth * perPoint + 3] ?? 0) * share(points[nth * perPoint + 4] ?? 0),
  )
  return (presence * each.reduce((sum, one) => sum + one, 0)) / each.length
}

/** Two more of its points: the middle of the hips, and one straight above it on the circle around the whole person. */
const [middleOfHips, above] = [33, 34]

/** The square that holds the person, by where the model has found them. */
export function squareOf({ points }: LandmarkNumbers, square: Square, edge: number): Square | undefined {
  const at = (nth: number) =>
    fromSquare(square, (points[nth * perPoint] ?? 0) / edge, (points[nth * perPoint + 1] ?? 0) / edge)
  return squareAround(at(middleOfHips), at(above))
}

const share = (value: number): number => 1 / (1 + Math.exp(-value))

/** How large a meter of the model's own body is in the square: limbs and trunk as they spread in both. */
function pixelsPerMeter(numbers: Float32Array, world: Float32Array): number {
  const spread = (of: (nth: number) => readonly [number, number]): number => {
    const all = trunkAndLimbs.map(of)
    const [x, y] = [0, 1].map((axis) => all.reduce((sum, each) => sum + each[axis]!, 0) / all.length)
    return Math.hypot(...all.flatMap(([one, other]) => [one - x!, other - y!]))
  }
  const flat = spread((nth) => [world[nth * 3] ?? 0, world[nth * 3 + 1] ?? 0])
  return flat > 0 ? spread((nth) => [numbers[nth * perPoint] ?? 0, numbers[nth * perPoint + 1] ?? 0]) / flat : 0
}
