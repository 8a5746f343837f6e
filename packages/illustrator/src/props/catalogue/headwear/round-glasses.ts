import { circle, type Fitting, gold, metal, type Outline, type Part, prop, spectacles } from '#props/prop-kit.ts'
import { clear } from '#props/kit/worn/lens.ts'

export const roundGlasses = prop({
  label: 'Round glasses',
  words:
    'round glasses, round spectacles, circular glasses, harry potter glasses, round specs, round rimmed glasses, half moon spectacles, half moon glasses, john lennon glasses',
  order: 20,
  slot: 'eyes',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  return spectacles(fitting, {
    outline: circular,
    rim: 0.013,
    surface: metal(gold),
    material: 'hard',
    lens: clear,
    dark: false,
    wire: true,
  })
}

const circular: Outline = (share) => {
  const { x, y } = circle(share)
  return [x * 0.235 + 0.012, y * 0.225]
}
