import { brim, circle, crownBand, felt, type Fitting, hatPart, leather, linear, naturalFor } from '#props/prop-kit.ts'
import { newMesh, type Part, prop, scaled, sideways, smoothstep } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** Felt with a tall creased crown and a wide brim that is rolled up at the sides. */
export const cowboyHat = prop({
  label: 'Cowboy hat',
  words:
    'cowboy hat, stetson, cowgirl hat, ten gallon hat, western hat, cowboys hat, gunslinger hat, cattleman hat, cowboy hats',
  order: 131,
  slot: 'hat',
  presses: 'hat',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      (share) => 1.72 + 0.1 * Math.abs(circle(share).x),
      (share, out) => out * out * (0.5 * sideways(share) * sideways(share) - 0.09 * (1 - sideways(share))),
    ),
    64,
  )
  turned(
    mesh,
    (share) => {
      const pinch = 0.2 * smoothstep(0.3, 1, circle(share).x) * smoothstep(0.05, 0.35, Math.abs(circle(share).y))
      return [
        [1, 0],
        [1, 0.2],
        [0.96, 0.6],
        [0.9 - pinch * 0.5, 0.95],
        [0.82 - pinch, 1.12],
        [0.66 - pinch * 0.6, 1.17],
        [0.36, 1.0],
        [0, 0.92],
      ]
    },
    64,
    2,
  )
  const color = linear(naturalFor(fitting, ['#8a6239', '#3a2a1e', '#d8c7a4', '#1d1b1c']))
  return [
    hatPart(fitting, mesh, 'cowboy hat', felt(color)),
    crownBand(fitting, 0.02, 0.2, leather(scaled(color, 0.35)), 0.005),
  ]
}
