import type { Body } from '#body/body.ts'
import { newMesh, type Mesh } from '#geometry/mesh.ts'
import { type MaterialOptions, type Placing, toPart } from '#geometry/mesh-part.ts'
import type { Part } from '#geometry/part.ts'
import { circle, cord } from '#geometry/shapes.ts'
import { along, times, type Vector, vertexAt } from '#geometry/vector.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import type { Fitting } from '#props/fitting.ts'

/** Where a rider touches what they ride: every mount is built to these, so that it fits whoever is on it. */
export type Contacts = {
  /** Between the thighs, the lowest of the hips: the upper face of a saddle. */
  readonly saddle: Vector
  /** The middle of what each hand closes around. */
  readonly grips: { readonly left: Vector; readonly right: Vector }
  /** Below the ball of each foot. */
  readonly soles: { readonly left: Vector; readonly right: Vector }
}

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380
/** How thick shoes are below the ball of a foot. */
const sole = 0.2

export function contactsOf(body: Body): Contacts {
  return {
    saddle: saddleOf(body),
    grips: { left: gripOf(body, 'left'), right: gripOf(body, 'right') },
    soles: { left: soleOf(body, 'left'), right: soleOf(body, 'right') },
  }
}

const gripOf = ({ hands }: Body, side: 'left' | 'right'): Vector => along(hands[side].palm, hands[side].facing, 0.12)

/** The lowest of the hips along the middle; thighs, which hang lower, are beside it. */
function saddleOf({ posed, bones, pack }: Body): Vector {
  const [left, right] = [bones.joint('upperleg01.L'), bones.joint('upperleg01.R')]
  const middle = times([left[0] + right[0], left[1] + right[1], left[2] + right[2]], 0.5)
  const hips = new Set(
    ['root', 'pelvis.L', 'pelvis.R', 'upperleg01.L', 'upperleg01.R'].map((name) => bones.index(name)),
  )
  let low = Number.POSITIVE_INFINITY
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) {
    if (!hips.has(pack.base.boneIndices[vertex * 4]!)) continue
    const [x, y] = vertexAt(posed, vertex)
    if (Math.abs(x - middle[0]) < 0.3) low = Math.min(low, y)
  }
  return [middle[0], low, middle[2]]
}

const soleOf = (body: Body, side: 'left' | 'right'): Vector =>
  body.bones.carry(`foot${side === 'left' ? '.L' : '.R'}`, soleAtRest(body, side))

/** Below the ball of a foot before it is posed. */
export function soleAtRest({ bones, shape }: Body, side: 'left' | 'right'): Vector {
  const [x, , z] = bones.restJoint(`toe2-1${side === 'left' ? '.L' : '.R'}`)
  let ground = 0
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) ground = Math.min(ground, shape[vertex * 3 + 1]!)
  return [x, ground - sole, z]
}

/** Meshes with how they look. */
export type Pieces = readonly (readonly [mesh: Mesh, look: MaterialOptions])[]

/** Where it stands when nobody rides it: behind the person, its side to the camera. */
type Parked = { readonly at: Vector; readonly turned: number }

/**
 * What is ridden: under its rider, or parked. `typical` are the contacts of somebody of middling height, for when there is
 * no rider; it looks to +z.
 */
export function mounted(
  { body }: Fitting,
  typical: Contacts,
  { at, turned }: Parked,
  build: (contacts: Contacts) => Pieces,
): readonly Part[] {
  if (body.rides) return build(contactsOf(body)).map(([mesh, look]) => toPart(mesh, look))
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  const direction = ([x, y, z]: Vector): Vector => [x * c + z * s, y, z * c - x * s]
  const point = (place: Vector): Vector => {
    const [x, y, z] = direction(place)
    return [x + at[0], y + at[1], z + at[2]]
  }
  const placing: Placing = { point, direction }
  const parked = build(typical).map(([mesh, look]) => toPart(mesh, look, placing))
  return body.leans ? againstBack(parked, body.leans) : parked
}

/** What is parked behind somebody who leans on it: its side touches their back, about as high as a seat is. */
function againstBack(parts: readonly Part[], [x, , z]: Vector): readonly Part[] {
  let [near, left, right] = [-99, 99, -99]
  for (const { positions } of parts)
    for (let at = 0; at < positions.length; at += 3) {
      ;[left, right] = [Math.min(left, positions[at]!), Math.max(right, positions[at]!)]
      if (positions[at + 1]! > 5 && positions[at + 1]! < 9.5) near = Math.max(near, positions[at + 2]!)
    }
  const by: Vector = [x - (left + right) / 2, 0, z - 0.1 - near]
  return parts.map((part) => ({ ...part, positions: part.positions.map((value, at) => value + by[at % 3]!) }))
}

/** A ring around a wheel's axle, which runs along x. */
export function ring(mesh: Mesh, middle: Vector, radius: number, thick: number, sides = 10): void {
  const line = Array.from({ length: 41 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 40)
    return [middle[0], middle[1] + y * radius, middle[2] + x * radius]
  })
  cord(mesh, line, thick, sides, true)
}

/** A disc or drum around an axle along x, with both faces. */
export function drum(mesh: Mesh, middle: Vector, radius: number, half: number): void {
  cord(
    mesh,
    [-half, -half, -half * 0.6, half * 0.6, half, half].map((x): Vector => [
      middle[0] + x + (x < 0 ? -1e-4 : 1e-4),
      middle[1],
      middle[2],
    ]),
    (share) => (share === 0 || share === 1 ? 0.001 : radius),
    24,
  )
}

/** Spokes from a hub to the rim, wide apart at the hub. */
export function spokes(mesh: Mesh, middle: Vector, radius: number, count: number, thick: number): void {
  for (let nth = 0; nth < count; nth++) {
    const { x, y } = circle(nth / count)
    const hub: Vector = [middle[0] + (nth % 2 === 0 ? 0.18 : -0.18), middle[1] + y * 0.12, middle[2] + x * 0.12]
    cord(mesh, [hub, [middle[0], middle[1] + y * radius, middle[2] + x * radius]], thick, 5)
  }
}

/** A tube through points. */
export function tube(
  mesh: Mesh,
  line: readonly Vector[],
  thick: number | ((share: number) => number),
  sides = 10,
): void {
  cord(mesh, line, thick, sides)
}

/** A smooth line through points, so that what is bent is bent softly. */
export function softly(points: readonly Vector[], steps = 8): readonly Vector[] {
  const at = (nth: number): Vector => points[Math.min(points.length - 1, Math.max(0, nth))] ?? [0, 0, 0]
  const line: Vector[] = []
  for (let nth = 0; nth + 1 < points.length; nth++) {
    for (let step = 0; step < steps; step++)
      line.push(between4(at(nth - 1), at(nth), at(nth + 1), at(nth + 2), step / steps))
  }
  return [...line, at(points.length - 1)]
}

/** Catmull and Rom's curve between the middle two. */
function between4(a: Vector, b: Vector, c: Vector, d: Vector, share: number): Vector {
  const [square, cube] = [share * share, share * share * share]
  const of = (axis: 0 | 1 | 2): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * share +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * square +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * cube)
  return [of(0), of(1), of(2)]
}

export const middleOf = (one: Vector, other: Vector): Vector => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
  (one[2] + other[2]) / 2,
]

/** So many empty meshes. */
export const meshes = <Names extends string>(...names: readonly Names[]): Record<Names, Mesh> =>
  Object.fromEntries(names.map((name) => [name, newMesh()])) as Record<Names, Mesh>
