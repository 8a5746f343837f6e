import { type Vector, minus, plus } from '#geometry/vector.ts'
import { chain, inverse, normal, rotate, type Rotation, still } from '#geometry/rotation.ts'
import type { Skeleton } from './skeleton.ts'

/** A skeleton in a pose: for each bone its rotation from upright, and where it begins. */
export type Stance = { readonly turns: Rotation[]; readonly joints: Vector[] }

/** Where the person's build has arms hang, in degrees outwards, so that they stay off the hips. */
export type Build = { readonly armsOut: number }

/** Turns a bone, and with it all that hangs on it. `more` adds to what it does already. */
export function turnBone(stance: Stance, frame: Skeleton, name: string, turn: Rotation, more: boolean): void {
  const at = frame.index.get(name) ?? 0
  const parent = frame.bones[at]?.parent ?? -1
  const above = parent < 0 ? still : (stance.turns[parent] ?? still)
  const now = chain(inverse(above), stance.turns[at] ?? still)
  setBone(stance, frame, name, chain(above, more ? chain(now, turn) : turn))
}

/** Gives a bone its rotation from upright; what hangs on it keeps its bend. */
export function setBone(stance: Stance, frame: Skeleton, name: string, rotation: Rotation): void {
  const at = frame.index.get(name) ?? 0
  const change = chain(rotation, inverse(stance.turns[at] ?? still))
  const touched = new Uint8Array(frame.bones.length)
  touched[at] = 1
  stance.turns[at] = normal(rotation)
  for (let bone = at + 1; bone < frame.bones.length; bone += 1) {
    if (touched[frame.bones[bone]?.parent ?? 0] !== 1) continue
    touched[bone] = 1
    stance.turns[bone] = normal(chain(change, stance.turns[bone] ?? still))
  }
  placeFrom(stance, frame, at)
}

/** Joints from the rotations above them. */
export function placeFrom(stance: Stance, frame: Skeleton, first: number): void {
  for (let bone = Math.max(1, first); bone < frame.bones.length; bone += 1) {
    const parent = frame.bones[bone]?.parent ?? 0
    const offset = minus(frame.joints[bone] ?? [0, 0, 0], frame.joints[parent] ?? [0, 0, 0])
    const turn = chain(stance.turns[parent] ?? still, frame.upright[parent] ?? still)
    stance.joints[bone] = plus(stance.joints[parent] ?? [0, 0, 0], rotate(turn, offset))
  }
}

export function moveAll(stance: Stance, by: Vector): void {
  for (const [at, joint] of stance.joints.entries()) stance.joints[at] = plus(joint, by)
}
