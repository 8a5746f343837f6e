import { addCopy, type Mesh, newMesh, type Stand } from '#geometry/mesh.ts'
import { squared } from './furniture.ts'
import { ball, box } from './shapes.ts'

/** What beds are made of, each its own mesh. */
export type BedMeshes = { frame: Mesh; linen: Mesh; cover: Mesh }

export type Bed = {
  wide: number
  long: number
  /** How high the mattress begins, and how high the board at the head is. */
  base?: number
  head?: number
  pillows?: number
}

/** A made bed; its head is at -z. */
export function bed(into: BedMeshes, stand: Stand, { wide, long, base = 2.6, head = 10, pillows = 2 }: Bed): void {
  const [frame, linen, cover] = [newMesh(), newMesh(), newMesh()]
  box(frame, { z: -long / 2 - 0.4 }, wide + 1.2, head, 0.9, { cell: 4 })
  box(frame, { y: base - 1.4 }, wide + 0.6, 1.5, long + 0.4, { cell: 4 })
  for (const x of [-1, 1])
    for (const z of [-1, 1]) box(frame, { x: x * (wide / 2 - 0.6), z: z * (long / 2 - 0.6) }, 0.7, base, 0.7)
  box(linen, { y: base }, wide, 2.4, long, { cell: 4 })
  for (let at = 0; at < pillows; at += 1) {
    const x = (at - (pillows - 1) / 2) * (wide / pillows)
    ball(linen, [x, base + 3.4, -long / 2 + 2.6], [wide / pillows / 2.4, 1.2, 1.9], 8, squared)
    if (wide > 12) ball(cover, [x, base + 3.6, -long / 2 + 4.8], [wide / pillows / 3, 1.4, 0.9], 8, squared)
  }
  // The cover hangs over the sides and is turned back below the pillows.
  const middle = long * 0.16
  ball(cover, [0, base + 2.1, middle], [wide / 2 + 0.25, 1.35, long * 0.36], 12, squared)
  box(cover, { y: base - 0.6, z: middle }, wide + 0.7, 2.6, long * 0.68, { cell: 4 })
  box(linen, { y: base + 2.6, z: middle - long * 0.33 }, wide + 0.3, 0.7, 2.2)
  addCopy(into.frame, frame, stand)
  addCopy(into.linen, linen, stand)
  addCopy(into.cover, cover, stand)
}
