import { axialTurn } from '#poses/bone-turns.ts'
import { chain, rotate, type Rotation } from '#maths/rotation.ts'
import { minus, plus, times, type Vector } from '#maths/vector.ts'
import type { BodyPoint, Keypoint } from './seen-points.ts'

/** Where the points of a face are, from the middle between the ears, in decimeters. */
const face: Readonly<Partial<Record<BodyPoint, Vector>>> = {
  nose: [0, -0.15, 1.15],
  leftEye: [0.32, 0.2, 0.85],
  rightEye: [-0.32, 0.2, 0.85],
  leftEar: [0.75, 0, 0],
  rightEar: [-0.75, 0, 0],
}

type Angles = readonly [forward: number, twist: number, side: number]
/** As far as neck and head together turn. */
const [maxForward, maxTwist, maxSide] = [60, 95, 50]

/**
 * How the head is turned, seen from outside: the way in which a plain head shows its points so, and the less turned from
 * the chest the better. Undefined where too little of it is seen.
 */
export function liftHead(
  points: ReadonlyMap<BodyPoint, Keypoint>,
  chest: Rotation,
  scale: number,
): Rotation | undefined {
  const seen = [...points].flatMap(([name, { at }]) => {
    const rest = face[name]
    return rest ? [{ at: times(at, 1 / scale), rest }] : []
  })
  if (seen.length < 3) return undefined
  const [middleAt, middleRest] = [meanOf(seen.map(({ at }) => at)), meanOf(seen.map(({ rest }) => rest))]
  const cost = (angles: Angles): number => {
    const turn = chain(chest, axialTurn(angles))
    const off = seen.reduce((sum, { at, rest }) => {
      const [x, y] = minus(rotate(turn, minus(rest, middleRest)), minus(at, middleAt))
      return sum + x * x + y * y
    }, 0)
    return off + angles.reduce((sum, angle) => sum + (angle / 180) ** 2, 0) * 0.15
  }
  let best: Angles = [0, 0, 0]
  for (const twist of [-80, -40, 0, 40, 80]) {
    for (const forward of [-40, 0, 40]) if (cost([forward, twist, 0]) < cost(best)) best = [forward, twist, 0]
  }
  for (let step = 16; step > 0.4; step /= 2) {
    for (let again = 0; again < 4; again += 1) best = nearer(best, step, cost)
  }
  return chain(chest, axialTurn(best))
}

function nearer(from: Angles, step: number, cost: (angles: Angles) => number): Angles {
  const [forward, twist, side] = from
  const ways: readonly Angles[] = [
    from,
    [held(forward + step, maxForward), twist, side],
    [held(forward - step, maxForward), twist, side],
    [forward, held(twist + step, maxTwist), side],
    [forward, held(twist - step, maxTwist), side],
    [forward, twist, held(side + step, maxSide)],
    [forward, twist, held(side - step, maxSide)],
  ]
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best))
}

const held = (value: number, max: number): number => Math.max(-max, Math.min(max, value))

const meanOf = (all: readonly Vector[]): Vector =>
  times(
    all.reduce((sum, each) => plus(sum, each), [0, 0, 0] as Vector),
    1 / all.length,
  )
