import { addCopy, type Mesh, newMesh, type Stand } from '#geometry/mesh.ts'
import { ball, facet, lathe, ofOneColor, rod } from './shapes.ts'
import { pairs } from '#geometry/numbers.ts'

export type Garment = {
  /** From the shoulders to the hem, and how wide it is there, decimeters. */
  long: number
  hem: number
  sleeves?: number
}

/** A garment on its hanger, which looks to +z; it hangs down from `stand`. `colour` is the number of its color. */
export function garment(
  mesh: Mesh,
  hangers: Mesh,
  stand: Stand,
  { long, hem, sleeves = 4 }: Garment,
  colour: number,
): void {
  const [cloth, hook] = [newMesh(), newMesh()]
  const rows = [
    [0.7, -0.9],
    [2.1, -1.5],
    [1.8, -3],
    [1.55, -4.6],
    [hem / 2, -long],
  ] as const
  rows.slice(1).forEach(([wide, low], at) => {
    const [above, high] = rows[at] ?? [wide, low]
    const [thick, thin] = [0.34, at === 0 ? 0.2 : 0.34]
    for (const way of [1, -1]) {
      facet(
        cloth,
        [-wide * way, low, thick * way],
        [wide * way, low, thick * way],
        [above * way, high, thin * way],
        [-above * way, high, thin * way],
      )
      facet(
        cloth,
        [wide * way, low, thick * way],
        [wide * way, low, -thick * way],
        [above * way, high, -thin * way],
        [above * way, high, thin * way],
      )
    }
  })
  for (const way of [-1, 1])
    if (sleeves > 0) rod(cloth, [way * 1.9, -1.7, 0], [way * 2.5, -1.5 - sleeves, 0.1], 0.55, 0.42, 6)
  rod(hook, [0, -1, 0], [0, 0.1, 0], 0.07, 0.07, 4)
  rod(hook, [-1.7, -1.4, 0], [0, -0.9, 0], 0.09, 0.09, 4)
  rod(hook, [0, -0.9, 0], [1.7, -1.4, 0], 0.09, 0.09, 4)
  addCopy(mesh, ofOneColor(cloth), stand, colour)
  addCopy(hangers, hook, stand)
}

/** A tailor's dummy in a dress or a long coat, on its stand. */
export function dummy(clothes: Mesh, bare: Mesh, stands: Mesh, stand: Stand, colour: number, hem = 3.6): void {
  const [dress, skin, foot] = [newMesh(), newMesh(), newMesh()]
  lathe(
    dress,
    {},
    [
      [hem, 5.4],
      [hem * 0.8, 7],
      [1.9, 10],
      [1.35, 11.4],
      [1.65, 13],
      [1.75, 13.8],
      [1.5, 14.3],
    ],
    18,
  )
  lathe(skin, {}, pairs`1.6 14, 1.55 14.6, 0.62 15.2, 0.56 16.2, 0.05 16.3`, 16)
  for (const way of [-1, 1]) ball(skin, [way * 1.75, 14, 0], [0.55, 0.7, 0.6], 6)
  rod(foot, [0, 0.3, 0], [0, 9, 0], 0.2, 0.2, 8)
  lathe(foot, {}, pairs`2.2 0, 2.2 0.2, 0.3 0.5`, 18)
  ball(foot, [0, 16.6, 0], [0.35, 0.42, 0.35], 6)
  addCopy(clothes, ofOneColor(dress), stand, colour)
  addCopy(bare, skin, stand)
  addCopy(stands, foot, stand)
}
