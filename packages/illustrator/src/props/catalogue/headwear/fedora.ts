import { brim, circle, crownBand, felt, type Fitting, hatPart, linear, newMesh, type Part } from '#props/prop-kit.ts'
import { prop, ribbon, scaled, sideways, smoothstep } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

export const fedora = prop({
  label: 'Fedora',
  words:
    'fedora, trilby, hat, brimmed hat, felt hat, homburg, wide brimmed hat, fedora hat, wide brim hat, bowler hat, derby hat',
  order: 70,
  slot: 'hat',
  presses: 'hat',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      (share) => 1.5 + 0.12 * circle(share).x,
      (share, out) => out * out * (0.16 * sideways(share) - 0.1 * smoothstep(0.2, 1, circle(share).x)),
    ),
    48,
  )
  turned(
    mesh,
    (share) => {
      const pinch = 0.12 * smoothstep(0.35, 1, circle(share).x) * smoothstep(0.05, 0.3, Math.abs(circle(share).y))
      return [
        [1, 0],
        [1, 0.16],
        [0.97 - pinch * 0.5, 0.5],
        [0.92 - pinch, 0.8],
        [0.8 - pinch, 0.93],
        [0.6, 0.94],
        [0.3, 0.8],
        [0, 0.75],
      ]
    },
    48,
    2,
  )
  const color = scaled(linear(fitting.colours.primary), 0.8)
  return [
    hatPart(fitting, mesh, 'fedora', felt(color)),
    crownBand(fitting, 0.02, 0.24, ribbon(fitting.colours.accent), 0.005),
  ]
}
