import { asin } from '#maths/exact.ts'
import { around, chain, frameTo, rotate, type Rotation } from '#maths/rotation.ts'
import { across, dot, lengthOf, minus, unit, type Vector } from '#maths/vector.ts'
import type { BodyPoint, Keypoint } from './seen-points.ts'

type Points = ReadonlyMap<BodyPoint, Keypoint>

type Above = {
  /** How the forearm or shin is turned. */
  readonly lower: Rotation
  /** Pixels of a decimeter. */
  readonly scale: number
  /** Degrees that the model sees toes too low. */
  readonly toes: number
}

/** How a hand or a foot is turned, by its knuckles or toes; undefined where they are not seen, or no depth is known. */
export function endTurn(
  points: Points,
  side: 'left' | 'right',
  kind: 'Arm' | 'Leg',
  { lower, scale, toes }: Above,
): Rotation | undefined {
  const [from, to] =
    kind === 'Arm'
      ? [points.get(`${side}Wrist`), points.get(`${side}Knuckles`)]
      : [points.get(`${side}Heel`), points.get(`${side}Toes`)]
  if (!from?.hasDepth || !to?.hasDepth) return undefined
  const way = unit(minus(to.at, from.at), [0, 0, 0])
  if (lengthOf(way) === 0) return undefined
  if (kind === 'Arm') return frameTo([0, -1, 0], [0, 0, 1], way, rotate(lower, [0, 0, 1]))
  if (isStanding(points, side, scale) && Math.abs(slope(way) + toes) < notFlat) {
    return frameTo([0, 1, 0], [0, 0, 1], [0, 1, 0], [way[0], 0, way[2]])
  }
  // The sole lies along heel and toes; the shin says which way is up. Toes go up around the axis from side to side.
  const up = across(rotate(lower, [0, 1, 0]), way)
  if (dot(up, up) < 0.01) return undefined
  return chain(frameTo([0, 0, 1], [0, 1, 0], way, up), around([1, 0, 0], -toes))
}

/** Soles that are less steep than this lie flat on the ground, if anything stands there: models see them so and so. */
const notFlat = 28

const slope = ([, y]: Vector): number => asin(y) * (180 / Math.PI)

/** Whether somebody may stand on this foot: nothing of them is much lower. */
function isStanding(points: Points, side: 'left' | 'right', scale: number): boolean {
  const ankle = points.get(`${side}Ankle`)
  const lowest = Math.min(...grounded.map((point) => points.get(point)?.at[1] ?? Number.POSITIVE_INFINITY))
  return ankle !== undefined && ankle.at[1] - lowest < 0.8 * scale
}

const grounded = ['leftAnkle', 'rightAnkle', 'leftKnee', 'rightKnee', 'leftWrist', 'rightWrist', 'nose'] as const
