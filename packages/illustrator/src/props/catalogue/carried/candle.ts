import { circle, cord, type Fitting, glowing, gold, gripOf, held, lathe, metal, newMesh } from '#props/prop-kit.ts'
import { pairs, type Part, plain, prop, type Surface, upwards, type Vector } from '#props/prop-kit.ts'

/** Wax in a brass stick with a saucer; it lights whoever carries it. */
export const candle = prop({
  label: 'Candle',
  words: 'candle, lit candle, candlestick, burning candle, holding a candle',
  order: 660,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  glow: { part: 'candle flame', strength: 1.1, reach: 1.5 },
  dyed: ['candle'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.12)
  const [brass, wax, wick, flame] = [newMesh(), newMesh(), newMesh(), newMesh()]
  lathe(
    brass,
    pairs`
      0 -0.62, 0.3 -0.6, 0.26 -0.52, 0.11 -0.42, 0.1 0.3, 0.14 0.4, 0.52 0.46, 0.56 0.53, 0.5 0.52, 0.2 0.5, 0.2 0.72,
      0.17 0.72`,
    26,
    [0, 0, 0],
  )
  lathe(wax, pairs`0.165 0.55, 0.16 1.85, 0.13 1.88, 0 1.84`, 18, [0, 0, 0])
  // What has run down.
  for (const [turn, low] of pairs`0.1 1.2, 0.42 0.95, 0.75 1.4`) {
    const { x, y } = circle(turn)
    const run = [1.85, 1.6, low].map((height): Vector => [x * 0.16, height, y * 0.16])
    cord(wax, run, (share) => 0.03 + 0.025 * share, 7)
  }
  cord(
    wick,
    [1.82, 1.9, 1.98].map((y): Vector => [0, y, 0]),
    0.015,
    5,
  )
  lathe(flame, pairs`0 1.92, 0.07 1.98, 0.095 2.08, 0.05 2.26, 0 2.42`, 12, [0, 0, 0])
  return held(
    grip.middle,
    upwards,
    [0, 0, 1],
    [
      [brass, { name: 'candlestick', material: 'hard', surface: metal(gold, 0.3), twoSided: true }],
      [wax, { name: 'candle', material: 'cloth', surface: waxen }],
      [wick, { name: 'wick', material: 'hard', surface: plain([0.01, 0.01, 0.01], 0.9) }],
      [flame, { name: 'candle flame', material: 'glow', surface: glowing([1, 0.62, 0.2], 4), castsShadow: false }],
    ],
  )
}

/** Lit from within below the flame. */
const waxen: Surface = (spot) => {
  const near = Math.max(0, Math.min(1, (spot.y - 1.1) / 0.8))
  spot.red = 0.82
  spot.green = 0.72 - 0.06 * near
  spot.blue = 0.54 - 0.16 * near
  spot.rough = 0.35
  spot.glow = 0.35 * near * near
}
