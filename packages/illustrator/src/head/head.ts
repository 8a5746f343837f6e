import type { Body } from '#body/body.ts'
import { type Vector, plus, times, minus, unit, vertexAt } from '#geometry/vector.ts'
import type { Placing } from '#geometry/mesh-part.ts'
import { memoByKey } from '#pack/memo-by-key.ts'

/** Vertices of the base mesh that mark places of the head. */
const mark = { crown: 881, forehead: 237, occiput: 962, bridge: 134, chin: 747, noseTip: 297 } as const

/** Half the width of the skull above the ears: a vertex on each side. */
const temples = { left: 7702, right: 1008 } as const

/**
 * The head in its own measure: coordinates in which everybody's eyes, crown, forehead and occiput lie where the base
 * mesh has them, upright and unposed. Hair and hats are made there and placed by `placing`.
 */
export type Head = {
  readonly placing: Placing
  /** From the picture into the head's own measure. */
  own(posed: Vector): Vector
  ownWay(posed: Vector): Vector
  /** Which way is down, in the head's measure. */
  readonly down: Vector
  /** The posed base mesh in the head's measure, and its normals. */
  readonly skin: Float32Array
  readonly normals: Float32Array
  /** The same without pose and expression: what stays as it is in every picture. */
  readonly still: Float32Array
  readonly rest: Float32Array
  /** Decimeters in the picture for one in the head's measure. */
  readonly size: number
  readonly eyes: { readonly left: Vector; readonly right: Vector }
  readonly chin: Vector
  readonly bridge: Vector
}

/** The line from `a` to `b` in rest, and where its ends lie on this person. */
type Fit = { readonly from: number; readonly to: number; readonly factor: number }

const fitting = (restA: number, restB: number, shapeA: number, shapeB: number): Fit => ({
  from: restA,
  to: shapeA,
  factor: (shapeB - shapeA) / (restB - restA),
})

/** The head of a body; hair, beard and hats ask for the same one. */
export const headOf = memoByKey(makeHead)

function makeHead(body: Body): Head {
  const { rest, shape, bones } = body
  const at = (array: Float32Array, index: number, axis: number): number => array[index * 3 + axis] ?? 0
  const fits: readonly Fit[] = [
    fitting(
      at(rest, temples.right, 0),
      at(rest, temples.left, 0),
      at(shape, temples.right, 0),
      at(shape, temples.left, 0),
    ),
    fitting(eyeHeight(rest, body), at(rest, mark.crown, 1), bones.restJoint('eye.L')[1], at(shape, mark.crown, 1)),
    fitting(
      at(rest, mark.occiput, 2),
      at(rest, mark.forehead, 2),
      at(shape, mark.occiput, 2),
      at(shape, mark.forehead, 2),
    ),
  ]
  const toShape = (own: Vector): Vector => apply(fits, own)
  const toOwn = (shaped: Vector): Vector => undo(fits, shaped)
  const origin = bones.carry('head', [0, 0, 0])
  const axis = (x: number, y: number, z: number): Vector => minus(bones.carry('head', [x, y, z]), origin)
  const [right, up, front] = [axis(1, 0, 0), axis(0, 1, 0), axis(0, 0, 1)]
  const turn = (way: Vector): Vector => plus(plus(times(right, way[0]), times(up, way[1])), times(front, way[2]))
  const turnBack = (way: Vector): Vector => [dotted(way, right), dotted(way, up), dotted(way, front)]
  const own = (posed: Vector): Vector => toOwn(turnBack(minus(posed, origin)))
  const ownWay = (posed: Vector): Vector => {
    const [x, y, z] = turnBack(posed)
    return unit([x / factor(fits, 0), y / factor(fits, 1), z / factor(fits, 2)])
  }
  const skin = new Float32Array(body.posed.length)
  const still = new Float32Array(body.posed.length)
  const axes = [right, up, front]
  for (let side = 0; side < 3; side++) {
    const { from, to, factor } = fits[side]!
    const way = axes[side]!
    // As `own` and `toOwn` have it, for many at once.
    for (let at = 0; at < skin.length; at += 3) {
      const x = body.posed[at]! - origin[0]
      const y = body.posed[at + 1]! - origin[1]
      const z = body.posed[at + 2]! - origin[2]
      skin[at + side] = from + (x * way[0] + y * way[1] + z * way[2] - to) / factor
      still[at + side] = from + (shape[at + side]! - to) / factor
    }
  }
  return {
    placing: {
      point: (made) => plus(turn(toShape(made)), origin),
      direction: ([x, y, z]) => unit(turn([x * factor(fits, 0), y * factor(fits, 1), z * factor(fits, 2)])),
    },
    own,
    ownWay,
    down: ownWay([0, -1, 0]),
    skin,
    normals: bodyNormals(body, skin),
    still,
    rest,
    size: (factor(fits, 0) + factor(fits, 1) + factor(fits, 2)) / 3,
    eyes: { left: toOwn(bones.restJoint('eye.L')), right: toOwn(bones.restJoint('eye.R')) },
    chin: vertexAt(skin, mark.chin),
    bridge: vertexAt(skin, mark.bridge),
  }
}

const factor = (fits: readonly Fit[], axis: number): number => fits[axis]?.factor ?? 1

const apply = (fits: readonly Fit[], [x, y, z]: Vector): Vector => [
  along(fits[0], x),
  along(fits[1], y),
  along(fits[2], z),
]
const undo = (fits: readonly Fit[], [x, y, z]: Vector): Vector => [back(fits[0], x), back(fits[1], y), back(fits[2], z)]
const along = (fit: Fit | undefined, value: number): number => (fit ? fit.to + (value - fit.from) * fit.factor : value)
const back = (fit: Fit | undefined, value: number): number => (fit ? fit.from + (value - fit.to) / fit.factor : value)
const dotted = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Height of the left eye's joint on the base mesh. */
function eyeHeight(rest: Float32Array, body: Body): number {
  const joint = body.pack.bones[body.bones.index('eye.L')]?.joint ?? []
  let sum = 0
  for (const index of joint) sum += rest[index * 3 + 1] ?? 0
  return joint.length > 0 ? sum / joint.length : 7.28
}

/** Smooth normals of the body's own faces, for any positions of its vertices. */
export function bodyNormals(body: Body, positions: Float32Array): Float32Array {
  const normals = new Float32Array(positions.length)
  const { quads, groups } = body.pack.base
  const group = groups.get('body') ?? { first: 0, count: 0 }
  for (let corner = group.first * 4; corner < (group.first + group.count) * 4; corner += 4) {
    const a = quads[corner]! * 3
    const b = quads[corner + 1]! * 3
    const c = quads[corner + 2]! * 3
    const d = quads[corner + 3]! * 3
    const acX = positions[c]! - positions[a]!
    const acY = positions[c + 1]! - positions[a + 1]!
    const acZ = positions[c + 2]! - positions[a + 2]!
    const bdX = positions[d]! - positions[b]!
    const bdY = positions[d + 1]! - positions[b + 1]!
    const bdZ = positions[d + 2]! - positions[b + 2]!
    const x = acY * bdZ - acZ * bdY
    const y = acZ * bdX - acX * bdZ
    const z = acX * bdY - acY * bdX
    for (let k = corner; k < corner + 4; k++) {
      const at = quads[k]! * 3
      normals[at]! += x
      normals[at + 1]! += y
      normals[at + 2]! += z
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const x = normals[at]!
    const y = normals[at + 1]!
    const z = normals[at + 2]!
    const size = Math.sqrt(x * x + y * y + z * z)
    const by = size > 1e-9 ? 1 / size : 0
    normals[at] = x * by
    normals[at + 1] = by === 0 ? 1 : y * by
    normals[at + 2] = z * by
  }
  return normals
}

/** Whether the vertex belongs to an ear proper, not to the skull around it. */
export function isEar(rest: Float32Array, index: number): boolean {
  const within = (from: number, to: number): boolean => index >= from && index <= to
  if (!within(5394, 5543) && !within(5561, 5770) && !within(11993, 12142) && !within(12158, 12367)) return false
  const [x, y, z] = vertexAt(rest, index)
  return y < 7.47 && z > 0.28 && z < 0.74 && Math.abs(x) > 0.6
}
