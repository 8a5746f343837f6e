import { type PoseBone, poseBones } from '@eidolon/contract/characters/bones.ts'
import type { MannequinPoint } from '@eidolon/people/poses/mannequin.ts'

/** Which bone's numbers one wants to see who takes hold of a point of the figure. */
export function boneAt(point: MannequinPoint): PoseBone {
  if (point === 'crown') return 'head'
  if (point === 'neck') return 'spine'
  const name = point
    .replace(/(Fingertips)$/, 'Hand')
    .replace(/(Toes|Heel)$/, 'Foot')
    // An elbow is where the upper arm ends, and a wrist where the forearm does.
    .replace(/^(left|right)Lower/, '$1Upper')
  return [...poseBones.keys()].find((bone) => bone === name) ?? 'hips'
}
