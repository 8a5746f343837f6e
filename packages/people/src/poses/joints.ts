import {
  boneAbove,
  type BoneTurn,
  type Joints,
  type PoseBone,
  poseBones,
  sideOf,
  tenths,
} from '@eidolon/contract/characters/bones.ts'
import { acos } from '#maths/exact.ts'
import { chain, frameTo, inverse, rotate, type Rotation, still } from '#maths/rotation.ts'
import { dot, type Vector } from '#maths/vector.ts'
import { allowed, rotationOf, turnOf } from './bone-turns.ts'

export { sideOf }

/** Rotations of every bone from upright, seen from outside. */
export type Turns = ReadonlyMap<PoseBone, Rotation>

export const boneNames: readonly PoseBone[] = [...poseBones.keys()]

export const turnsOf = ({ bones }: Pick<Joints, 'bones'>): Turns => {
  const turns = new Map<PoseBone, Rotation>()
  for (const bone of boneNames) turns.set(bone, chain(aboveIn(turns, bone), rotationOf(bone, bones[bone])))
  return turns
}

/** How the bone above is turned. */
export function aboveIn(turns: Turns, bone: PoseBone): Rotation {
  const above = boneAbove(bone)
  return (above && turns.get(above)) ?? still
}

/**
 * The joints whose bones are turned so, seen from outside, as far as joints go. What a bone cannot do its children make
 * up for.
 */
export function jointsFrom(given: Turns, rest: Pick<Joints, 'hands' | 'lift'>): Joints {
  const turns = asHinges(given)
  const held = new Map<PoseBone, Rotation>()
  const bones: [PoseBone, BoneTurn][] = []
  for (const bone of boneNames) {
    const above = aboveIn(held, bone)
    const turn = allowed(bone, turnOf(bone, chain(inverse(above), turns.get(bone) ?? above)))
    held.set(bone, chain(above, rotationOf(bone, turn)))
    bones.push([bone, turn])
  }
  return { ...rest, bones: withoutStill(bones) }
}

const down: Vector = [0, -1, 0]
/** To where elbows and knees bend, upright. */
const bends = { Arm: [0, 0, 1], Leg: [0, 0, -1] } as const satisfies Readonly<Record<string, Vector>>

/**
 * Elbows and knees that are turned as no hinge can be become hinges: the limb points where it did, and the bone above is
 * turned around itself until the joint bends the right way. Hands and feet stay as they are.
 */
function asHinges(given: Turns): Turns {
  const turns = new Map(given)
  for (const side of ['left', 'right'] as const) {
    for (const limb of ['Arm', 'Leg'] as const) {
      const [upper, lower] = [`${side}Upper${limb}`, `${side}Lower${limb}`] as const
      const [above, below] = [turns.get(upper) ?? still, turns.get(lower) ?? still]
      const bent = chain(inverse(above), below)
      if (
        isAllowed(lower, turnOf(lower, bent)) &&
        isAllowed(upper, turnOf(upper, chain(inverse(aboveIn(turns, upper)), above)))
      )
        continue
      const [along, on] = [rotate(above, down), rotate(below, down)]
      const angle = acos(Math.max(-1, Math.min(1, dot(along, on)))) * (180 / Math.PI)
      // What is all but straight bends nowhere in particular.
      const hinged = angle < 8 ? above : frameTo(down, bends[limb], along, on)
      turns.set(upper, hinged)
      turns.set(lower, chain(hinged, rotationOf(lower, [limb === 'Arm' ? angle : -angle, 0, 0])))
    }
  }
  return turns
}

const isAllowed = (bone: PoseBone, turn: BoneTurn): boolean =>
  allowed(bone, turn).every((degrees, at) => Math.abs(degrees - turn[at]!) < 0.2)

/** The joints with one bone turned otherwise, as far as it goes. */
export function withTurn(joints: Joints, bone: PoseBone, turn: BoneTurn): Joints {
  const bones = { ...joints.bones, [bone]: allowed(bone, turn) }
  return { ...joints, bones: withoutStill(boneNames.map((name) => [name, bones[name] ?? [0, 0, 0]])) }
}

/** In the order of the table, without what does nothing: the same pose is the same text. */
const withoutStill = (bones: readonly (readonly [PoseBone, BoneTurn])[]): Joints['bones'] =>
  Object.fromEntries(bones.filter(([, turn]) => turn.some((degrees) => degrees !== 0)))

const other = (bone: PoseBone): PoseBone => {
  const name = bone.replace(/^(left|right)/, (side) => (side === 'left' ? 'right' : 'left'))
  return boneNames.find((one) => one === name) ?? bone
}

/** The same pose with left and right exchanged. */
export function mirroredJoints({ bones, hands, lift }: Joints): Joints {
  const flipped = boneNames.map((bone): [PoseBone, BoneTurn] => {
    const [forward, twist, side] = bones[other(bone)] ?? [0, 0, 0]
    // Numbers of limbs count outwards on either side; those of the trunk to the left.
    return [bone, other(bone) === bone ? [forward, tenths(-twist), tenths(-side)] : [forward, twist, side]]
  })
  return { bones: withoutStill(flipped), hands: { left: hands.right, right: hands.left }, lift }
}
