import type { Part } from '#geometry/part.ts'
import { circle } from '#geometry/shapes.ts'
import type { Fitting } from '#props/fitting.ts'
import { clear, type Outline, spectacles } from '#props/kit/glasses.ts'
import { plain } from '#props/materials.ts'
import { prop } from '#props/prop-file.ts'

export const glasses = prop({
  label: 'Glasses',
  words:
    'glasses, spectacles, eyeglasses, specs, reading glasses, thick glasses, horn rimmed glasses, wire rimmed glasses, bespectacled, eyewear, framed glasses, rimmed glasses, cat eye glasses, wire rim glasses, rectangular glasses, square glasses, thin framed glasses',
  order: 10,
  slot: 'eyes',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const dark = fitting.chance.pick(['#1d1a1c', '#3b2418', '#20262f'])
  return spectacles(fitting, {
    outline: rounded,
    rim: 0.017,
    surface: plain(dark, 0.25),
    material: 'hard',
    lens: clear,
    dark: false,
  })
}

const rounded: Outline = (share) => {
  const { x, y } = circle(share)
  const round = (value: number): number => Math.sign(value) * Math.sqrt(Math.abs(value))
  return [0.135 * x + round(x) * 0.105, 0.095 * y + round(y) * 0.085 + 0.01]
}
