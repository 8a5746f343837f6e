import {
  type BoneLimits,
  type BoneTurn,
  kindOfBone,
  poseBones,
  type PoseBone,
  sideOf,
  tenths,
} from '@eidolon/contract/characters/bones.ts'
import { asin, atan2 } from '#maths/exact.ts'
import { around, chain, rotate, type Rotation } from '#maths/rotation.ts'

export type Side = 'left' | 'right'
/** +1 for the left, which lies at +x. */
export const sign = (side: Side): 1 | -1 => (side === 'left' ? 1 : -1)

/** A turn of a bone that points upwards: spine, neck, head. */
export const axialTurn = ([forward, twist, side]: BoneTurn): Rotation =>
  chain(around([0, 0, 1], -side), chain(around([1, 0, 0], forward), around([0, 1, 0], twist)))

/** A turn of a bone that hangs down: arms, hands, legs, feet. */
export const limbTurn = (side: Side, [forward, twist, out]: BoneTurn): Rotation =>
  chain(around([0, 0, 1], sign(side) * out), chain(around([1, 0, 0], -forward), around([0, 1, 0], sign(side) * twist)))

/** A turn of a collar bone. */
const shoulderTurn = (side: Side, [ahead, , up]: BoneTurn): Rotation =>
  chain(around([0, 0, 1], sign(side) * up), around([0, 1, 0], -sign(side) * ahead))

const unturned: BoneTurn = [0, 0, 0]

/** What a bone's degrees come to, seen from the bone above. */
export function rotationOf(bone: PoseBone, turn: BoneTurn = unturned): Rotation {
  const side = sideOf(bone)
  if (!side) return axialTurn(turn)
  return kindOfBone(bone) === 'shoulder' ? shoulderTurn(side, turn) : limbTurn(side, turn)
}

const degrees = 180 / Math.PI

/**
 * The degrees of a rotation: of the two ways to say it the one that the bone can do, or else the one that is less beyond
 * it; of two that it can do, the one nearer to `now`.
 */
export function turnOf(bone: PoseBone, rotation: Rotation, now: BoneTurn = unturned): BoneTurn {
  const limits = limitsOf(bone)
  const cost = (turn: BoneTurn): number =>
    turn.reduce((sum, value, at) => {
      const [least, max] = limits[at]!
      return sum + Math.max(0, least - value, value - max) * 100 + Math.abs(value - now[at]!)
    }, 0)
  const [one, other] = bothWays(rotation).map((angles) => within(limits, asTurn(bone, angles)))
  return cost(one!) <= cost(other!) ? one! : other!
}

/** Around x, y and z, in degrees: first y, then x, then z. */
type Angles = readonly [x: number, y: number, z: number]

function bothWays(rotation: Rotation): readonly Angles[] {
  const [m00, , m20] = rotate(rotation, [1, 0, 0])
  const [m01, m11, m21] = rotate(rotation, [0, 1, 0])
  const [m02, , m22] = rotate(rotation, [0, 0, 1])
  const x = asin(Math.max(-1, Math.min(1, m21))) * degrees
  // Straight ahead or back, around y and around z are the same.
  if (Math.abs(m21) > 0.999_99) {
    const y = atan2(m02, m00) * degrees
    return [
      [x, y, 0],
      [x, y, 0],
    ]
  }
  const [y, z] = [atan2(-m20, m22) * degrees, atan2(-m01, m11) * degrees]
  return [
    [x, y, z],
    [180 - x, y + 180, z + 180],
  ]
}

function asTurn(bone: PoseBone, [x, y, z]: Angles): BoneTurn {
  const side = sideOf(bone)
  if (!side) return [x, y, -z]
  const way = sign(side)
  return kindOfBone(bone) === 'shoulder' ? [-way * y, 0, way * z] : [-x, way * y, way * z]
}

/** The same angles, said as near to the limits as full turns allow. */
function within(limits: BoneLimits, turn: BoneTurn): BoneTurn {
  const near = (value: number, at: 0 | 1 | 2): number => {
    const [least, max] = limits[at]
    const middle = (least + max) / 2
    return value - Math.round((value - middle) / 360) * 360
  }
  return [near(turn[0], 0), near(turn[1], 1), near(turn[2], 2)]
}

export function limitsOf(bone: PoseBone): BoneLimits {
  const limits = poseBones.get(bone)
  if (!limits) throw new RangeError(`There is no bone ${bone}.`)
  return limits
}

/** As far as the joint goes, in tenths of degrees. */
export function allowed(bone: PoseBone, turn: BoneTurn): BoneTurn {
  const limits = limitsOf(bone)
  const held = (at: 0 | 1 | 2): number => tenths(Math.max(limits[at][0], Math.min(limits[at][1], turn[at])))
  return [held(0), held(1), held(2)]
}
