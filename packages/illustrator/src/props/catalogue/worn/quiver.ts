import {
  along,
  shoulderFrame,
  block,
  type Fitting,
  fixedAt,
  leather,
  newMesh,
  pairs,
  type Part,
} from '#props/prop-kit.ts'
import { plain, plus, prop, rod, slung, times, toPart, turned, unit, wood } from '#props/prop-kit.ts'

/** A case of arrows on the back, their feathers over the right shoulder. */
export const quiver = prop({
  label: 'Quiver',
  words:
    'quiver, quivers, quiver of arrows, arrows in a quiver, quiver on her back, quiver on his back, quiver full of arrows, quiver strapped to her back, quiver strapped to his back, quiver slung over her shoulder, quiver slung over his shoulder, arrows on her back, arrows on his back, leather quiver, archers quiver, quiver over her shoulder, quiver over his shoulder, quiver on back, quiver on the back, quiver of arrows on back, quiver over shoulder',
  order: 326,
  slot: 'back',
  dyed: ['quiver', 'quiver strap'],
  make,
})

const shafts = pairs`0.12 0.06, -0.1 0.1, 0.02 -0.12, -0.14 -0.06, 0.16 -0.1, 0 0.14`

function make(fitting: Fitting): readonly Part[] {
  const frame = shoulderFrame(fitting)
  const way = unit(plus(frame.up, times(frame.right, -0.5)))
  const strap = newMesh()
  slung(strap, fitting)
  const at = along(along(frame.middle, frame.back, 0.34), frame.up, -0.3)
  return [
    ...fixedAt({ at, up: way, out: frame.back }, [
      {
        name: 'quiver',
        material: 'hard',
        surface: leather([0.11, 0.06, 0.03]),
        forms: [turned('0 -2, 0.24 -2, 0.27 -1, 0.32 0.8, 0.36 1.3, 0.33 1.34, 0.28 1.2, 0.26 0.4', 24)],
      },
      {
        name: 'arrows',
        material: 'hard',
        surface: wood([0.4, 0.26, 0.13]),
        forms: shafts.map(([x, z], nth) =>
          rod(`${x} 0.4 ${z}, ${x * 1.3} ${2.3 + (nth % 3) * 0.12} ${z * 1.3}`, 0.026),
        ),
      },
      {
        name: 'fletching',
        material: 'cloth',
        surface: plain(fitting.colours.accent, 0.8),
        forms: shafts.flatMap(([x, z], nth) => [
          block(`${x * 1.26} ${2.08 + (nth % 3) * 0.12} ${z * 1.26}`, '0.1 0.2 0.006'),
          block(`${x * 1.26} ${2.08 + (nth % 3) * 0.12} ${z * 1.26}`, '0.006 0.2 0.1'),
        ]),
      },
    ]),
    toPart(strap, { name: 'quiver strap', material: 'hard', surface: leather([0.08, 0.045, 0.026]), twoSided: true }),
  ]
}
