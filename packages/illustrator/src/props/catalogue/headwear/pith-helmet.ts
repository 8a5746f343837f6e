import { brim, circle, crownBand, felt, type Fitting, hatPart, linear, newMesh, pairs } from '#props/prop-kit.ts'
import { type Part, prop, weave } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** An explorer's hat: a high round crown, a sloping brim, longer at the back. */
export const pithHelmet = prop({
  label: 'Pith helmet',
  words:
    'pith helmet, safari helmet, explorer hat, explorers hat, explorer helmet, safari hat, colonial helmet, sola topee, jungle explorer hat, archaeologist helmet',
  order: 136,
  slot: 'hat',
  presses: 'hat',
  dye: '#cbb78e',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      (share) => 1.42 + 0.16 * Math.abs(circle(share).x),
      (share, out) => -0.3 * out - 0.1 * out * out * Math.max(0, -circle(share).x),
    ),
    64,
  )
  turned(
    mesh,
    () => pairs`1.02 -0.02, 1.06 0.2, 1.03 0.5, 0.9 0.82, 0.66 1.04, 0.34 1.15, 0.1 1.18, 0.09 1.26, 0 1.28`,
    56,
    2,
  )
  return [
    hatPart(fitting, mesh, 'pith helmet', felt(linear('#cbb78e'))),
    crownBand(fitting, 0.0, 0.2, weave('#8f7a50'), -0.04),
  ]
}
