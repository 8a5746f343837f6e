import { type Fitting, linear, type Part, prop, skinShell, type Surface, toPart, weightsOf } from '#props/prop-kit.ts'

/** Satin over hands and forearms, to above the elbow where the sleeves leave it free. */
export const longGloves = prop({
  label: 'Long gloves',
  words:
    'long gloves, opera gloves, evening gloves, elbow gloves, elbow length gloves, satin gloves, lace gloves, lace glove, elbow high gloves, long white gloves, long black gloves, velvet gloves, arm length gloves, gloves up to her elbows, long satin gloves, long silk gloves, black lace gloves, white lace gloves, ball gloves, full length gloves, latex opera gloves, sheer gloves',
  order: 302,
  slot: 'hands',
  make,
})

function make({ body, colours }: Fitting): readonly Part[] {
  const onArm = weightsOf(body, (bone) => /^(wrist|finger|metacarpal|lowerarm)/.test(bone))
  const onUpper = weightsOf(body, (bone) => bone.startsWith('upperarm02'))
  const mesh = skinShell(
    body,
    () => 0.022,
    (index) => (onArm[index] ?? 0) > 0.3 || (onUpper[index] ?? 0) > 0.8,
  )
  return [toPart(mesh, { name: 'long gloves', material: 'cloth', surface: satin(colours.accent), twoSided: true })]
}

function satin(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.rough = 0.4
  }
}
