import { type Fitting, leather, linear, type Part, prop, scaled, skinShell, toPart } from '#props/prop-kit.ts'
import { weightsOf } from '#props/prop-kit.ts'

/** Leather over palms and the roots of the fingers, the rest of them bare. */
export const fingerlessGloves = prop({
  label: 'Fingerless gloves',
  words:
    'fingerless gloves, fingerless glove, half gloves, half finger gloves, cut off gloves, fingerless leather gloves, cycling gloves, biker fingerless gloves, weightlifting gloves, mma gloves, gym gloves, knitted fingerless gloves',
  order: 301,
  slot: 'hands',
  make,
})

function make({ body, colours }: Fitting): readonly Part[] {
  const onHand = weightsOf(body, (bone) => /^(wrist|finger|metacarpal)/.test(bone))
  const onTips = weightsOf(body, (bone) => /^finger\d-[23]/.test(bone))
  const mesh = skinShell(
    body,
    () => 0.03,
    (index) => (onHand[index] ?? 0) > 0.35 && (onTips[index] ?? 0) < 0.5,
  )
  const surface = leather(scaled(linear(colours.accent), 0.6))
  return [toPart(mesh, { name: 'fingerless gloves', material: 'hard', surface, twoSided: true })]
}
