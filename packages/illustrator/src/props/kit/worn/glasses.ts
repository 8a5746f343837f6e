import { toPart } from '#geometry/mesh-part.ts'
import { type Mesh, newMesh, quad, vertex } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import { ball, cord } from '#geometry/shapes.ts'
import { between, type Vector, vertexAt } from '#geometry/vector.ts'
import { type Fitting, laid, seenWire } from '#props/fitting.ts'
import { glass } from '#props/materials.ts'
import { softly } from '#props/kit/mount.ts'

/** The outline of a lens around its middle, for a share of the turn; x outwards. */
export type Outline = (share: number) => readonly [x: number, y: number]

/** The tops of both ears, and the skin in the crease between them and the head: temple pieces lie between the two. */
const ears = { left: { top: 12012, crease: 12355 }, right: { top: 5413, crease: 5758 } } as const

type Frame = {
  readonly outline: Outline
  readonly rim: number
  readonly surface: Part['surface']
  readonly material: Part['material']
  readonly lens: Part['surface']
  readonly dark: boolean
  /** Wire frames rest on two pads, others on their bridge. */
  readonly pads?: boolean
}

/** Knots of a rim: enough for round corners from close up. */
const knots = 48

/** Where a lens sits: its middle and how far its outer side leans back. */
export function lensPoint({ head }: Fitting, side: number, x: number, y: number): Vector {
  const eye = side > 0 ? head.eyes.left : head.eyes.right
  const front = Math.max(head.bridge[2] + 0.05, eye[2] + 0.29)
  return [eye[0] + side * x, eye[1] - 0.02 + y, front - (x + 0.25) * (x + 0.25) * 0.28]
}

export function spectacles(fitting: Fitting, frame: Frame): readonly Part[] {
  const rims = newMesh()
  const lenses = newMesh()
  const rim = seenWire(fitting, frame.rim)
  for (const side of [1, -1]) {
    const line = Array.from({ length: knots + 1 }, (_, nth) => {
      const [x, y] = frame.outline(nth / knots)
      return lensPoint(fitting, side, x, y)
    })
    cord(rims, line, rim, 8, true)
    fan(lenses, line, lensPoint(fitting, side, 0, 0), side)
    cord(rims, temple(fitting, side, frame.outline(0.06)), rim * 0.85, 8)
    if (frame.pads) pad(rims, fitting, side, frame.outline(0.53), rim)
  }
  cord(rims, bridge(fitting, frame.outline(0.43)), rim, 8)
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

/** The bow over the nose, from rim to rim. */
function bridge(fitting: Fitting, [x, y]: readonly [number, number]): readonly Vector[] {
  const [left, right] = [lensPoint(fitting, 1, x, y), lensPoint(fitting, -1, x, y)]
  const front = Math.max(left[2], right[2], fitting.head.bridge[2] + 0.05) + 0.02
  const middle = between(left, right, 0.5)
  const bow = (share: number): Vector => [between(left, right, share)[0], middle[1] + 0.03, front]
  return softly([left, bow(0.3), [middle[0], middle[1] + 0.038, front + 0.008], bow(0.7), right], 6)
}

/** A pad on the side of the nose, and the wire that holds it. */
function pad(mesh: Mesh, fitting: Fitting, side: number, [x, y]: readonly [number, number], rim: number): void {
  const from = lensPoint(fitting, side, x, y)
  const rest = laid(fitting.skull, [side * 0.115, from[1] - 0.045, from[2] - 0.09], 0.012)
  cord(mesh, softly([from, between(from, [rest[0], rest[1], from[2] - 0.04], 0.6), rest], 5), rim * 0.6, 6)
  ball(mesh, rest, [0.016, 0.04, 0.024], 10, 8)
}

/** From the rim straight back, over the ear between it and the head, then down behind it. */
function temple({ head, ...fitting }: Fitting, side: number, [x, y]: readonly [number, number]): readonly Vector[] {
  const { top, crease } = side > 0 ? ears.left : ears.right
  const [ear, root] = [vertexAt(head.skin, top), vertexAt(head.skin, crease)]
  const start = lensPoint({ head, ...fitting }, side, x, y)
  const hinge: Vector = [start[0] + side * 0.045, start[1] + 0.004, start[2] - 0.03]
  const out = side * Math.max(Math.abs(root[0]) + 0.03, Math.abs(hinge[0]) + 0.02)
  const over: Vector = [out, ear[1] + 0.012, ear[2] + 0.03]
  // Bowed a little outwards, so that no cheekbone comes through.
  const middle = between(hinge, over, 0.5)
  return softly(
    [
      start,
      hinge,
      [hinge[0] + side * 0.01, hinge[1], hinge[2] - 0.06],
      [middle[0] + side * 0.025, middle[1] + 0.005, middle[2]],
      over,
      [out, over[1] - 0.02, over[2] - 0.06],
      [out - side * 0.01, over[1] - 0.1, over[2] - 0.12],
      [out - side * 0.02, over[1] - 0.24, over[2] - 0.13],
    ],
    5,
  )
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
