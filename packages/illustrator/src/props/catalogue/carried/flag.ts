import { ball, circle, cord, type Fitting, gold, gripOf, held, linear, metal, newMesh } from '#props/prop-kit.ts'
import { offTheFace, type Part, prop, sheet, type Surface, type Vector, wood } from '#props/prop-kit.ts'

/** On a pole that stands on the ground; the cloth flies away from the person. */
export const flag = prop({
  label: 'Flag',
  words:
    'flag in hand, holding a flag, holding flag, waving a flag, carrying a flag, flag bearer, with a flag, white flag, pirate flag, banner in hand, holding a banner, carrying a banner, war banner',
  order: 900,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['flag'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.11)
  const low = Math.max(-11, -grip.middle[1] + 0.02)
  const high = 7.6
  const [pole, knob, cloth] = [newMesh(), newMesh(), newMesh()]
  cord(
    pole,
    Array.from({ length: 30 }, (_, nth): Vector => [0, low + ((high - low) * nth) / 29, 0]),
    0.09,
    9,
  )
  ball(knob, [0, high + 0.15, 0], [0.17, 0.22, 0.17], 14, 10)
  // Waves grow with the distance from the pole.
  sheet(
    cloth,
    (u, v) => [
      -u * 3.8,
      high - 2.7 + v * 2.6 - 0.35 * u * u,
      0.42 * u * circle(u * 1.6 + v * 0.15).y + 0.1 * u * circle(v * 1.2 + u).x,
    ],
    36,
    14,
  )
  const aside: Vector = [0, 0, grip.middle[0] > fitting.body.bones.joint('spine01')[0] ? -1 : 1]
  return held(grip.middle, offTheFace(fitting, grip.middle), aside, [
    [pole, { name: 'flag pole', material: 'hard', surface: wood([0.22, 0.13, 0.07]) }],
    [knob, { name: 'flag knob', material: 'hard', surface: metal(gold, 0.25) }],
    [cloth, { name: 'flag', material: 'cloth', surface: striped(fitting.colours.accent), twoSided: true }],
  ])
}

/** One broad pale band across the color, with a disc in its middle: no country's. */
function striped(color: string): Surface {
  const [dye, pale] = [linear(color), linear('#efe9da')]
  return (spot) => {
    const band = Math.abs(spot.v - 0.5) < 0.17
    const [x, y] = [(spot.u - 0.5) * 1.5, spot.v - 0.5]
    const disc = x * x + y * y < 0.045
    const [red, green, blue] = band !== disc ? pale : dye
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.rough = 0.85
  }
}
