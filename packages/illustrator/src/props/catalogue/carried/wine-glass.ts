import { type Fitting, glass, gripOf, held, lathe, newMesh, pairs, type Part, plain, plus } from '#props/prop-kit.ts'
import { prop, times, unit, upwards } from '#props/prop-kit.ts'

/** Held by its stem. */
export const wineGlass = prop({
  label: 'Wine glass',
  words:
    'wine glass, glass of wine, wineglass, red wine, drinking wine, wine, white wine, glass of red wine, glass of white wine, wine glasses, sipping wine, rose wine, glass of rose, glass of rose wine',
  order: 490,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false, rim: 1.15 },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.07)
  const axis = unit(plus(upwards, times(grip.facing, -grip.facing[1] * 0.7)))
  const [bowl, wine] = [newMesh(), newMesh()]
  lathe(
    bowl,
    pairs`0 -0.72, 0.3 -0.72, 0.3 -0.7, 0.05 -0.64, 0.035 0.3, 0.1 0.38, 0.27 0.55, 0.34 0.8, 0.32 1.06, 0.28 1.24`,
    28,
    [0, 0, 0],
  )
  lathe(wine, pairs`0 0.37, 0.09 0.4, 0.25 0.56, 0.32 0.78, 0 0.785`, 26, [0, 0, 0])
  const clear = { material: 'glass' as const, twoSided: true, blended: true, castsShadow: false }
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [wine, { name: 'wine', material: 'hard', surface: plain([0.16, 0.008, 0.02], 0.08) }],
      [bowl, { ...clear, name: 'wine glass', surface: glass([0.85, 0.9, 0.92], 0.22) }],
    ],
  )
}
