import { cord, type Fitting, gripOf, held, lathe, leaf, linear, naturalFor, newMesh, noise } from '#props/prop-kit.ts'
import { pairs, type Part, petal, plain, plus, prop, smoothstep, type Surface, times } from '#props/prop-kit.ts'
import { triples, unit, upwards } from '#props/prop-kit.ts'

export const apple = prop({
  label: 'Apple',
  words: 'apple',
  order: 440,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.4)
  const axis = unit(plus(upwards, times(grip.facing, 0.25)))
  const [fruit, stalk, leaves] = [newMesh(), newMesh(), newMesh()]
  lathe(
    fruit,
    pairs`
      0 -0.3, 0.1 -0.36, 0.2 -0.35, 0.31 -0.24, 0.39 -0.06, 0.41 0.1, 0.37 0.25, 0.28 0.34, 0.17 0.35, 0.08 0.29,
      0 0.22`,
    28,
    [0, 0, 0],
  )
  cord(stalk, triples`0 0.2 0, 0.02 0.36 0, 0.07 0.5 0.01`, 0.025, 6)
  leaf(leaves, [0.02, 0.36, 0], unit([0.8, 0.5, 0.4]), [0, 1, 0], 0.36)
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [fruit, { name: 'apple', material: 'hard', surface: peel(naturalFor(fitting, ripe)) }],
      [stalk, { name: 'apple stalk', material: 'hard', surface: plain([0.1, 0.055, 0.025], 0.8) }],
      [
        leaves,
        {
          name: 'apple leaf',
          material: 'cloth',
          surface: petal([0.12, 0.26, 0.06], [0.06, 0.14, 0.03]),
          twoSided: true,
        },
      ],
    ],
  )
}

/** What apples are. */
const ripe = ['#b3161c', '#7fa32c', '#d8a526'] as const

/** Streaks from the stalk down, paler in the hollow around it, gleaming. */
function peel(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const streak = noise(spot.u * 40, spot.v * 3, 1) - 0.5
    const speck = noise(spot.x * 60, spot.y * 60, spot.z * 60) > 0.8 && spot.grain < 0.03 ? 0.1 : 0
    const pale = 0.55 * smoothstep(0.2, 0.36, spot.y) * smoothstep(0.32, 0.05, Math.abs(spot.x) + Math.abs(spot.z))
    const tone = 1 + 0.5 * streak
    spot.red = red * tone + pale * 0.35 + speck
    spot.green = green * tone + pale * 0.4 + speck + 0.02 * Math.max(0, streak)
    spot.blue = blue * tone + pale * 0.06 + speck * 0.5
    spot.rough = 0.28
  }
}
