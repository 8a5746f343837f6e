import { brim, crownBand, type Fitting, hatPart, newMesh, pairs, type Part, prop, straw } from '#props/prop-kit.ts'
import { weave } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** A tall crown over a very wide brim that is turned up. */
export const sombrero = prop({
  label: 'Sombrero',
  words: 'sombrero, sombreros, mexican hat, mariachi hat, charro hat',
  order: 131,
  slot: 'hat',
  presses: 'hat',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [mesh, edge] = [newMesh(), newMesh()]
  const rise = (_: number, out: number): number => 0.55 * out * out * out - 0.06 * out
  turned(
    mesh,
    brim(() => 2.25, rise),
    72,
    2,
  )
  turned(mesh, () => pairs`1 0, 0.99 0.25, 0.9 0.7, 0.74 1.15, 0.5 1.42, 0.22 1.52, 0 1.54`, 56, 2)
  turned(
    edge,
    () => [
      [2.16, rise(0, 0.93) + 0.01],
      [2.27, rise(0, 1) + 0.03],
      [2.3, rise(0, 1)],
      [2.27, rise(0, 1) - 0.06],
    ],
    72,
  )
  const { accent } = fitting.colours
  return [
    hatPart(fitting, mesh, 'sombrero', straw([0.66, 0.46, 0.2])),
    hatPart(fitting, edge, 'sombrero edge', weave(accent)),
    crownBand(fitting, 0.02, 0.26, weave(accent, [0.8, 0.76, 0.66], 24), 0.01),
  ]
}
