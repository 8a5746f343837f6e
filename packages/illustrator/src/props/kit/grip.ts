import type { Hand } from '#body/body.ts'
import { type Vector, plus, along, cross, dot, lengthOf, minus, times, unit } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { newMesh, type Mesh } from '#geometry/mesh.ts'
import { toPart, type MaterialOptions } from '#geometry/mesh-part.ts'
import type { Fitting } from '#props/fitting.ts'

/** A hand as something that holds: the middle of what it closes around and three directions. */
type Grip = {
  readonly middle: Vector
  /** Out of the fist on the thumb's side: where a blade goes. */
  readonly thumb: Vector
  readonly facing: Vector
  readonly along: Vector
  readonly side: 'left' | 'right'
}

/** The hand that holds: the right one, unless only the left is closed for it. `radius` is that of what is held. */
export function gripOf({ body }: Fitting, radius: number): Grip {
  const { left, right } = body.hands
  const hand: Hand = left.grips && !right.grips ? left : right
  const thumb = unit(cross(hand.along, hand.facing))
  return {
    middle: along(hand.palm, hand.facing, radius),
    thumb: hand === left ? times(thumb, -1) : thumb,
    facing: hand.facing,
    along: hand.along,
    side: hand === left ? 'left' : 'right',
  }
}

/** Half a finger, from its bones to its skin. */
const skin = 0.075

/**
 * Where something thin is that stands between the fingers and the thumb, one edge in the palm and its front along the
 * fingers. `half` are half its width and half its thickness.
 */
export function betweenFingers(fitting: Fitting, half: { readonly wide: number; readonly thick: number }) {
  const grip = gripOf(fitting, half.wide)
  const { bones } = fitting.body
  const end = grip.side === 'left' ? 'L' : 'R'
  const palm = gripOf(fitting, 0).middle
  const ahead = [2, 3, 4, 5].flatMap((finger) =>
    [2, 3].map((joint) => dot(minus(bones.joint(`finger${finger}-${joint}.${end}`), palm), grip.along)),
  )
  const reach = Math.min(...ahead) - skin - half.thick
  return { at: along(grip.middle, grip.along, reach), axis: grip.thumb, towards: grip.along, across: grip.facing }
}

/** Upright, but leaning away from the head, so that a pole does not stand before the face. */
export function offTheFace({ head }: Fitting, middle: Vector): Vector {
  const face = head.placing.point([0, 7.2, 0.6])
  return unit([(middle[0] > face[0] ? 1 : -1) * 0.13, 1, 0])
}

/** Where a vessel is held: lower than by its middle when it is at the mouth, so that the hand does not hide it. */
export function sipped({ head }: Fitting, middle: Vector): Vector {
  const mouth = head.placing.point([0, 6.6, 1.55])
  return lengthOf(minus(mouth, middle)) < 2 ? along(middle, upwards, 0.3) : middle
}

export const upwards: Vector = [0, 1, 0]

/** What was made upright around the y axis, with its grip at the origin, put into the hand along an axis. */
function upright(made: Mesh, at: Vector, axis: Vector, towards: Vector): Mesh {
  const front = unit(
    along(towards, axis, -(towards[0] * axis[0] + towards[1] * axis[1] + towards[2] * axis[2])),
    [0, 0, 1],
  )
  const right = cross(axis, front)
  const mesh = newMesh()
  const turn = (x: number, y: number, z: number): Vector => plus(plus(times(right, x), times(axis, y)), times(front, z))
  for (let index = 0; index < made.positions.length; index += 3) {
    mesh.positions.push(
      ...plus(at, turn(made.positions[index] ?? 0, made.positions[index + 1] ?? 0, made.positions[index + 2] ?? 0)),
    )
    mesh.normals.push(...turn(made.normals[index] ?? 0, made.normals[index + 1] ?? 0, made.normals[index + 2] ?? 0))
  }
  mesh.uvs.push(...made.uvs)
  mesh.triangles.push(...made.triangles)
  return mesh
}

/** Parts made upright around their grip, put into the hand together. */
export function held(
  at: Vector,
  axis: Vector,
  towards: Vector,
  pieces: readonly (readonly [Mesh, MaterialOptions])[],
): readonly Part[] {
  return pieces.map(([mesh, look]) => {
    const part = toPart(upright(mesh, at, axis, towards), look)
    // Patterns stick to the thing as it was made, not to where it is held.
    return { ...part, rest: Float32Array.from(mesh.positions) }
  })
}
