import { crownBand, felt, type Fitting, hatPart, hatPoint, linear, newMesh, pairs, type Part } from '#props/prop-kit.ts'
import { prop, ribbon, scaled, sheet, smoothstep } from '#props/prop-kit.ts'
import { between } from '#props/kit/worn/hat-form.ts'

export const beret = prop({
  label: 'Beret',
  words: 'beret, french hat',
  order: 100,
  slot: 'hat',
  presses: 'hat',
  dyed: ['beret', 'hat band'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const side = fitting.chance.chance(0.5) ? 1 : -1
  const mesh = newMesh()
  const rings: readonly (readonly [number, number])[] = pairs`
    1 0.02, 1.03 0.1, 1.24 0.25, 1.32 0.42, 1.24 0.62, 0.98 0.8, 0.55 0.92, 0 0.95`
  sheet(
    mesh,
    (u, v) => {
      const [radius, height] = between(rings, v)
      const [x, y, z] = hatPoint(u, radius, height)
      const soft = smoothstep(0.08, 0.4, height)
      return [x + side * 0.22 * soft, y - side * x * 0.24 * soft, z - 0.05 * soft]
    },
    44,
    28,
  )
  return [
    hatPart(fitting, mesh, 'beret', felt(fitting.colours.accent)),
    crownBand(fitting, -0.04, 0.1, ribbon(scaled(linear(fitting.colours.accent), 0.5))),
  ]
}
