import type { Body, Point } from '#body/body.ts'
import { laid, type Fitting, type Maker } from '#props/fitting.ts'
import { dimmed, linear } from '#props/kit/colour.ts'
import { emptyMesh, toPart, type Mesh } from '#props/kit/mesh.ts'
import { box, circle, cord, sheet } from '#props/kit/shapes.ts'
import { add, along, between, cross, scale, subtract, unit, vertexOf } from '#props/kit/vector.ts'
import { leather, metal, steel, weave } from '#props/materials.ts'
import { seenAgainst } from '#props/seen.ts'

type Frame = { readonly middle: Point; readonly right: Point; readonly up: Point; readonly back: Point }

/** The back between the shoulder blades. */
function backOf({ body, trunk }: Fitting): Frame {
  const { bones } = body
  const up = unit(subtract(bones.joint('spine01'), bones.joint('spine04')))
  const ahead = subtract(bones.carry('spine02', [0, 4, 2]), bones.carry('spine02', [0, 4, 0]))
  const right = unit(cross(up, ahead))
  const back = unit(cross(up, right))
  const start = along(between(bones.joint('spine01'), bones.joint('spine03'), 0.35), back, 0.9)
  return { middle: laid(trunk, start, 0.12), right, up, back }
}

/** A rounded bag: half its sizes, so many decimetres off the back. */
function bag(mesh: Mesh, { middle, right, up, back }: Frame, half: Point, off: number, low: number): void {
  sheet(
    mesh,
    (u, v) => {
      const round = circle(u)
      const tall = circle(v / 2 - 0.25)
      const [x, z] = [squared(round.y), squared(round.x)]
      const [flat, y] = [Math.sqrt(Math.sqrt(Math.max(0, tall.x))), squared(tall.y)]
      const at = along(along(middle, up, low + y * half[1]), right, x * half[0] * flat)
      return along(at, back, off + half[2] + z * half[2] * flat)
    },
    32,
    20,
  )
}

/** A circle's coordinate pushed towards a square's. */
const squared = (value: number): number => Math.sign(value) * Math.sqrt(Math.abs(value))

export const backpack: Maker = (fitting) => {
  const frame = backOf(fitting)
  const [body, pocket, straps, metalBits] = [emptyMesh(), emptyMesh(), emptyMesh(), emptyMesh()]
  bag(body, frame, [1.25, 1.75, 0.55], 0, -0.75)
  bag(pocket, frame, [0.85, 0.65, 0.2], 0.95, -1.45)
  // A flap over the upper third.
  bag(pocket, frame, [1.28, 0.5, 0.6], -0.03, 0.62)
  for (const side of [1, -1]) strapOver(straps, fitting, frame, side)
  box(
    metalBits,
    along(along(frame.middle, frame.up, 0.1), frame.back, 1.18),
    [0.09, 0.14, 0.03],
    [frame.right, frame.up, frame.back],
  )
  const main = linear(seenAgainst(fitting, fitting.colours.secondary))
  return [
    toPart(body, { name: 'backpack', material: 'cloth', surface: weave(dimmed(main, 0.75)), twoSided: true }),
    toPart(pocket, { name: 'backpack pocket', material: 'cloth', surface: weave(dimmed(main, 0.55)), twoSided: true }),
    toPart(straps, {
      name: 'backpack straps',
      material: 'hard',
      surface: leather([0.07, 0.042, 0.024]),
      twoSided: true,
    }),
    toPart(metalBits, { name: 'backpack buckle', material: 'hard', surface: metal(steel) }),
  ]
}

/** Places of the base mesh that a strap goes over: the shoulder, the chest, and below the arm. */
const onTrunk: readonly Point[] = [
  [0.9, 5.45, -0.5],
  [1.02, 5.72, -0.1],
  [1.0, 5.6, 0.45],
  [0.96, 5.2, 0.95],
  [0.97, 4.7, 1.15],
  [1.05, 4.2, 1.25],
  [1.2, 3.7, 1.1],
  [1.3, 3.3, 0.7],
  [1.3, 3.05, 0.15],
  [1.1, 2.9, -0.35],
]

/** Where the skin of a place at rest is now. */
function skinAt({ rest, posed }: Body, [x, y, z]: Point): Point {
  let [best, found] = [Number.POSITIVE_INFINITY, 0]
  for (let index = 0; index < 13_380; index++) {
    const [dx, dy, dz] = [rest[index * 3]! - x, rest[index * 3 + 1]! - y, rest[index * 3 + 2]! - z]
    const far = dx * dx + dy * dy + dz * dz
    if (far < best) [best, found] = [far, index]
  }
  return vertexOf(posed, found)
}

/** From the pack's top over the shoulder, down the chest and back below the arm. */
function strapOver(mesh: Mesh, fitting: Fitting, { middle, right, up, back }: Frame, side: number): void {
  const out = scale(right, side)
  const from = (x: number, y: number, z: number): Point => add(add(along(middle, out, x), scale(up, y)), scale(back, z))
  const guide: readonly Point[] = [
    from(0.6, 0.7, 0.1),
    ...onTrunk.map(([x, y, z]) => skinAt(fitting.body, [x * side, y, z])),
    from(0.9, -1.5, 0.05),
  ]
  let line: Point[] = guide.flatMap((at, nth) => {
    const next = guide[nth + 1]
    return next ? [at, between(at, next, 1 / 3), between(at, next, 2 / 3)] : [at]
  })
  // A strap has no corners.
  for (let round = 0; round < 6; round++) {
    line = line.map((at, nth) => between(at, between(line[nth - 1] ?? at, line[nth + 1] ?? at, 0.5), 0.5))
  }
  line = line.map((at, nth) => (nth === 0 ? at : laid(fitting.trunk, at, 0.07)))
  flatCord(mesh, line, 0.13, 0.035, fitting)
}

/** A flat strap: a cord squeezed towards what it lies on. */
function flatCord(mesh: Mesh, line: readonly Point[], wide: number, thick: number, { trunk }: Fitting): void {
  const made: Mesh = emptyMesh()
  cord(made, line, 1, 10)
  const sides = 11
  for (let index = 0; index < made.positions.length / 3; index++) {
    const at = line[Math.floor(index / sides)] ?? [0, 0, 0]
    const off: Point = [
      (made.positions[index * 3] ?? 0) - at[0],
      (made.positions[index * 3 + 1] ?? 0) - at[1],
      (made.positions[index * 3 + 2] ?? 0) - at[2],
    ]
    const { normal } = trunk.near(at)
    const depth = off[0] * normal[0] + off[1] * normal[1] + off[2] * normal[2]
    const level = along(off, normal, -depth)
    const place = along(along(at, level, wide), normal, depth * thick)
    mesh.positions.push(...place)
    mesh.normals.push(0, 0, 0)
    mesh.uvs.push(made.uvs[index * 2] ?? 0, made.uvs[index * 2 + 1] ?? 0)
  }
  const first = mesh.positions.length / 3 - made.positions.length / 3
  for (const corner of made.triangles) mesh.triangles.push(corner + first)
}
