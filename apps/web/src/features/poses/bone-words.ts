import { kindOfBone, type PoseBone, poseBones, sideOf } from '@eidolon/contract/characters/bones.ts'

const parts: Readonly<Record<string, string>> = {
  hips: 'Hips',
  spine: 'Lower back',
  chest: 'Upper back',
  upperChest: 'Chest',
  neck: 'Neck',
  head: 'Head',
  Shoulder: 'shoulder',
  UpperArm: 'upper arm',
  LowerArm: 'forearm',
  Hand: 'hand',
  UpperLeg: 'thigh',
  LowerLeg: 'shin',
  Foot: 'foot',
}

/** What people call a bone. */
export function boneLabel(bone: PoseBone): string {
  const side = sideOf(bone)
  const part = parts[side ? bone.slice(side.length) : bone] ?? bone
  return side ? `${side === 'left' ? 'Left' : 'Right'} ${part}` : part
}

export const boneOptions = [...poseBones.keys()].map((bone) => ({ id: bone, label: boneLabel(bone) }))

/** What one of a bone's three directions is called, and what its two ends mean. */
export type AxisWords = { readonly label: string; readonly ends: readonly [string, string] }

const trunk: readonly AxisWords[] = [
  { label: 'Bend', ends: ['back', 'forward'] },
  { label: 'Turn', ends: ['to the right', 'to the left'] },
  { label: 'Lean', ends: ['to the right', 'to the left'] },
]
const shoulder: readonly AxisWords[] = [
  { label: 'Ahead', ends: ['back', 'ahead'] },
  { label: 'Twist', ends: ['inwards', 'outwards'] },
  { label: 'Raise', ends: ['down', 'up'] },
]
const limb: readonly AxisWords[] = [
  { label: 'Swing', ends: ['back', 'forward'] },
  { label: 'Twist', ends: ['inwards', 'outwards'] },
  { label: 'Spread', ends: ['inwards', 'outwards'] },
]
const bends: Readonly<Record<string, AxisWords>> = {
  LowerArm: { label: 'Bend', ends: ['straight', 'bent'] },
  LowerLeg: { label: 'Bend', ends: ['bent', 'straight'] },
  Foot: { label: 'Tilt', ends: ['toes down', 'toes up'] },
}

/** The words of a bone's three directions; those in which it does not move have none. */
export function axesOf(bone: PoseBone): readonly (AxisWords | undefined)[] {
  const side = sideOf(bone)
  const kind = kindOfBone(bone)
  const words = kind === 'trunk' ? trunk : kind === 'shoulder' ? shoulder : limb
  const own = side && bends[bone.slice(side.length)]
  return (poseBones.get(bone) ?? []).map(([least, max], at) =>
    least === max ? undefined : at === 0 && own ? own : words[at],
  )
}
