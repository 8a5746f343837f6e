import { cos, sin } from '#maths/exact.ts'
import type { Leg, Pose } from '#poses/pose.ts'

/** Seconds of two steps. */
export const stride = 1.08

const turn = 2 * Math.PI

/** A walk at this phase of two steps, 0..1: legs and arms swing against each other, the hips sway and rise. */
export function walkPose(phase: number): Pose {
  const left = legAt(phase)
  const right = legAt(phase + 0.5)
  const counter = cos(turn * phase)
  return {
    hips: [4, 5 * counter, 2.5 * sin(turn * phase)],
    // Highest when one leg stands straight under the body, which is twice in two steps.
    shift: [0.1 * sin(turn * phase), 0, 0],
    waist: [1, -4 * counter, -2 * sin(turn * phase)],
    chest: [-1, -4 * counter, 0],
    neck: [-1, 2 * counter, 0],
    head: [-1, 1.5 * counter, 0],
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
  const thigh = curve(p, [
    [0, 25],
    [0.12, 20],
    [0.3, 2],
    [0.5, -16],
    [0.62, -10],
    [0.75, 14],
    [0.88, 28],
    [1, 25],
  ])
  const knee = curve(p, [
    [0, 4],
    [0.1, 14],
    [0.3, 6],
    [0.48, 8],
    [0.62, 36],
    [0.73, 58],
    [0.88, 26],
    [1, 4],
  ])
  const ankle = curve(p, [
    [0, 8],
    [0.1, -2],
    [0.35, 8],
    [0.5, 10],
    [0.62, -22],
    [0.74, -6],
    [0.88, 4],
    [1, 8],
  ])
  return { thigh: [thigh, 5, 1.5], knee, foot: [ankle, 0, 0] }
}

/** Through these points, smooth in between. */
function curve(at: number, points: readonly (readonly [number, number])[]): number {
  let [fromX, fromY] = points[0] ?? [0, 0]
  for (const [x, y] of points) {
    if (at <= x) {
      const t = x === fromX ? 1 : (at - fromX) / (x - fromX)
      return fromY + (y - fromY) * (t * t * (3 - 2 * t))
    }
    fromX = x
    fromY = y
  }
  return fromY
}
