import { type Joints, type PoseBone } from '@eidolon/people'
import { boneNames, jointsFrom, sideOf, turnsOf } from '@eidolon/people/poses/joints.ts'
import { type Rotation, still } from '#geometry/rotation.ts'
import { partTwist, suffix } from '#skeleton/limbs.ts'
import type { Skeleton } from '#skeleton/skeleton.ts'
import { placeFrom, setBone, type Stance } from '#skeleton/stance.ts'
import { parentTurn, setForearm } from './reach.ts'

/** Which bone of the pack each bone of a pose is, without its side; of limbs of two bones, the lower one with its whole turn. */
const packBones: Readonly<Record<string, string>> = {
  hips: 'root',
  spine: 'spine05',
  chest: 'spine03',
  upperChest: 'spine01',
  neck: 'neck01',
  head: 'head',
  Shoulder: 'shoulder01',
  UpperArm: 'upperarm02',
  LowerArm: 'lowerarm01',
  Hand: 'wrist',
  UpperLeg: 'upperleg02',
  LowerLeg: 'lowerleg01',
  Foot: 'foot',
}

function packBone(bone: PoseBone): string {
  const side = sideOf(bone)
  const name = packBones[side ? bone.slice(side.length) : bone] ?? bone
  return side ? `${name}${suffix(side)}` : name
}

/** The skeleton in somebody's own pose: every bone exactly as it says. Hands are the fingers' matter. */
export function standAs(frame: Skeleton, joints: Joints): Stance {
  const stance: Stance = { turns: frame.bones.map(() => still), joints: [...frame.joints] }
  placeFrom(stance, frame, 0)
  const turns = turnsOf(joints)
  const turn = (bone: PoseBone): Rotation => turns.get(bone) ?? still
  for (const bone of ['hips', 'spine', 'chest', 'upperChest', 'neck', 'head'] as const) {
    setBone(stance, frame, packBone(bone), turn(bone))
  }
  for (const side of ['left', 'right'] as const) {
    const end = suffix(side)
    setBone(stance, frame, `clavicle${end}`, turn(`${side}Shoulder`))
    // Skin twists along a limb, not at its joint.
    const limb = (name: string, whole: Rotation, share: number) => {
      setBone(stance, frame, `${name}01${end}`, partTwist(parentTurn(stance, frame, `${name}01${end}`), whole, share))
      setBone(stance, frame, `${name}02${end}`, whole)
    }
    limb('upperarm', turn(`${side}UpperArm`), 0.4)
    setForearm(stance, frame, end, turn(`${side}LowerArm`), turn(`${side}Hand`))
    limb('upperleg', turn(`${side}UpperLeg`), 0.5)
    setBone(stance, frame, `lowerleg01${end}`, turn(`${side}LowerLeg`))
    setBone(stance, frame, `foot${end}`, turn(`${side}Foot`))
  }
  return stance
}

/** What a skeleton does as a pose of one's own, as nearly as that can say it. */
export function jointsAs(frame: Skeleton, stance: Stance, rest: Pick<Joints, 'hands' | 'lift'>): Joints {
  const turns = boneNames.map((bone) => [bone, stance.turns[frame.index.get(packBone(bone)) ?? 0] ?? still] as const)
  return jointsFrom(new Map(turns), rest)
}
