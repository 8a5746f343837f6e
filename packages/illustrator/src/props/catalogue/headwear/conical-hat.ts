import { type Fitting, hatPart, newMesh, pairs, type Part, prop, straw } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** A wide cone of plaited straw or bamboo. */
export const conicalHat = prop({
  label: 'Conical hat',
  words:
    'conical hat, conical straw hat, rice hat, rice paddy hat, paddy hat, sugegasa, kasa hat, kasa, non la, bamboo hat, asian conical hat, farmers cone hat, straw kasa, woven conical hat, ronin hat, jingasa, tengai',
  order: 130,
  slot: 'hat',
  presses: 'hat',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(
    mesh,
    () => pairs`1 0.16, 1.5 -0.02, 2.05 -0.24, 2.07 -0.2, 1.5 0.12, 1 0.5, 0.5 0.86, 0.12 1.1, 0 1.13`,
    72,
    3,
  )
  return [hatPart(fitting, mesh, 'conical hat', straw([0.6, 0.45, 0.22]))]
}
