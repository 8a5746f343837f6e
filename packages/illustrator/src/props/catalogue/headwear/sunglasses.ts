import { circle, type Fitting, gold, metal, type Outline, type Part, prop, smoked } from '#props/prop-kit.ts'
import { spectacles } from '#props/prop-kit.ts'

export const sunglasses = prop({
  label: 'Sunglasses',
  words:
    'sunglasses, shades, dark glasses, aviators, aviator sunglasses, mirrorshades, mirrored glasses, cat eye sunglasses, oversized sunglasses, tinted sunglasses, mirrored sunglasses, mirrored shades, dark sunglasses, tinted glasses',
  order: 30,
  slot: 'eyes',
  hides: 0.8,
  make,
})

function make(fitting: Fitting): readonly Part[] {
  return spectacles(fitting, {
    outline: aviator,
    rim: 0.015,
    surface: metal(gold),
    material: 'hard',
    lens: smoked,
    dark: true,
    wire: true,
    browBar: true,
  })
}

/** Nearly straight above, drops below that lean outwards. */
const aviator: Outline = (share) => {
  const { x, y } = circle(share)
  const [low, high] = [Math.max(0, -y), Math.max(0, y)]
  const across = Math.sign(x) * Math.sqrt(Math.abs(x)) * 0.55 + x * 0.45
  return [
    across * (0.285 - low * low * 0.07) + low * 0.03 + 0.04,
    (high > 0 ? Math.sqrt(high) * 0.5 + high * 0.5 : -low) * (high > 0 ? 0.165 : 0.29) + 0.02 - high * x * 0.02,
  ]
}
