import { along, ball, box, cord, cross, curved, felt, type Fitting, hatPart, hatPoint, minus } from '#props/prop-kit.ts'
import { newMesh, pairs, type Part, plus, prop, unit, type Vector, weave } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** A skull cap with a square board on it and a tassel over its edge. */
export const graduationCap = prop({
  label: 'Graduation cap',
  words:
    'graduation cap, mortarboard, mortar board, graduation hat, graduates cap, academic cap, graduate cap, square academic cap, graduation caps',
  order: 138,
  slot: 'hat',
  presses: 'hat',
  dyed: ['graduation cap', 'mortarboard'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [cap, board, tassel] = [newMesh(), newMesh(), newMesh()]
  turned(cap, () => pairs`1.02 -0.06, 1.03 0.1, 1 0.4, 0.94 0.72, 0.8 0.88, 0 0.9`, 48, 2)
  const up = unit(minus(hatPoint(0, 0, 1), hatPoint(0, 0, 0)))
  const front = unit(minus(hatPoint(0, 1, 0), hatPoint(0.5, 1, 0)))
  const right: Vector = [1, 0, 0]
  const one = unit(plus(front, right))
  const middle = hatPoint(0, 0, 0.92)
  box(board, middle, [1.12, 0.025, 1.12], [one, up, unit(cross(one, up))])
  const top = along(middle, up, 0.05)
  ball(tassel, top, [0.07, 0.04, 0.07], 12, 6)
  const edge = along(along(top, right, 1.02), front, 0.5)
  const low = along(along(edge, right, 0.1), [0, -1, 0], 0.75)
  cord(tassel, curved([top, along(edge, right, -0.1), along(along(edge, right, 0.08), up, -0.1), low], 24), 0.024, 6)
  cord(tassel, [along(low, up, 0.02), along(low, [0, -1, 0], 0.42)], (share) => 0.055 + 0.03 * share, 10)
  ball(tassel, low, [0.065, 0.06, 0.065], 10, 8)
  const black = felt([0.018, 0.018, 0.022])
  return [
    hatPart(fitting, cap, 'graduation cap', black),
    hatPart(fitting, board, 'mortarboard', black),
    hatPart(fitting, tassel, 'tassel', weave([0.62, 0.42, 0.09])),
  ]
}
