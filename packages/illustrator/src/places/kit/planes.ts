import { type Mesh, newMesh, vertex } from '#geometry/mesh.ts'
import type { Vector } from '#geometry/vector.ts'
import { ball, box, rod, turned } from './shapes.ts'

/** A thin plate with four corners that is seen from both sides: wings and fins. */
function plate(mesh: Mesh, corners: readonly [Vector, Vector, Vector, Vector], normal: Vector): void {
  const [one, two, three, four] = corners.map((at) => vertex(mesh, at, normal, 0.5, 0)) as [
    number,
    number,
    number,
    number,
  ]
  mesh.triangles.push(one, two, three, one, three, four, one, three, two, one, four, three)
}

/** An airliner seen from its side, its nose to +x. */
export function airliner(): { hull: Mesh; fins: Mesh; windows: Mesh } {
  const [hull, fins, windows] = [newMesh(), newMesh(), newMesh()]
  rod(hull, [-40, 0, 0], [34, 0, 0], 7, 7, 20)
  ball(hull, [34, 0, 0], [16, 7, 7], 12)
  rod(hull, [-40, 0, 0], [-74, 4, 0], 7, 1.6, 20)
  plate(
    fins,
    [
      [-76, 25, 0],
      [-66, 25, 0],
      [-50, 6, 0],
      [-72, 4, 0],
    ],
    [0, 0, 1],
  )
  plate(
    hull,
    [
      [-68, 6, 22],
      [-62, 6, 22],
      [-54, 4, 0],
      [-68, 4, 0],
    ],
    [0, 0.9, 0.4],
  )
  plate(
    hull,
    [
      [-24, 2, 70],
      [-16, 2, 70],
      [14, -3, 4],
      [-16, -3, 4],
    ],
    [0, 0.9, 0.4],
  )
  ball(hull, [6, -7.4, 26], [7, 3.4, 3.4], 9)
  // What carries the engine.
  box(hull, { x: 2, y: -5, z: 25 }, 8, 4.6, 1)
  for (const z of [-6.7, 6.7]) for (let x = -44; x < 36; x += 3.6) ball(windows, [x, 2, z], [0.7, 1, 0.35], 4)
  for (const way of [-1, 1]) box(windows, { x: 43, y: 2.4, z: way * 5.2, turn: turned(way * 24) }, 4, 1.8, 1)
  for (const x of [-6, 36]) rod(windows, [x, -7, 0], [x, -12, 0], 0.6, 0.6, 6)
  return { hull, fins, windows }
}
