import type { Part } from '#geometry/part.ts'
import { circle } from '#geometry/shapes.ts'
import type { Fitting } from '#props/fitting.ts'
import { type Outline, spectacles } from '#props/kit/worn/glasses.ts'
import { glass, gold, metal } from '#props/materials.ts'
import { prop } from '#props/prop-file.ts'

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
    lens: glass([0.012, 0.012, 0.015], 0.9),
    dark: true,
    pads: true,
  })
}

const aviator: Outline = (share) => {
  const { x, y } = circle(share)
  const low = Math.max(0, -y)
  return [x * (0.27 - low * 0.03) + low * 0.03 + 0.025, y * (y > 0 ? 0.16 : 0.25) + 0.03]
}
