import { ball, circle, cord, type Fitting, gold, metal, newMesh, type Part, prop, silver } from '#props/prop-kit.ts'
import { toPart, type Vector, vertexAt } from '#props/prop-kit.ts'

/** An open ring through the septum, with a bead at each end. */
export const noseRing = prop({
  label: 'Nose ring',
  words:
    'nose ring, septum ring, septum piercing, nose piercing, pierced nose, nose rings, nose hoop, septum, pierced septum, bull ring, nose stud, nostril ring, nose pin, nostril stud, nostril piercing',
  order: 241,
  slot: 'nose',
  make,
})

/** The foremost vertex of the nose. */
const tip = 297

function make({ head, chance }: Fitting): readonly Part[] {
  const [x, y, z] = vertexAt(head.skin, tip)
  const mesh = newMesh()
  const at = (share: number): Vector => {
    const round = circle(share)
    return [x + round.y * 0.085, y - 0.15 - round.x * 0.085, z - 0.1 + 0.035 * round.x]
  }
  const line = Array.from({ length: 29 }, (_, nth) => at(-0.4 + (nth / 28) * 0.8))
  cord(mesh, line, 0.017, 8)
  for (const end of [-0.4, 0.4]) ball(mesh, at(end), [0.026, 0.026, 0.026], 8, 6)
  const surface = metal(chance.chance(0.5) ? gold : silver, 0.16)
  return [toPart(mesh, { name: 'nose ring', material: 'hard', surface, face: true }, head.placing)]
}
