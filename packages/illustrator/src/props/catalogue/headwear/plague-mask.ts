import { along, ball, band, between, circle, curved, eyepieces, type Fitting, gold, leather } from '#props/prop-kit.ts'
import { metal, minus, newMesh, onLine, pairs, type Part, prop, sheet, taut, tautSheet } from '#props/prop-kit.ts'
import { through, toPart, unit, type Vector } from '#props/prop-kit.ts'

/** The leather mask of a plague doctor, with a long beak and round windows. */
export const plagueMask = prop({
  label: 'Plague mask',
  words:
    'plague mask, plague doctor mask, beaked mask, beak mask, plague doctors mask, bird mask, raven mask, crow mask, plague masks, medico della peste',
  order: 353,
  slot: 'face',
  hides: 0.15,
  dyed: ['plague mask', 'beak'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head } = fitting
  const cloth = taut(fitting, {
    turn: 1.05,
    low: (turn) => 6.12 + 0.3 * turn * turn,
    high: (turn) => 7.72 - 0.16 * turn * turn,
    off: 0.08,
  })
  const [face, beak, straps, rivets] = [newMesh(), newMesh(), newMesh(), newMesh()]
  tautSheet(face, cloth)
  band(straps, fitting, () => 7.46, 0.12, fitting.hairRoom * 0.6, 0.03)
  const root: Vector = between(cloth(0.5, 0.42), [0, 6.8, 1.2], 0.5)
  const line = curved(
    [
      root,
      along(root, unit([0, 0.02, 1]), 0.8),
      along(root, unit([0, -0.22, 1]), 1.6),
      along(root, unit([0, -0.42, 1]), 2.35),
    ],
    30,
  )
  const thick = pairs`0 0.5, 0.25 0.42, 0.6 0.25, 0.9 0.1, 1 0.02`
  const at = (u: number, v: number, grow = 0): Vector => {
    const way = unit(minus(onLine(line, v + 0.02), onLine(line, v - 0.02)))
    const up: Vector = unit([0, way[2], -way[1]])
    const { x, y } = circle(u)
    const size = through(thick, v) + grow
    return along(along(onLine(line, v), [1, 0, 0], x * size * 0.86), up, y * size * (y < 0 ? 0.72 : 1.05))
  }
  sheet(beak, (u, v) => at(u, v), 32, 36)
  for (const side of [0, 0.5]) {
    for (let nth = 0; nth < 8; nth++) ball(rivets, at(side, 0.3 + nth * 0.085, 0.005), [0.028, 0.028, 0.028], 8, 6)
  }
  const { frames, panes } = eyepieces(fitting, 0.27, 0.4)
  const hide = leather([0.065, 0.04, 0.026])
  return [
    toPart(face, { name: 'plague mask', material: 'hard', surface: hide, twoSided: true, face: true }, head.placing),
    toPart(beak, { name: 'beak', material: 'hard', surface: hide, twoSided: true }, head.placing),
    toPart(
      straps,
      { name: 'plague mask straps', material: 'hard', surface: leather([0.03, 0.02, 0.014]), twoSided: true },
      head.placing,
    ),
    toPart(rivets, { name: 'beak rivets', material: 'hard', surface: metal(gold, 0.3) }, head.placing),
    toPart(frames, { name: 'eyepieces', material: 'hard', surface: metal(gold, 0.3), twoSided: true }, head.placing),
    panes,
  ]
}
