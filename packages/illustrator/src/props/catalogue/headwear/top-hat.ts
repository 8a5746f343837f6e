import { brim, crownBand, type Fitting, hatPart, newMesh, pairs, type Part, prop, ribbon } from '#props/prop-kit.ts'
import { sideways, weave } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

export const topHat = prop({
  label: 'Top hat',
  words: 'top hat, tophat, stovepipe hat',
  order: 110,
  slot: 'hat',
  presses: 'hat',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      () => 1.36,
      (share, out) => out * out * (0.2 * sideways(share) - 0.03),
    ),
    48,
  )
  turned(mesh, () => pairs`1 0, 0.96 0.35, 0.94 0.8, 0.97 1.2, 1.03 1.42, 1 1.46, 0.5 1.47, 0 1.47`, 48, 2)
  return [
    hatPart(fitting, mesh, 'top hat', weave([0.016, 0.016, 0.019])),
    crownBand(fitting, 0.02, 0.26, ribbon(fitting.colours.accent), 0.025),
  ]
}
