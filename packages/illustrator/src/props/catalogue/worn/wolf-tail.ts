import { cord, type Fitting, linear, newMesh, type Part, pelt, pow, prop, tailLine, toPart } from '#props/prop-kit.ts'
import { triples } from '#props/prop-kit.ts'

/** A full tail that hangs, in the color of the hair, darker towards its end. */
export const wolfTail = prop({
  label: 'Wolf tail',
  words:
    'wolf tail, dog tail, husky tail, fluffy tail, furry tail, wolfs tail, werewolf tail, squirrel tail, raccoon tail, tanuki tail, animal tail, fluffy animal tail, puppy tail',
  order: 327,
  slot: 'tail',
  low: true,
  dyed: ['wolf tail'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const line = tailLine(fitting, triples`0.3 -0.2 0.7, 1.6 -1.1 1.3, 3.1 -1.7 1.4, 4.4 -1.2 1.2`, 44)
  const mesh = newMesh()
  cord(
    mesh,
    line,
    (share) => 0.14 + 0.52 * pow(share, 0.7) * pow(Math.max(0, 1 - share * share), 0.6) - 0.13 * share,
    22,
  )
  const [red, green, blue] = linear(fitting.body.bodyParams.hair.colour)
  const coat: [number, number, number] = [red * 0.8 + 0.035, green * 0.8 + 0.035, blue * 0.8 + 0.036]
  const surface = pelt(coat, [coat[0] * 0.4, coat[1] * 0.4, coat[2] * 0.4], 0.74)
  return [toPart(mesh, { name: 'wolf tail', material: 'cloth', surface })]
}
