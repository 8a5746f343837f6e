import { circle, type Fitting, type Outline, type Part, plain, prop, spectacles } from '#props/prop-kit.ts'
import { clear } from '#props/kit/worn/lens.ts'

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
    rim: 0.019,
    surface: plain(dark, 0.25),
    material: 'hard',
    lens: clear,
    dark: false,
    wire: false,
  })
}

/** Corners that are round, a little wider above than below, and farther out than in, where the nose is. */
const rounded: Outline = (share) => {
  const { x, y } = circle(share)
  const round = (value: number): number => {
    const root = Math.sqrt(Math.abs(value))
    return Math.sign(value) * root * Math.sqrt(Math.sqrt(root))
  }
  const high = round(y)
  return [round(x) * (0.255 + 0.014 * high) + 0.03, high * 0.175 + 0.005]
}
