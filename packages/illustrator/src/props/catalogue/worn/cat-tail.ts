import { cord, type Fitting, linear, newMesh, type Part, pelt, prop, scaled, tailLine } from '#props/prop-kit.ts'
import { toPart, triples } from '#props/prop-kit.ts'

/** Long and thin, its tip curled, in the color of the hair. */
export const catTail = prop({
  label: 'Cat tail',
  words:
    'cat tail, cats tail, kitty tail, feline tail, neko tail, catgirl tail, cat like tail, tiger tail, lion tail, monkey tail, leopard tail, long tail',
  order: 325,
  slot: 'tail',
  low: true,
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const line = tailLine(
    fitting,
    triples`
      0.14 -0.12 0.62, 1.45 -0.88 1.25, 3.48 -0.38 1.38, 3.92 1.5 1.12, 3.33 2.88 1, 4.06 3.88 0.88, 5.08 3.38 0.75`,
    60,
  )
  const mesh = newMesh()
  cord(
    mesh,
    line,
    (share) => (0.15 - 0.04 * share) * Math.sqrt(Math.max(0, 1 - share * share * share * share * share * share)),
    16,
  )
  const coat = linear(fitting.body.bodyParams.hair.colour)
  return [toPart(mesh, { name: 'cat tail', material: 'cloth', surface: pelt(coat, scaled(coat, 0.6), 0.85) })]
}
