import { along, band, type Fitting, newMesh, type Part, prop, sheet, taut, tautSheet, toPart } from '#props/prop-kit.ts'
import { unit, weave } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** A cloth bound over both eyes, its ends hanging at the back. */
export const blindfold = prop({
  label: 'Blindfold',
  words:
    'blindfold, blindfolded, blindfolds, cloth over her eyes, cloth over his eyes, cloth covering her eyes, cloth covering his eyes, ribbon over her eyes, ribbon over his eyes, bandage over her eyes, bandage over his eyes, bandages over her eyes, bandaged eyes, eyes bandaged, eyes covered by a cloth, eyes covered with a cloth, black blindfold, sleep mask, sleeping mask, eye mask, silk eye mask, satin eye mask',
  order: 52,
  slot: 'eyes',
  hides: 0.6,
  presses: [-0.36, 0.2],
  dyed: ['blindfold', 'blindfold band'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head, colours } = fitting
  const y = (head.eyes.left[1] + head.eyes.right[1]) / 2
  const [front, back] = [newMesh(), newMesh()]
  tautSheet(front, taut(fitting, { turn: 1.3, low: () => y - 0.24, high: () => y + 0.26, off: 0.045 }))
  band(back, fitting, () => y + 0.02, 0.34, fitting.hairRoom * 0.6 + 0.03, 0.03)
  const knot = around(fitting, Math.PI, y, fitting.hairRoom * 0.6 + 0.1)
  for (const side of [1, -1]) {
    const way = unit([side * 0.35, -1, -0.35])
    sheet(back, (u, v) => along(along(knot, way, v * 1.3), [1, 0, 0.2 * side], (u - 0.5) * (0.16 + 0.22 * v)), 4, 10)
  }
  const surface = weave(colours.accent)
  return [
    toPart(front, { name: 'blindfold', material: 'cloth', surface, twoSided: true, face: true }, head.placing),
    toPart(back, { name: 'blindfold band', material: 'cloth', surface, twoSided: true }, head.placing),
  ]
}
