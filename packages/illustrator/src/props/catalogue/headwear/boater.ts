import { brim, crownBand, type Fitting, hatPart, newMesh, pairs, type Part, prop, ribbon } from '#props/prop-kit.ts'
import { straw } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** Stiff straw with a flat crown and a flat brim. */
export const boater = prop({
  label: 'Boater',
  words: 'boater, boater hat, straw boater, skimmer hat, gondolier hat, gondoliers hat, barbershop hat, boaters',
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
      () => 1.5,
      () => 0.0,
    ),
    64,
  )
  turned(mesh, () => pairs`1 0, 1 0.3, 1 0.62, 0.96 0.68, 0.5 0.69, 0 0.69`, 64, 2)
  return [
    hatPart(fitting, mesh, 'boater', straw([0.72, 0.56, 0.3])),
    crownBand(fitting, 0.04, 0.36, ribbon(fitting.colours.accent)),
  ]
}
