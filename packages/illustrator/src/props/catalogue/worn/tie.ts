import { along, circle, down, type Fitting, hanging, linear, newMesh, type Part, part, prop } from '#props/prop-kit.ts'
import { scaled, sheet, smoothstep, strap, throat, weave } from '#props/prop-kit.ts'

export const tie = prop({
  label: 'Tie',
  words: 'tie, necktie, neck tie',
  order: 280,
  slot: 'neck',
  dyed: ['tie', 'tie knot'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { at, right, out } = throat(fitting, -0.02)
  const mesh = newMesh()
  const line = hanging(fitting, along(at, out, 0.02), 0, 4.1, 0.07)
  const wide = (share: number): number =>
    share < 0.9 ? 0.26 + 0.46 * share : (0.26 + 0.414) * smoothstep(1.001, 0.9, share)
  strap(mesh, line, wide, 0.03, right)
  const knot = newMesh()
  sheet(
    knot,
    (u, v) => {
      const { x, y } = circle(u)
      const size = 0.12 + 0.1 * v
      return along(along(along(at, down, 0.12 - v * 0.3), right, y * size * 0.9), out, 0.03 + x * size * 0.55)
    },
    16,
    5,
  )
  const surface = weave(fitting.colours.accent, scaled(linear(fitting.colours.primary), 0.9), 26)
  return [part(mesh, 'tie', surface), part(knot, 'tie knot', weave(fitting.colours.accent))]
}
