import { along, ball, betweenHands, circle, cord, type Fitting, glowing, gripOf, held } from '#props/prop-kit.ts'
import { inBothArms, lathe, linear, naturalFor, newMesh, noise, pairs, type Part, plain } from '#props/prop-kit.ts'
import { prop, type Surface, upwards, type Vector } from '#props/prop-kit.ts'

/** Two tiers with icing, cherries and candles, on a plate. */
export const cake = prop({
  label: 'Cake',
  words:
    'cake, birthday cake, wedding cake, layer cake, cream cake, cake with candles, holding a cake, slice of cake, piece of cake',
  order: 730,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  dyed: ['icing'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const pair = betweenHands(fitting)
  const { middle, facing } = gripOf(fitting, 0.1)
  // Beside the hand, or on it where the palm is up.
  const at = along(pair?.middle ?? along(middle, [facing[0], 0, facing[2]], 0.8), upwards, 0.2)
  const [plate, sponge, icing, cherries, sticks, flames] = [
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
  ]
  const round = (mesh: typeof plate, profile: readonly (readonly [number, number])[]) =>
    lathe(mesh, profile, 36, [0, 0, 0])
  round(plate, pairs`0 -0.08, 0.6 -0.08, 1.05 0.02, 1.06 0.06, 0.6 0, 0 0`)
  round(sponge, pairs`0.85 0, 0.85 0.62`)
  round(icing, pairs`0.89 0.48, 0.9 0.62, 0.85 0.68, 0.5 0.68, 0.52 1.16, 0.48 1.22, 0 1.22`)
  for (let nth = 0; nth < 12; nth++) {
    const { x, y } = circle(nth / 12)
    ball(icing, [x * 0.86, 0.46 - 0.06 * (nth % 3), y * 0.86], [0.1, 0.14 + 0.04 * (nth % 2), 0.08], 8, 6)
    if (nth % 2 === 0) ball(cherries, [x * 0.7, 0.75, y * 0.7], [0.09, 0.09, 0.09], 10, 8)
    if (nth % 3 > 0) continue
    const foot: Vector = [x * 0.3, 1.2, y * 0.3]
    cord(
      sticks,
      [0, 0.2, 0.42].map((high): Vector => along(foot, upwards, high)),
      0.04,
      7,
    )
    ball(flames, along(foot, upwards, 0.54), [0.045, 0.1, 0.045], 8, 8)
  }
  return held(
    at,
    upwards,
    [0, 0, 1],
    [
      [plate, { name: 'plate', material: 'hard', surface: plain('#eceae4', 0.2), twoSided: true }],
      [sponge, { name: 'cake', material: 'cloth', surface: baked }],
      [
        icing,
        {
          name: 'icing',
          material: 'cloth',
          surface: plain(naturalFor(fitting, ['#f2c6cf', '#f6efe2', '#6b3f2a']), 0.4),
        },
      ],
      [cherries, { name: 'cherries', material: 'hard', surface: plain('#b3131f', 0.12) }],
      [sticks, { name: 'cake candles', material: 'cloth', surface: plain(fitting.colours.accent, 0.5) }],
      [flames, { name: 'cake flames', material: 'glow', surface: glowing([1, 0.65, 0.2], 3), castsShadow: false }],
    ],
  )
}

const [brownRed, brownGreen, brownBlue] = linear('#c08a4e')

/** Sponge with a line of cream in its middle. */
const baked: Surface = (spot) => {
  const crumb = noise(spot.x * 14, spot.y * 14, spot.z * 14) - 0.5
  const cream = Math.abs(spot.y - 0.26) < 0.05
  spot.red = cream ? 0.8 : brownRed * (1 + 0.3 * crumb)
  spot.green = cream ? 0.72 : brownGreen * (1 + 0.3 * crumb)
  spot.blue = cream ? 0.6 : brownBlue * (1 + 0.3 * crumb)
  spot.rough = 0.9
}
