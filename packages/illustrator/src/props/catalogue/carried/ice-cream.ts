import { ball, type Fitting, gripOf, held, lathe, linear, newMesh, noise, pairs, type Part } from '#props/prop-kit.ts'
import { plus, prop, seenAgainst, smoothstep, type Surface, times, unit, upwards } from '#props/prop-kit.ts'

/** A waffle cone with two scoops. */
export const iceCream = prop({
  label: 'Ice cream',
  words: 'ice cream, ice cream cone, icecream, gelato',
  order: 450,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['ice cream'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.13)
  const axis = unit(plus(upwards, times(grip.facing, -grip.facing[1] * 0.5)))
  const [cone, lower, upper] = [newMesh(), newMesh(), newMesh()]
  lathe(cone, pairs`0 -0.6, 0.06 -0.55, 0.33 0.62, 0.35 0.68, 0.28 0.66`, 24, [0, 0, 0])
  ball(lower, [0, 0.84, 0], [0.36, 0.33, 0.36], 20, 14)
  ball(upper, [0.03, 1.28, 0.02], [0.3, 0.29, 0.3], 20, 14)
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [cone, { name: 'cone', material: 'hard', surface: waffle, twoSided: true }],
      [
        lower,
        {
          name: 'ice cream',
          material: 'cloth',
          surface: creamy(linear(seenAgainst(fitting, fitting.colours.accent))),
        },
      ],
      [upper, { name: 'ice cream', material: 'cloth', surface: creamy([0.78, 0.7, 0.55]) }],
    ],
  )
}

const waffle: Surface = (spot) => {
  const [a, b] = [spot.u * 14 + spot.v * 5, spot.u * 14 - spot.v * 5]
  const edge = Math.max(Math.abs((a - Math.floor(a)) * 2 - 1), Math.abs((b - Math.floor(b)) * 2 - 1))
  const ridge = spot.grain < 0.08 ? smoothstep(0.7, 0.95, edge) : 0.3
  const tone = 0.85 + 0.3 * ridge
  spot.red = 0.55 * tone
  spot.green = 0.32 * tone
  spot.blue = 0.12 * tone
  spot.rough = 0.8
  spot.relief = 0.02 * ridge
}

const creamy =
  ([red, green, blue]: readonly [number, number, number]): Surface =>
  (spot) => {
    const lump = noise(spot.x * 9, spot.y * 16, spot.z * 9) - 0.5
    spot.red = red * (1 + 0.2 * lump)
    spot.green = green * (1 + 0.2 * lump)
    spot.blue = blue * (1 + 0.2 * lump)
    spot.rough = 0.6
    spot.relief = lump * 0.03
  }
