import { circle, contactsOf, cord, type Fitting, gripOf, held, lathe, leather, lengthOf } from '#props/prop-kit.ts'
import { middleOf, minus, newMesh, offTheFace, type Part, prop, straw, unit, type Vector } from '#props/prop-kit.ts'
import { wood } from '#props/prop-kit.ts'

/** A bundle of twigs on a long stick; it stands on them, or is flown. */
export const broom = prop({
  label: 'Broom',
  words: 'broom, brooms, broomstick, besom, witchs broom, flying broom, holding a broom, sweeping the floor',
  order: 990,
  slot: 'hand',
  low: true,
  ridden: ['riding-a-broom'],
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { rides } = fitting.body
  const grip = gripOf(fitting, 0.11)
  const flown = contactsOf(fitting.body)
  const front = middleOf(flown.grips.left, flown.grips.right)
  const seat = minus(front, [flown.saddle[0], flown.saddle[1] - 0.1, flown.saddle[2]])
  const low = rides ? -lengthOf(seat) - 6.4 : Math.max(-11, -grip.middle[1] + 0.05)
  const [stick, twigs, binding] = [newMesh(), newMesh(), newMesh()]
  const line = Array.from({ length: 30 }, (_, nth): Vector => {
    const share = nth / 29
    return [0.05 * circle(share * 1.4).y, low + 2 + (3 - low) * share, 0.04 * circle(share * 1.1).x]
  })
  cord(stick, line, 0.1, 9)
  lathe(
    twigs,
    [
      [0, low],
      [0.75, low + 0.05],
      [0.62, low + 0.9],
      [0.4, low + 1.9],
      [0.18, low + 2.8],
      [0.1, low + 2.9],
    ],
    40,
    [0, 0, 0],
  )
  for (let nth = 0; nth < 22; nth++) {
    const { x, y } = circle(nth / 22)
    const twig = [2.6, 1.6, 0.7, -0.02].map((high, step): Vector => [
      x * (0.2 + step * 0.21),
      low + high,
      y * (0.2 + step * 0.21),
    ])
    cord(twigs, twig, 0.05, 5)
  }
  for (const high of [2.15, 2.45]) {
    const ring = Array.from({ length: 19 }, (_, step): Vector => {
      const { x, y } = circle(step / 18)
      return [x * (0.34 - (high - 2.15) * 0.25), low + high, y * (0.34 - (high - 2.15) * 0.25)]
    })
    cord(binding, ring, 0.06, 7, true)
  }
  const at = rides ? front : grip.middle
  const axis = rides ? unit(seat) : offTheFace(fitting, grip.middle)
  return held(at, axis, rides ? [0, 1, 0] : grip.along, [
    [stick, { name: 'broom', material: 'hard', surface: wood([0.17, 0.1, 0.055]) }],
    [twigs, { name: 'twigs', material: 'cloth', surface: straw('#a8824a'), twoSided: true }],
    [binding, { name: 'broom binding', material: 'hard', surface: leather(fitting.colours.accent) }],
  ])
}
