import { cos, sin } from '@eidolon/people/exact.ts'
import type { Leg, Pose } from '#poses/pose.ts'
import { pairs } from '#geometry/numbers.ts'

/** Seconds of two steps. */
export const stride = 1.08

const turn = 2 * Math.PI

/**
 * A walk at this phase of two steps, 0..1: legs and arms swing against each other, the hips go with the leg that is
 * ahead, and the chest with the arm.
 */
export function walkPose(phase: number): Pose {
  const left = legAt(phase)
  const right = legAt(phase + 0.5)
  const counter = cos(turn * phase)
  return {
    hips: [4, -5 * counter, 2.5 * sin(turn * phase)],
    // Highest when one leg stands straight under the body, which is twice in two steps.
    shift: [0.1 * sin(turn * phase), 0, 0],
    waist: [1, 4 * counter, -2 * sin(turn * phase)],
    chest: [-1, 4 * counter, 0],
    neck: [-1, -2 * counter, 0],
    head: [-1, -1 * counter, 0],
    legs: { left, right },
    arms: {
      left: { arm: [-24 * counter + 2, 5, 4], elbow: 22 - 10 * counter, roll: 14 },
      right: { arm: [24 * counter + 2, 5, 4], elbow: 22 + 10 * counter, roll: 14 },
    },
    fingers: { left: 'relaxed', right: 'relaxed' },
  }
}

/** One leg at its phase: heel strike at 0, under the body at 0.25, toe off at 0.6, swinging forward until 1. */
function legAt(phase: number): Leg {
  const p = phase - Math.floor(phase)
  const thigh = curve(p, pairs`0 25, 0.12 20, 0.3 2, 0.5 -16, 0.62 -10, 0.75 14, 0.88 28, 1 25`)
  const knee = curve(p, pairs`0 4, 0.1 14, 0.3 6, 0.48 8, 0.62 36, 0.73 58, 0.88 26, 1 4`)
  const ankle = curve(p, pairs`0 8, 0.1 -2, 0.35 8, 0.5 10, 0.62 -22, 0.74 -6, 0.88 4, 1 8`)
  return { thigh: [thigh, 5, 1.5], knee, foot: [ankle, 0, 0] }
}

/** Through these points and on from the last to the first, without ever stopping at one of them. */
function curve(at: number, points: readonly (readonly [number, number])[]): number {
  const last = points.length - 1
  const next = Math.max(
    1,
    points.findIndex(([x]) => at <= x),
  )
  const [fromX, fromY] = points[next - 1] ?? [0, 0]
  const [toX, toY] = points[next] ?? [1, 0]
  // How steep it is at both: as from the neighbor on the one side to that on the other.
  const [beforeX, beforeY] = next > 1 ? (points[next - 2] ?? [0, 0]) : backwards(points[last - 1])
  const [afterX, afterY] = next < last ? (points[next + 1] ?? [1, 0]) : forwards(points[1])
  const length = toX - fromX
  const rise = ((toY - beforeY) / (toX - beforeX)) * length
  const fall = ((afterY - fromY) / (afterX - fromX)) * length
  const t = (at - fromX) / length
  const u = 1 - t
  return u * u * ((1 + 2 * t) * fromY + t * rise) + t * t * ((1 + 2 * u) * toY - u * fall)
}

const backwards = ([x, y]: readonly [number, number] = [1, 0]): readonly [number, number] => [x - 1, y]
const forwards = ([x, y]: readonly [number, number] = [0, 0]): readonly [number, number] => [x + 1, y]
