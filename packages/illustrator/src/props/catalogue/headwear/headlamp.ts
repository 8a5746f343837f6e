import { along, band, box, circle, cross, type Fitting, glowing, newMesh, type Part, plain } from '#props/prop-kit.ts'
import { prop, sheet, toPart, unit, type Vector, weave } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** A lamp on a strap around the head. */
export const headlamp = prop({
  label: 'Headlamp',
  words:
    'headlamp, head lamp, headtorch, head torch, head torches, miners lamp, caving lamp, lamp on her head, lamp on his head, light on her forehead, light on his forehead, forehead lamp',
  order: 171,
  slot: 'head',
  presses: [0.14, 0.14],
  dyed: ['headlamp strap'],
  glow: { part: 'headlamp light', strength: 0.5, reach: 9 },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head, colours } = fitting
  const [strap, body, light] = [newMesh(), newMesh(), newMesh()]
  const off = fitting.hairRoom * 0.7
  band(strap, fitting, () => 7.98, 0.2, off, 0.03)
  const out = unit([0, 0.1, 1])
  const [right, up] = [[1, 0, 0] as Vector, unit(cross(out, [1, 0, 0]))]
  const at = along(around(fitting, 0, 7.98, off), out, 0.1)
  box(body, at, [0.26, 0.19, 0.12], [right, up, out])
  sheet(
    light,
    (u, v) => {
      const { x, y } = circle(u)
      const size = 0.16 * (1 - v)
      return along(along(along(at, right, x * size), up, y * size), out, 0.13 + 0.03 * v)
    },
    24,
    4,
  )
  return [
    toPart(
      strap,
      { name: 'headlamp strap', material: 'cloth', surface: weave(colours.accent), twoSided: true },
      head.placing,
    ),
    toPart(
      body,
      { name: 'headlamp', material: 'hard', surface: plain([0.03, 0.03, 0.035], 0.45), twoSided: true },
      head.placing,
    ),
    toPart(
      light,
      { name: 'headlamp light', material: 'hard', surface: glowing([1, 0.95, 0.82], 2.4), twoSided: true },
      head.placing,
    ),
  ]
}
