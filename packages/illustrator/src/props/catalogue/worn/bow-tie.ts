import { along, ball, circle, cross, type Fitting, newMesh, type Part, part, prop, sheet } from '#props/prop-kit.ts'
import { smoothstep, throat, unit, type Vector, weave } from '#props/prop-kit.ts'

export const bowTie = prop({
  label: 'Bow tie',
  words:
    'bow tie, bowtie, dickie bow, dicky bow, ribbon at the collar, ribbon at her collar, bow at the collar, bow at her collar, neck bow, collar bow, bow at her neck, bow at the neck, ribbon tied at the collar, ribbon bow at the neck',
  order: 290,
  slot: 'neck',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { at, right, out } = throat(fitting, 0.06)
  const up: Vector = unit(cross(out, right))
  const mesh = newMesh()
  for (const wing of [1, -1]) {
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(u)
        const tall = 0.08 + 0.17 * smoothstep(0, 0.85, v)
        const thick = 0.05 + 0.05 * (1 - v)
        const place = along(along(at, right, wing * (0.03 + 0.52 * v)), up, y * tall * wing)
        return along(place, out, 0.05 + x * thick * (1 + 0.2 * circle(u * 3).x))
      },
      18,
      8,
    )
  }
  ball(mesh, along(at, out, 0.08), [0.085, 0.1, 0.075], 12, 8)
  return [part(mesh, 'bow tie', weave(fitting.colours.accent))]
}
