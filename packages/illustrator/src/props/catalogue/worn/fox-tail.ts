import { cord, type Fitting, newMesh, type Part, pelt, pow, prop, tailLine, toPart, triples } from '#props/prop-kit.ts'

/** A brush of a tail, russet with a white tip. */
export const foxTail = prop({
  label: 'Fox tail',
  words: 'fox tail, bushy tail, kitsune tail, foxtail, bushy fox tail, fluffy fox tail',
  order: 324,
  slot: 'tail',
  low: true,
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const line = tailLine(
    fitting,
    triples`0.21 -0.14 0.7, 1.68 -0.98 1.4, 3.92 -0.84 1.54, 5.32 0.98 1.26, 5.18 3.08 0.84`,
    48,
  )
  const mesh = newMesh()
  cord(
    mesh,
    line,
    (share) => 0.14 + 0.82 * pow(share, 0.8) * pow(Math.max(0, 1 - share * share * share), 0.8) * 1.1 - 0.135 * share,
    24,
  )
  const surface = pelt([0.5, 0.17, 0.04], [0.78, 0.74, 0.68], 0.74)
  return [toPart(mesh, { name: 'fox tail', material: 'cloth', surface })]
}
