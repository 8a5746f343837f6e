import { ball, type Fitting, fur, hatPart, hatPoint, knit, linear, newMesh, pairs, type Part } from '#props/prop-kit.ts'
import { prop, scaled } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

export const beanie = prop({
  label: 'Beanie',
  words:
    'beanie, knit cap, woolly hat, wool hat, bobble hat, knit hat, winter hat, knitted cap, knit beanie, fur hat, ushanka, pom pom hat, woollen hat, knit toque, knitted toque, winter toque, woolly toque, wool cap, woollen cap, woolen cap, watch cap, knitted hat, woolen hat, knit caps',
  order: 80,
  slot: 'hat',
  presses: 'hat',
  dyed: ['beanie', 'beanie fold'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(mesh, () => pairs`1 0.02, 1 0.2, 0.98 0.45, 0.9 0.7, 0.74 0.9, 0.5 1.03, 0.25 1.09, 0 1.1`, 48, 2)
  const fold = newMesh()
  turned(fold, () => pairs`0.99 -0.22, 1.06 -0.22, 1.085 -0.1, 1.08 0.06, 1.06 0.13, 0.99 0.13`, 48)
  const bobble = newMesh()
  ball(bobble, hatPoint(0, 0, 1.24), [0.26, 0.24, 0.26], 16, 12)
  const color = fitting.colours.accent
  return [
    hatPart(fitting, mesh, 'beanie', knit(color, 60, 34)),
    hatPart(fitting, fold, 'beanie fold', knit(scaled(linear(color), 0.85), 64, 14)),
    ...(fitting.chance.chance(0.5) ? [hatPart(fitting, bobble, 'bobble', fur([0.7, 0.66, 0.6]))] : []),
  ]
}
