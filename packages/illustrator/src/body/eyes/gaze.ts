import { asin, atan2 } from '@eidolon/people/exact.ts'
import { setBone, type Stance, turnBone } from '#skeleton/stance.ts'
import { type Vector, minus, plus, times, unit } from '#geometry/vector.ts'
import { around, chain, inverse, rotate, still } from '#geometry/rotation.ts'
import type { Skeleton } from '#skeleton/skeleton.ts'

const degrees = 180 / Math.PI
/** How far eyes turn before the head has to. */
const limits = { side: 30, up: 18, down: 26 } as const

/** Turns the head some of the way to a point, so that the eyes need not do all of it. */
export function turnHead(frame: Skeleton, stance: Stance, point: Vector): void {
  for (const name of ['neck02', 'head']) {
    const at = frame.index.get('head') ?? 0
    const eye = stance.joints[frame.index.get('eye.L') ?? 0] ?? [0, 0, 0]
    const [left, up] = anglesTo(rotate(inverse(stance.turns[at] ?? still), minus(point, [0, eye[1], eye[2]])))
    if (Math.abs(left) > 70) return
    const yaw = Math.max(-9, Math.min(9, left * 0.22))
    // A chin that is a little down is kinder than one that is up.
    const pitch = Math.max(-9, Math.min(9, (up - 2) * 0.35))
    turnBone(stance, frame, name, chain(around([0, 1, 0], yaw), around([1, 0, 0], -pitch)), true)
  }
}

/**
 * Turns the eyes to a point, or away from the head's own direction by so many degrees to the left and up. Gives how far
 * up they look, for the lids, and where the gaze ends. `settled` is how many degrees up they are turned besides, for lids
 * that lie lower or higher than the eye behind them; it is not where anybody looks.
 */
export function turnEyes(
  frame: Skeleton,
  stance: Stance,
  aim: { readonly point: Vector } | { readonly away: readonly [left: number, up: number] },
  settled = 0,
): { readonly up: number; readonly gaze: Vector } {
  const head = stance.turns[frame.index.get('head') ?? 0] ?? still
  let up = 0
  let gaze: Vector = [0, 0, 0]
  for (const side of ['L', 'R']) {
    const name = `eye.${side}`
    const joint = stance.joints[frame.index.get(name) ?? 0] ?? [0, 0, 0]
    const [left, high] = 'point' in aim ? anglesTo(rotate(inverse(head), minus(aim.point, joint))) : aim.away
    const yaw = Math.max(-limits.side, Math.min(limits.side, left))
    const pitch = Math.max(-limits.down, Math.min(limits.up, high))
    setBone(stance, frame, name, chain(head, chain(around([0, 1, 0], yaw), around([1, 0, 0], -pitch - settled))))
    up += pitch / 2
    const ahead = rotate(chain(head, chain(around([0, 1, 0], yaw), around([1, 0, 0], -pitch))), [0, 0, 1])
    gaze = plus(gaze, times(plus(joint, times(ahead, 20)), 0.5))
  }
  return { up, gaze }
}

function anglesTo(way: Vector): readonly [left: number, up: number] {
  const [x, y, z] = unit(way)
  return [atan2(x, z) * degrees, asin(y) * degrees]
}
