import { toPart } from '#geometry/mesh-part.ts'
import { type Mesh, newMesh, quad, vertex } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import { cord } from '#geometry/shapes.ts'
import { type Vector, vertexAt } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'
import { glass } from '#props/materials.ts'

/** The outline of a lens around its middle, for a share of the turn; x outwards. */
export type Outline = (share: number) => readonly [x: number, y: number]

/** Front vertices of both ears where a temple piece rests. */
const earRests = { left: 12000, right: 5401 } as const

type Frame = {
  readonly outline: Outline
  readonly rim: number
  readonly surface: Part['surface']
  readonly material: Part['material']
  readonly lens: Part['surface']
  readonly dark: boolean
}

/** Where a lens sits: its middle and how far its outer side leans back. */
export function lensPoint({ head }: Fitting, side: number, x: number, y: number): Vector {
  const eye = side > 0 ? head.eyes.left : head.eyes.right
  const front = Math.max(head.bridge[2] + 0.05, eye[2] + 0.31)
  return [eye[0] + side * x, eye[1] - 0.02 + y, front - (x + 0.25) * (x + 0.25) * 0.28]
}

export function spectacles(fitting: Fitting, frame: Frame): readonly Part[] {
  const rims = newMesh()
  const lenses = newMesh()
  for (const side of [1, -1]) {
    const line = Array.from({ length: 33 }, (_, nth) => {
      const [x, y] = frame.outline(nth / 32)
      return lensPoint(fitting, side, x, y)
    })
    cord(rims, line, frame.rim, 6, true)
    fan(lenses, line, lensPoint(fitting, side, 0, 0), side)
    cord(rims, temple(fitting, side, frame.outline(0.06)), frame.rim * 0.75, 6)
  }
  const inner = (side: number, lift: number): Vector => {
    const [x, y] = frame.outline(0.44)
    const at = lensPoint(fitting, side, x, y)
    return [at[0], at[1] + lift, at[2]]
  }
  const middle = Math.max(inner(1, 0)[2], fitting.head.bridge[2] + 0.06)
  const arch: Vector[] = [inner(1, 0), [inner(1, 0)[0] * 0.5, inner(1, 0)[1] + 0.035, middle + 0.02]]
  cord(
    rims,
    [
      ...arch,
      [0, arch[1]?.[1] ?? 0, middle + 0.03],
      [-(arch[1]?.[0] ?? 0), arch[1]?.[1] ?? 0, middle + 0.02],
      inner(-1, 0),
    ],
    frame.rim,
    6,
  )
  const { placing } = fitting.head
  return [
    toPart(rims, { name: 'glasses', material: frame.material, surface: frame.surface, face: true }, placing),
    toPart(
      lenses,
      {
        name: 'lenses',
        material: 'glass',
        surface: frame.lens,
        twoSided: true,
        blended: true,
        castsShadow: frame.dark,
        face: true,
      },
      placing,
    ),
  ]
}

/** From the rim back over the ear, then down behind it. */
function temple(fitting: Fitting, side: number, [x, y]: readonly [number, number]): Vector[] {
  const rest = vertexAt(fitting.head.skin, side > 0 ? earRests.left : earRests.right)
  const start = lensPoint(fitting, side, x, y)
  const out = side * Math.max(Math.abs(rest[0]) + 0.06, Math.abs(start[0]))
  const over: Vector = [out, rest[1] - 0.08, rest[2] - 0.12]
  return [
    start,
    [start[0] + side * 0.04, start[1] + 0.005, start[2] - 0.08],
    [(start[0] + out) / 2 + side * 0.04, (start[1] + over[1]) / 2 + 0.02, (start[2] + over[2]) / 2],
    over,
    [out - side * 0.02, over[1] - 0.06, over[2] - 0.14],
    [out - side * 0.07, over[1] - 0.26, over[2] - 0.24],
  ]
}

/** A flat lens inside its rim. */
export function fan(mesh: Mesh, line: readonly Vector[], middle: Vector, side: number): void {
  const hub = vertex(mesh, [middle[0], middle[1], middle[2] + 0.012], [0, 0, 1], 0.5, 0.5)
  const ring = line.map((at) => vertex(mesh, at, [0, 0, 1], 0.5 + (at[0] - middle[0]) * side, 0.5 + at[1] - middle[1]))
  for (let nth = 0; nth < ring.length - 1; nth++) {
    const [a, b] = [ring[nth] ?? 0, ring[nth + 1] ?? 0]
    if (side > 0) quad(mesh, hub, a, b, b)
    else quad(mesh, hub, b, a, a)
  }
}

export const clear = glass([0.7, 0.75, 0.78], 0.07)
