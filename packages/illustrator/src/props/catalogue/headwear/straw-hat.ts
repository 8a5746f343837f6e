import { brim, circle, crownBand, type Fitting, hatPart, newMesh, pairs, type Part, prop } from '#props/prop-kit.ts'
import { ribbon, straw } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

export const strawHat = prop({
  label: 'Straw hat',
  words: 'straw hat, sun hat, sunhat, panama hat, panama, floppy hat, wide brimmed straw hat',
  order: 130,
  slot: 'hat',
  presses: 'hat',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      () => 1.78,
      (share, out) => out * (0.06 * circle(share * 3).x * out - 0.1 * out),
    ),
    56,
  )
  turned(mesh, () => pairs`1 0, 1 0.2, 0.97 0.45, 0.86 0.66, 0.6 0.76, 0.3 0.79, 0 0.8`, 56, 2)
  return [
    hatPart(fitting, mesh, 'straw hat', straw([0.66, 0.47, 0.22])),
    crownBand(fitting, 0.02, 0.22, ribbon(fitting.colours.accent)),
  ]
}
