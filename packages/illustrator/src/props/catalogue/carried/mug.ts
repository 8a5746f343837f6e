import { circle, cord, type Fitting, gripOf, held, lathe, newMesh, pairs, type Part, plain } from '#props/prop-kit.ts'
import { plus, prop, seenAgainst, sipped, times, unit, upwards, type Vector } from '#props/prop-kit.ts'

export const mug = prop({
  label: 'Mug',
  words:
    'mug, cup, coffee cup, cup of coffee, mug of tea, mug of coffee, latte, cappuccino, espresso, holding a coffee, holding coffee, drinking coffee, hot chocolate, coffee, cold coffee, hot coffee, morning coffee, cup of cocoa, hot cocoa, cocoa, steaming mug, steaming cup, coffee mug, mug of cocoa, mug of hot chocolate, sipping coffee, warm drink, hot drink, americano, flat white, cup of hot chocolate',
  order: 370,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 0.7 },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.36)
  const { facing } = grip
  const axis = unit(plus(upwards, times(facing, -facing[1] * 0.6)))
  const [cup, drink] = [newMesh(), newMesh()]
  lathe(
    cup,
    pairs`0 -0.42, 0.3 -0.42, 0.34 -0.38, 0.36 0, 0.37 0.42, 0.355 0.45, 0.33 0.42, 0.32 -0.3, 0 -0.33`,
    32,
    [0, 0, 0],
  )
  // The ear points away from the palm.
  const ear = Array.from({ length: 13 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 24 - 0.25)
    return [0, y * 0.27, 0.33 + x * 0.24]
  })
  cord(cup, ear, 0.05, 8)
  lathe(drink, pairs`0.335 0.3, 0.2 0.305, 0 0.306`, 24, [0, 0, 0])
  return held(sipped(fitting, grip.middle), axis, facing, [
    [
      cup,
      {
        name: 'mug',
        material: 'hard',
        surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.22),
        twoSided: true,
      },
    ],
    [drink, { name: 'drink', material: 'hard', surface: plain([0.06, 0.028, 0.012], 0.1), twoSided: true }],
  ])
}
