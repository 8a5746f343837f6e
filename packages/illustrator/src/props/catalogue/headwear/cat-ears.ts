import { along, blend, cross, type Fitting, fur, linear, newMesh, type Part, pow, prop } from '#props/prop-kit.ts'
import { sheet, toPart, unit, type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** Furry ears in the color of the hair, on the head where a cat has them. */
export const catEars = prop({
  label: 'Cat ears',
  words:
    'cat ears, cat eared, animal ears, catgirl, cat girl, neko, kitty ears, catboy, nekomimi, feline ears, furry ears, tiger ears, leopard ears, cat ear, catlike ears',
  order: 230,
  slot: 'head',
  dyed: ['cat ears'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const outer = newMesh()
  const inner = newMesh()
  for (const side of [1, -1]) {
    const foot = around(fitting, side * 0.95, 8.2, fitting.hairRoom * 0.5)
    const up = unit([side * 0.42, 1, 0.05])
    const front = unit([side * 0.3, 0.1, 1])
    const wide = unit(cross(up, front))
    const shell =
      (depth: number, size: number) =>
      (u: number, v: number): Vector => {
        const half = 0.36 * size * (1 - pow(v, 1.4))
        const bow = (2 * u - 1) * (2 * u - 1)
        const at = along(along(foot, up, -0.08 + 0.72 * size * v), wide, (u - 0.5) * 2 * half)
        return along(at, front, depth * (1 - bow) * (1 - v * 0.6) - 0.06 + 0.05 * v)
      }
    sheet(outer, (u, v) => shell(-0.14, 1)(1 - u, v), 10, 10)
    sheet(outer, shell(0.02, 1), 10, 10)
    sheet(inner, shell(0.035, 0.78), 10, 10)
  }
  const hair = fitting.body.bodyParams.hair.colour
  const { placing } = fitting.head
  return [
    toPart(outer, { name: 'cat ears', material: 'cloth', surface: fur(hair), twoSided: true }, placing),
    toPart(
      inner,
      { name: 'inner ears', material: 'cloth', surface: fur(linear(blend('#e8b0a4', hair, 0.2))), twoSided: true },
      placing,
    ),
  ]
}
