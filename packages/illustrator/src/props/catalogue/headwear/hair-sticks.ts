import { along, ball, cord, type Fitting, flower, gold, metal, newMesh, type Part, petal } from '#props/prop-kit.ts'
import { plain, prop, toPart, unit, type Vector } from '#props/prop-kit.ts'

/** Two long pins through the hair at the back of the crown, with a blossom and beads. */
export const hairSticks = prop({
  label: 'Hair sticks',
  words:
    'hair sticks, hair stick, hairsticks, kanzashi, kanzashis, chopsticks in her hair, chopsticks in her bun, hair chopsticks, geisha hair ornaments, geisha hairpins, japanese hair ornament, japanese hair ornaments, chinese hairpins, phoenix hairpin, hanfu hairpins, ornate hairpin, ornate hairpins, pencil in her hair, pencil in her bun, pencil through her bun, sticks in her hair, golden hair ornaments, ornate hair ornaments',
  order: 193,
  slot: 'hair',
  dyed: ['hair sticks', 'hair stick blossoms'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head, colours, hairRoom } = fitting
  const [sticks, beads, petals, hearts] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const middle: Vector = [0, 8.12 + hairRoom * 0.6, -0.42]
  for (const side of [1, -1]) {
    const way = unit([side * 0.9, 0.48, 0.02])
    const [from, to] = [along(middle, way, -1.15), along(middle, way, 1.25)]
    cord(sticks, [from, middle, to], (share) => 0.03 + 0.018 * share, 8)
    ball(beads, to, [0.085, 0.085, 0.085], 12, 9)
    for (let nth = 1; nth <= 4; nth++)
      ball(beads, along(to, [side * 0.06, -1, 0.04], nth * 0.13), [0.045, 0.05, 0.045], 8, 6)
  }
  flower(petals, hearts, [0.62, 8.36 + hairRoom, 0.62], unit([0.7, 0.5, 0.8]), 0.26, 6, 0.3)
  return [
    toPart(sticks, { name: 'hair sticks', material: 'hard', surface: metal(gold, 0.25) }, head.placing),
    toPart(beads, { name: 'hair stick beads', material: 'hard', surface: plain([0.7, 0.06, 0.06], 0.2) }, head.placing),
    toPart(
      petals,
      {
        name: 'hair stick blossoms',
        material: 'cloth',
        surface: petal(colours.accent, [0.7, 0.6, 0.5]),
        twoSided: true,
      },
      head.placing,
    ),
    toPart(hearts, { name: 'blossom heart', material: 'cloth', surface: plain([0.72, 0.45, 0.08], 0.9) }, head.placing),
  ]
}
