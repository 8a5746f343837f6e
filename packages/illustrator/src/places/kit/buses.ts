import { addCopy, type Mesh, newMesh } from '#geometry/mesh.ts'
import { ball, box, pane, rod, turned } from './shapes.ts'

export type BusMeshes = { readonly body: Mesh; readonly glass: Mesh; readonly dark: Mesh; readonly lamps: Mesh }

/** How far it is turned, so that its front and one side are seen. */
const turn = turned(30)

/** A bus around the middle of its foot, with one row of windows or with two. */
export function bus(decks: 1 | 2): BusMeshes {
  const [body, glass, dark, lamps] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const [long, wide, floor] = [decks === 1 ? 52 : 46, 12, 2.6]
  const high = decks === 1 ? 15.4 : 23.4
  const [front, side] = [-long / 2, wide / 2]
  box(body, { y: floor }, long, high, wide)
  box(body, { y: floor + high }, long - 1.2, 0.5, wide - 1.2)
  const rows = decks === 1 ? [8.2] : [8.2, 17.2]
  for (const y of rows) {
    const count = Math.round(long / 6.4)
    const step = (long - 2) / count
    for (let at = 0; at < count; at += 1)
      pane(glass, [front + 1 + (at + 0.07) * step, y, side + 0.05], [step * 0.86, 0, 0], [0, 5.8, 0])
    pane(glass, [front - 0.05, y - (y < 10 ? 1.6 : 0), -side + 0.7], [0, 0, wide - 1.4], [0, y < 10 ? 7.4 : 5.8, 0])
  }
  // The door behind the front wheel, and a dark skirt.
  pane(glass, [front + 1.6, floor + 0.6, side + 0.08], [3.6, 0, 0], [0, 11, 0])
  box(dark, { y: floor - 1 }, long - 1, 1.4, wide - 0.6)
  for (const x of [front + 9, -front - 10]) {
    rod(dark, [x, 2.6, side - 2.4], [x, 2.6, side + 0.18], 2.6, 2.6, 18)
    ball(dark, [x, 2.6, side + 0.1], [2.5, 2.5, 0.3], 8)
    ball(lamps, [x, 2.6, side + 0.32], [0.7, 0.7, 0.2], 5)
  }
  for (const z of [-4, 4]) ball(lamps, [front - 0.1, 4.6, z], [0.3, 0.8, 1.1], 6)
  const turnedMesh = (mesh: Mesh): Mesh => {
    const whole = newMesh()
    addCopy(whole, mesh, { turn })
    return whole
  }
  return { body: turnedMesh(body), glass: turnedMesh(glass), dark: turnedMesh(dark), lamps: turnedMesh(lamps) }
}
