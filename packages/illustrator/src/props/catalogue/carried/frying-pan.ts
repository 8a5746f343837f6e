import { along, ball, cord, type Fitting, gripOf, held, lathe, metal, newMesh, pairs } from '#props/prop-kit.ts'
import { type Part, plain, prop, unit, upwards, type Vector, wood } from '#props/prop-kit.ts'

/** Level at the end of its handle, with an egg in it. */
export const fryingPan = prop({
  label: 'Frying pan',
  words: 'frying pan, frypan, skillet, cooking pan, pan in hand, holding a pan, flipping pancakes, making pancakes',
  order: 840,
  slot: 'hand',
  poses: { cooking: 2, holding: 1 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['frying pan'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.1)
  const ahead = unit([grip.along[0] + grip.facing[0] * 0.8, 0, grip.along[2] + grip.facing[2] * 0.8], [0, 0, 1])
  const [handle, pan, white, yolk] = [newMesh(), newMesh(), newMesh(), newMesh()]
  cord(
    handle,
    [-0.4, 0, 0.5, 1].map((z): Vector => [0, 0.04 * z, z]),
    (share) => 0.12 - 0.05 * share,
    10,
  )
  const middle: Vector = [0, 0, 2.25]
  lathe(pan, pairs`0 -0.16, 1 -0.16, 1.25 0.16, 1.29 0.17, 1.04 -0.1, 0 -0.1`, 40, middle)
  ball(white, along(middle, upwards, -0.08), [0.62, 0.05, 0.52], 20, 8)
  ball(white, along(middle, [0.4, -0.08, 0.25], 1), [0.3, 0.045, 0.28], 14, 6)
  ball(yolk, along(middle, upwards, -0.02), [0.22, 0.13, 0.22], 16, 10)
  return held(grip.middle, upwards, ahead, [
    [handle, { name: 'pan handle', material: 'hard', surface: wood([0.1, 0.05, 0.03]) }],
    [pan, { name: 'frying pan', material: 'hard', surface: metal([0.09, 0.09, 0.1], 0.4), twoSided: true }],
    [white, { name: 'egg white', material: 'cloth', surface: plain('#f4f0e4', 0.3) }],
    [yolk, { name: 'egg yolk', material: 'cloth', surface: plain('#f0a417', 0.2) }],
  ])
}
