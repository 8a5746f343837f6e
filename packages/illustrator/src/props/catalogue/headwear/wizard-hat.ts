import { brim, circle, crownBand, felt, type Fitting, hatPart, hatPoint, linear, newMesh } from '#props/prop-kit.ts'
import { pairs, type Part, prop, ribbon, scaled, sheet, smoothstep, type Vector } from '#props/prop-kit.ts'
import { between, turned } from '#props/kit/worn/hat-form.ts'

export const wizardHat = prop({
  label: 'Wizard hat',
  words: 'wizard hat, witch hat, pointed hat, pointy hat, witchs hat, wizards hat',
  order: 120,
  slot: 'hat',
  presses: 'hat',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      () => 1.72,
      // Turned up over the brows, down at the sides and behind.
      (share, out) =>
        out * out * (0.05 * circle(share * 2 + 0.1).x - 0.08 + 0.15 * smoothstep(0.1, 1, circle(share).x)),
    ),
    48,
  )
  // The point leans back and to one side, with creases on its way.
  const lean = (height: number): Vector => {
    const bend = smoothstep(0.6, 2.7, height)
    return [bend * 0.5, 0, -bend * 0.55]
  }
  const rings: readonly (readonly [number, number])[] = pairs`
    1 0, 0.98 0.25, 0.82 0.6, 0.7 0.85, 0.62 1.05, 0.5 1.4, 0.4 1.62, 0.34 1.8, 0.2 2.2, 0.08 2.5, 0 2.62`
  sheet(
    mesh,
    (u, v) => {
      const [radius, height] = between(rings, v)
      const [x, y, z] = hatPoint(u, radius, height)
      const [dx, dy, dz] = lean(height)
      return [x + dx, y + dy, z + dz]
    },
    40,
    30,
  )
  return [
    hatPart(fitting, mesh, 'wizard hat', felt(scaled(linear(fitting.colours.primary), 0.75))),
    crownBand(fitting, 0.1, 0.36, ribbon(fitting.colours.accent), 0.075),
  ]
}
