import type { Point } from '#body/body.ts'
import { laid, type Fitting, type Maker } from '#props/fitting.ts'
import { dimmed, linear } from '#props/kit/colour.ts'
import { emptyMesh, toPart, type Mesh } from '#props/kit/mesh.ts'
import { box, circle, cord, sheet } from '#props/kit/shapes.ts'
import { add, along, between, cross, scale, subtract, unit } from '#props/kit/vector.ts'
import { leather, metal, steel, weave } from '#props/materials.ts'

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
  const main = linear(fitting.colours.primary)
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

/** From the pack's top over the shoulder, down the chest and back below the arm. */
function strapOver(mesh: Mesh, fitting: Fitting, { middle, right, up, back }: Frame, side: number): void {
  const out = scale(right, side)
  const from = (x: number, y: number, z: number): Point => add(add(along(middle, out, x), scale(up, y)), scale(back, z))
  const guide: readonly Point[] = [
    from(0.6, 0.7, 0.1),
    from(0.68, 1.15, -0.25),
    from(0.74, 1.35, -0.75),
    from(0.78, 1.15, -1.35),
    from(0.82, 0.6, -1.9),
    from(0.9, 0, -2.1),
    from(1.05, -0.55, -1.9),
    from(1.3, -1.0, -1.3),
    from(1.3, -1.3, -0.6),
    from(0.9, -1.5, 0.05),
  ]
  const line: Point[] = []
  guide.forEach((at, nth) => {
    const next = guide[nth + 1]
    const pieces = next ? 3 : 1
    for (let piece = 0; piece < pieces; piece++) {
      const place = next ? between(at, next, piece / pieces) : at
      line.push(nth === 0 && piece === 0 ? place : laid(fitting.trunk, place, 0.07))
    }
  })
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
