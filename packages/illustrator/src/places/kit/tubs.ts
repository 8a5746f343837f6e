import { addCopy, type Mesh, newMesh, type Stand } from '#geometry/mesh.ts'
import { lathe } from './shapes.ts'

/** Something turned on a lathe and drawn out along x: bathtubs, basins, boats. */
function oval(
  mesh: Mesh,
  stand: Stand,
  profile: readonly (readonly [number, number])[],
  sides: number,
  stretch: number,
): void {
  const one = newMesh()
  lathe(one, {}, profile, sides)
  for (let at = 0; at < one.positions.length; at += 3) one.positions[at] = (one.positions[at] ?? 0) * stretch
  addCopy(mesh, one, stand)
}

/** A basin with a rim and a hollow: `wide` along x. Its water, if it has any, is for whoever fills it. */
export function tub(mesh: Mesh, stand: Stand, wide: number, deep: number, high: number): void {
  const r = deep / 2
  const profile = [
    [r * 0.7, 0],
    [r * 0.82, high * 0.25],
    [r * 0.96, high * 0.9],
    [r * 1.04, high],
    [r * 0.94, high],
    [r * 0.86, high * 0.9],
    [r * 0.7, high * 0.3],
    [0.01, high * 0.24],
  ] as const
  oval(mesh, stand, profile, 24, wide / deep)
}
