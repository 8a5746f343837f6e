import { type Fitting, gripOf, held, lathe, linear, metal, naturalFor, newMesh, pairs } from '#props/prop-kit.ts'
import { type Part, plus, prop, steel, type Surface, times, unit, upwards } from '#props/prop-kit.ts'

/** Dark glass with a label. */
export const bottle = prop({
  label: 'Bottle',
  words:
    'bottle, water bottle, wine bottle, bottle of wine, beer bottle, bottle of beer, bottle of water, glass bottle, bottle of rum, sake bottle, soda bottle, bottle of whiskey, bottle of vodka, rum bottle, champagne bottle, bottle of champagne, milk bottle, bottle of milk, whiskey bottle, plastic bottle, bottles, bottle of sake',
  order: 640,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 1.75 },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.34)
  const axis = unit(plus(upwards, times(grip.facing, -grip.facing[1] * 0.6)))
  const [glass, paper, cap] = [newMesh(), newMesh(), newMesh()]
  lathe(
    glass,
    pairs`
      0 -0.85, 0.32 -0.85, 0.35 -0.8, 0.35 0.55, 0.31 0.78, 0.15 1.08, 0.12 1.25, 0.12 1.7, 0.15 1.72, 0.15 1.8, 0 1.8`,
    28,
    [0, 0, 0],
  )
  lathe(paper, pairs`0.356 -0.5, 0.356 0.35`, 28, [0, 0, 0])
  lathe(cap, pairs`0.155 1.66, 0.165 1.72, 0.16 1.84, 0 1.86`, 18, [0, 0, 0])
  const [red, green, blue] = linear(naturalFor(fitting, ['#2f5a35', '#5a3216', '#8fb7c4']))
  const shiny: Surface = (spot) => {
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.rough = 0.06
  }
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [glass, { name: 'bottle', material: 'hard', surface: shiny }],
      [paper, { name: 'bottle label', material: 'cloth', surface: printed }],
      [cap, { name: 'bottle cap', material: 'hard', surface: metal(steel, 0.3), twoSided: true }],
    ],
  )
}

/** A frame and a few lines, none of it legible. */
const printed: Surface = (spot) => {
  const rim = Math.abs(spot.v - 0.5) > 0.4
  const line = spot.grain < 0.05 && Math.abs(spot.v - 0.45) < 0.04 && (spot.u * 4) % 1 < 0.7
  const tone = rim || line ? 0.35 : 1
  spot.red = 0.72 * tone
  spot.green = 0.66 * tone
  spot.blue = 0.52 * tone
  spot.rough = 0.85
}
