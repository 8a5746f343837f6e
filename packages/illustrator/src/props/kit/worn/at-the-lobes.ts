import { toPart } from '#geometry/mesh-part.ts'
import { type Mesh, newMesh } from '#geometry/mesh.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { type Vector, vertexAt } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'

/** Lowest vertices of the lobes. */
const lobes = { left: 12329, right: 5732 } as const

/** What is pinned to both lobes; `add` puts one of them there, out at `side`, straight down along `down`. */
export function atTheLobes(
  { head }: Fitting,
  looks: readonly (readonly [name: string, surface: Surface])[],
  add: (meshes: readonly Mesh[], top: Vector, side: number, down: Vector) => void,
): readonly Part[] {
  const meshes = looks.map(() => newMesh())
  for (const side of [1, -1]) {
    const lobe = vertexAt(head.skin, side > 0 ? lobes.left : lobes.right)
    add(meshes, [lobe[0] + side * 0.02, lobe[1] + 0.03, lobe[2]], side, head.down)
  }
  return looks.map(([name, surface], nth) =>
    toPart(meshes[nth] ?? newMesh(), { name, material: 'hard', surface, twoSided: true }, head.placing),
  )
}
