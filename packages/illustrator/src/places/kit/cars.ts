import { type Mesh, newMesh, vertex } from '#geometry/mesh.ts'

type Outline = readonly (readonly [z: number, y: number])[]

/** A shape seen from the side, drawn out along x and drawn in a little towards the top. */
function drawn(mesh: Mesh, outline: Outline, wide: number, narrow: (y: number) => number): void {
  const count = outline.length
  outline.forEach(([z, y], at) => {
    const [nz, ny] = outline[(at + 1) % count] ?? [z, y]
    const [dz, dy] = [nz - z, ny - y]
    const size = Math.sqrt(dz * dz + dy * dy) || 1
    const normal = [0, -dz / size, dy / size] as const
    const one = vertex(mesh, [-wide * narrow(y), y, z], normal, 1, 0)
    vertex(mesh, [wide * narrow(y), y, z], normal, 2, 0)
    vertex(mesh, [wide * narrow(ny), ny, nz], normal, 2, 1)
    vertex(mesh, [-wide * narrow(ny), ny, nz], normal, 1, 1)
    mesh.triangles.push(one, one + 1, one + 2, one, one + 2, one + 3)
  })
  for (const way of [-1, 1]) {
    const first = mesh.positions.length / 3
    for (const [z, y] of outline) vertex(mesh, [way * wide * narrow(y), y, z], [way * 0.96, 0.28, 0], 1, y)
    for (let at = 1; at + 1 < count; at += 1) {
      if (way > 0) mesh.triangles.push(first, first + at, first + at + 1)
      else mesh.triangles.push(first, first + at + 1, first + at)
    }
  }
}

/** A small car of no make that looks to -z: its body, and the glass above it. */
export function car(): [body: Mesh, cabin: Mesh] {
  const [body, cabin] = [newMesh(), newMesh()]
  const straight = (): number => 1
  drawn(
    body,
    [
      [9.6, 1.2],
      [9.8, 4.2],
      [9, 5.2],
      [-5, 5.4],
      [-9.4, 4.4],
      [-9.8, 3],
      [-9.6, 1.2],
    ],
    4,
    straight,
  )
  const lean = (y: number): number => 1 - (y - 5.2) * 0.055
  drawn(
    cabin,
    [
      [8.2, 5.2],
      [6.4, 8],
      [-1.6, 8.2],
      [-4.8, 5.3],
    ],
    3.75,
    lean,
  )
  const roof = (y: number): number => 1.02 - (y - 5.2) * 0.055
  drawn(
    body,
    [
      [6.7, 7.8],
      [6.2, 8.4],
      [-1.4, 8.6],
      [-2, 7.9],
    ],
    3.75,
    roof,
  )
  return [body, cabin]
}
