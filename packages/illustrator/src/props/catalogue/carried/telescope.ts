import { ball, cord, type Fitting, gold, gripOf, held, leather, metal, minus, newMesh } from '#props/prop-kit.ts'
import { type Part, plain, prop, unit, upwards, type Vector } from '#props/prop-kit.ts'

/** Brass tubes that grow thicker away from the eye. */
export const telescope = prop({
  label: 'Spyglass',
  words:
    'spyglass, spy glass, telescope in hand, hand telescope, holding a telescope, brass telescope, looking through a telescope, looking through a spyglass',
  order: 920,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'raised', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.22)
  const [brass, hide, lens] = [newMesh(), newMesh(), newMesh()]
  const tube = (mesh: typeof brass, radius: number, from: number, to: number) =>
    cord(
      mesh,
      [0, 0.25, 0.5, 0.75, 1].map((share): Vector => [0, from + (to - from) * share, 0]),
      radius,
      18,
    )
  tube(brass, 0.13, -1.5, -0.75)
  tube(brass, 0.18, -0.8, -0.2)
  tube(hide, 0.22, -0.25, 0.9)
  tube(brass, 0.26, 0.86, 1.3)
  tube(brass, 0.16, -1.56, -1.46)
  ball(lens, [0, 1.28, 0], [0.23, 0.04, 0.23], 18, 8)
  // Past the head and out, so that its length is seen.
  const head = fitting.head.placing.point([0, 7.2, 0.6])
  const away = minus(grip.middle, head)
  const axis = unit([away[0] * 0.8, 0.45, Math.abs(away[2]) * 0.5 + 0.2])
  return held(grip.middle, axis, upwards, [
    [brass, { name: 'spyglass', material: 'hard', surface: metal(gold, 0.25), twoSided: true }],
    [hide, { name: 'spyglass leather', material: 'hard', surface: leather([0.09, 0.035, 0.02]) }],
    [lens, { name: 'spyglass lens', material: 'hard', surface: plain([0.05, 0.09, 0.12], 0.04) }],
  ])
}
