import { along, ball, cross, type Fitting, newMesh, type Part, prop, sheet, smoothstep } from '#props/prop-kit.ts'
import { toPart, unit, weave } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** A bow at the side of the crown, turned to whoever looks. */
export const hairBow = prop({
  label: 'Hair bow',
  words: 'hair bow, hair ribbon, ribbon, bow in her hair, ribbon in her hair, ribbons, scrunchie, bow in hair',
  order: 190,
  slot: 'head',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  const middle = around(fitting, 0.95, 8.2, fitting.hairRoom + 0.06)
  const side = unit([0.75, -0.35, -0.5])
  const out = unit([middle[0], 0.35, middle[2] - 0.55])
  const up = unit(cross(out, side))
  for (const wing of [1, -1]) {
    sheet(
      mesh,
      (u, v) => {
        const far = Math.sqrt(v)
        const tall = 0.05 + 0.24 * smoothstep(0, 0.7, v)
        const puff = 0.16 * (1 - (2 * v - 1) * (2 * v - 1)) * (1 - Math.abs(2 * u - 1) * 0.5)
        const at = along(along(middle, side, wing * far * 0.42), up, (u - 0.5) * 2 * tall * wing)
        return along(at, out, puff + 0.03)
      },
      8,
      8,
    )
    sheet(
      mesh,
      (u, v) => {
        const at = along(along(middle, side, wing * (0.05 + v * 0.16)), up, -v * 0.5)
        return along(along(at, side, (u - 0.5) * (0.08 + v * 0.12) * wing), out, 0.05 - v * 0.02)
      },
      3,
      6,
    )
  }
  ball(mesh, along(middle, out, 0.06), [0.09, 0.09, 0.09], 10, 8)
  const surface = weave(fitting.colours.accent)
  return [toPart(mesh, { name: 'hair bow', material: 'cloth', surface, twoSided: true }, fitting.head.placing)]
}
