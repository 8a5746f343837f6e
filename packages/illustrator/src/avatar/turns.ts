import type { Body } from '#body/body.ts'
import { chain, fromTo, inverse, normal, rotate, type Rotation, still } from '#geometry/rotation.ts'
import { minus, plus, times, type Vector } from '#geometry/vector.ts'
import type { Bone } from '#pack/pack.ts'
import { meters } from './avatar.ts'
import { human, humanBones, parentOf } from './humanoid.ts'

/** How a model stands: how each of its bones is turned against the one above it, and how far its hips have gone. Bones that are not named are as they were made. */
export type Turns = {
  readonly bones: Readonly<Record<string, Rotation>>
  /** Meters. */
  readonly hips: Vector
}

/**
 * What brings a model, which was made of a body `before`, to stand as the same body does in another posture. The body has
 * more bones than the model: each of the model's is turned a little further, to where the body has its end.
 */
export function turnsBetween(before: Body, after: Body): Turns {
  const bones = before.pack.bones
  const { kept, of } = humanBones(bones)
  const start = kept.map((bone) => before.bones.joint(bones[bone]?.name ?? ''))
  const end = kept.map((bone) => after.bones.joint(bones[bone]?.name ?? ''))
  const parents = kept.map((bone) => parentOf(bones, of, bone))
  const turned: [string, Rotation][] = []
  const [whole, joints]: [Rotation[], Vector[]] = [[], []]
  for (const [at, bone] of kept.entries()) {
    const parent = parents[at] ?? -1
    const above = whole[parent] ?? still
    const joint = parent < 0 ? end[at]! : plus(joints[parent]!, rotate(above, minus(start[at]!, start[parent]!)))
    const own = turnOf(before, after, bone)
    const next = parents.indexOf(at)
    // Where several hang on one bone, which of them it points to is nobody's business.
    const isLimb = next >= 0 && parents.indexOf(at, next + 1) < 0
    const turn = isLimb
      ? chain(fromTo(rotate(own, minus(start[next]!, start[at]!)), minus(end[next]!, joint)), own)
      : own
    joints.push(joint)
    whole.push(turn)
    turned.push([nameOf(bones, bone), normal(chain(inverse(above), turn))])
  }
  return { bones: Object.fromEntries(turned), hips: times(minus(end[0]!, start[0]!), meters) }
}

const nameOf = (bones: readonly Bone[], bone: number): string => human.get(bones[bone]?.name ?? '') ?? ''

/** From how a bone lies in one posture to how it lies in another. */
function turnOf(before: Body, after: Body, bone: number): Rotation {
  const [from, to] = [before.bones.matrices, after.bones.matrices].map((all) => all.subarray(bone * 12, bone * 12 + 12))
  if (!from || !to) return still
  // Rows of `to` by rows of `from`: the inverse of a rotation is the rotation the other way round.
  const at = (row: number, column: number): number => {
    let sum = 0
    for (let k = 0; k < 3; k += 1) sum += to[row * 4 + k]! * from[column * 4 + k]!
    return sum
  }
  return ofMatrix(at)
}

/** The largest of the four numbers first, which the others are divided by. */
function ofMatrix(at: (row: number, column: number) => number): Rotation {
  const [x, y, z] = [at(0, 0), at(1, 1), at(2, 2)]
  const squares = [1 + x - y - z, 1 - x + y - z, 1 - x - y + z, 1 + x + y + z]
  const largest = squares.indexOf(Math.max(...squares))
  const two = Math.sqrt(Math.max(1e-12, squares[largest]!))
  const sum = (row: number, column: number) => (at(row, column) + at(column, row)) / two / 2
  const difference = (row: number, column: number) => (at(row, column) - at(column, row)) / two / 2
  const own = two / 2
  if (largest === 0) return normal([own, sum(0, 1), sum(0, 2), difference(2, 1)])
  if (largest === 1) return normal([sum(0, 1), own, sum(1, 2), difference(0, 2)])
  if (largest === 2) return normal([sum(0, 2), sum(1, 2), own, difference(1, 0)])
  return normal([difference(2, 1), difference(0, 2), difference(1, 0), own])
}
