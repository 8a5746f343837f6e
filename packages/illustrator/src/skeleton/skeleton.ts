import type { Bone, Pack } from '#pack/pack.ts'
import { type Vector, cross, lengthOf, meanOf, minus, plus, times, unit } from '#geometry/vector.ts'
import { chain, frameTo, rotate, type Rotation, still } from '#geometry/rotation.ts'

/** One person's skeleton before any pose. */
export type Skeleton = {
  readonly bones: readonly Bone[]
  readonly index: ReadonlyMap<string, number>
  /** Where each bone begins, in the unposed shape. */
  readonly joints: readonly Vector[]
  readonly tips: readonly Vector[]
  /**
   * What brings each bone from the shape's own stance (arms half raised, elbows bent) to standing upright with
   * hanging arms, from where poses count.
   */
  readonly upright: readonly Rotation[]
  readonly hands: { readonly left: HandFrame; readonly right: HandFrame }
  /** Height of the ground and of the ankles above it. */
  readonly ground: number
  /** How big the person is, 1 for middling. */
  readonly size: number
}

type HandFrame = {
  /** From the wrist to just off the middle of the palm, upright. */
  readonly palm: Vector
  /** Axes around which the fingers bend, from the thumb on, upright: across each finger, as they spread. */
  readonly curls: readonly Vector[]
}

const down: Vector = [0, -1, 0]

export function skeletonOf(pack: Pack, shape: Float32Array): Skeleton {
  const { bones } = pack
  const index = new Map(bones.map(({ name }, at) => [name, at]))
  const joints = bones.map(({ joint }) => meanOf(shape, joint))
  const tips = bones.map(({ tip }) => meanOf(shape, tip))
  const at = (name: string): Vector => joints[index.get(name) ?? 0] ?? [0, 0, 0]
  const upright: Rotation[] = bones.map(() => still)
  const set = (pattern: RegExp, side: string, rotation: Rotation) => {
    for (const [name, bone] of index) if (name.endsWith(side) && pattern.test(name)) upright[bone] = rotation
  }
  const hands = { left: handFrame('.L', -1), right: handFrame('.R', 1) }

  function handFrame(side: string, inwards: number): HandFrame {
    const [shoulder, elbow, wrist] = [at(`upperarm01${side}`), at(`lowerarm01${side}`), at(`wrist${side}`)]
    // The forearm bends to the front and a little inwards, as arms do.
    const front: Vector = [inwards * 0.25, 0, 1]
    const upper = minus(elbow, shoulder)
    const fore = minus(wrist, elbow)
    set(/^upperarm/, side, frameTo(upper, fore, down, front))
    // Straightened around the elbow's own hinge, which stays where the upper arm has it.
    const hinge = cross(upper, fore)
    const hingeUpright = cross(down, front)
    set(/^lowerarm/, side, frameTo(fore, hinge, down, hingeUpright))
    const [index2, middle, little] = [at(`finger2-1${side}`), at(`finger3-1${side}`), at(`finger5-1${side}`)]
    const along = minus(middle, wrist)
    const spread = minus(index2, little)
    const facing = unit(times(cross(along, spread), -inwards))
    const hand = frameTo(along, facing, down, [inwards, 0, 0])
    set(/^(wrist|metacarpal|finger)/, side, hand)
    const palm = plus(times(rotate(hand, along), 0.62), [inwards * 0.16 * lengthOf(along), 0, 0])
    const thumbAlong = minus(tips[index.get(`finger1-3${side}`) ?? 0] ?? wrist, at(`finger1-1${side}`))
    const thumb = unit(rotate(hand, cross(thumbAlong, minus(little, index2))))
    const curls = [2, 3, 4, 5].map((finger): Vector => {
      const [, y, z] = rotate(hand, minus(at(`finger${finger}-2${side}`), at(`finger${finger}-1${side}`)))
      return unit([0, z, -y])
    })
    return { palm, curls: [thumb, ...curls] }
  }

  for (const side of ['.L', '.R']) {
    const [hip, ankle] = [at(`upperleg01${side}`), at(`foot${side}`)]
    set(/^(upperleg|lowerleg)/, side, frameTo(minus(ankle, hip), [0, 0, 1], down, [0, 0, 1]))
  }
  let ground = Number.POSITIVE_INFINITY
  for (let vertex = 0; vertex < 13_380; vertex += 1) ground = Math.min(ground, shape[vertex * 3 + 1] ?? 0)
  const size = (at('upperleg01.L')[1] - ground) / 8.66
  return { bones, index, joints, tips, upright, hands, ground, size }
}

/** Rotation of a bone of the shape when its upright self is rotated so. */
export const fromUpright = (frame: Skeleton, bone: number, rotation: Rotation): Rotation =>
  chain(rotation, frame.upright[bone] ?? still)
