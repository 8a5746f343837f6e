import type { Body } from '#body/body.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { type Mesh, newMesh } from '#geometry/mesh.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { ball, box, cord, lathe, sheet } from '#geometry/shapes.ts'
import { along, cross, minus, times, unit, type Vector, vertexAt } from '#geometry/vector.ts'
import type { Palette } from '#props/fitting.ts'
import { axes } from '#props/kit/gadgets.ts'
import { held, upwards } from '#props/kit/grip.ts'

/** What something is made of: one part for each name. */
export type Stuff = {
  readonly name: string
  readonly surface: Surface
  readonly cloth?: true
  /** Light goes through it. */
  readonly clear?: true
}

/** A hand as something that holds, as `gripOf` has it, for either side. */
export type Hold = {
  readonly palm: Vector
  readonly facing: Vector
  readonly along: Vector
  /** Out of the fist on the thumb's side. */
  readonly thumb: Vector
}

/** What whoever makes the things of a pose knows. */
export type Setup = {
  readonly body: Body
  readonly colours: Palette
  readonly left: Hold
  readonly right: Hold
  /** Nothing of the catalog is in the hands, so that tools may be. */
  readonly free: boolean
}

export type StationProp = {
  readonly make: (setup: Setup) => readonly Part[]
  /** It is what the person sits on. */
  readonly seat?: true
}

/** Shapes put together, a part for each stuff. */
export function bench() {
  const meshes = new Map<Stuff, Mesh>()
  const of = (stuff: Stuff): Mesh => {
    const known = meshes.get(stuff)
    if (known) return known
    const mesh = newMesh()
    meshes.set(stuff, mesh)
    return mesh
  }
  const looks = () =>
    [...meshes].map(([stuff, mesh]) => {
      const { name, surface } = stuff
      const material = stuff.cloth ? 'cloth' : stuff.clear ? 'glass' : 'hard'
      return [mesh, { name, surface, material, twoSided: true, blended: stuff.clear === true } as const] as const
    })
  return {
    box: (stuff: Stuff, middle: Vector, half: Vector, turned: readonly [Vector, Vector, Vector] = axes) =>
      box(of(stuff), middle, half, turned),
    ball: (stuff: Stuff, middle: Vector, radii: Vector) => ball(of(stuff), middle, radii, 20, 14),
    cord: (stuff: Stuff, line: readonly Vector[], radius: number | ((share: number) => number), sides = 10) =>
      cord(of(stuff), line, radius, sides),
    lathe: (stuff: Stuff, profile: readonly (readonly [number, number])[], middle: Vector = [0, 0, 0]) =>
      lathe(of(stuff), profile, 32, middle),
    sheet: (stuff: Stuff, at: (u: number, v: number) => Vector, columns: number, rows: number) =>
      sheet(of(stuff), at, columns, rows),
    /** Where it was made. */
    parts: (): readonly Part[] => looks().map(([mesh, look]) => toPart(mesh, look)),
    /** Made upright around the origin, and put there along an axis. */
    at: (at: Vector, axis: Vector = upwards, towards: Vector = [0, 0, 1]): readonly Part[] =>
      held(at, axis, towards, looks()),
  }
}

export type Bench = ReturnType<typeof bench>

/** The hands of a body as holds. */
export function holdsOf({ hands }: Body): Pick<Setup, 'left' | 'right'> {
  const hold = (side: 'left' | 'right'): Hold => {
    const { palm, facing, along: fingers } = hands[side]
    const thumb = unit(cross(fingers, facing))
    return { palm, facing, along: fingers, thumb: side === 'left' ? times(thumb, -1) : thumb }
  }
  return { left: hold('left'), right: hold('right') }
}

/** The middle of what a hand closes around, when that is so thick. */
export const inHand = ({ palm, facing }: Hold, radius: number): Vector => along(palm, facing, radius)

/** From one place to another, length 1. */
export const towards = (from: Vector, to: Vector): Vector => unit(minus(to, from))

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380

/** How far ahead the trunk comes at about this height: a table begins before it. */
export function trunkFront({ pack, posed, bones }: Body, height: number): number {
  const level = Math.max(height, bones.joint('root')[1])
  let front = -1
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) {
    const [, y, z] = vertexAt(posed, vertex)
    if (z <= front || Math.abs(y - level) > 0.9) continue
    if (/^(spine|root|pelvis|breast)/.test(pack.bones[pack.base.boneIndices[vertex * 4]!]!.name)) front = z
  }
  return front
}

/** The lowest that the arms from the elbow on come: what they lie on is below. */
export function armsLow({ pack, posed }: Body): number {
  let low = 99
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) {
    const { name } = pack.bones[pack.base.boneIndices[vertex * 4]!]!
    if (/^(lowerarm|wrist|finger|metacarpal)/.test(name)) low = Math.min(low, posed[vertex * 3 + 1]!)
  }
  return low
}
