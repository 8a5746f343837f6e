import { along, circle, cord, type Fitting, gripOf, held, lathe, newMesh, type Part, plain } from '#props/prop-kit.ts'
import { prop, smoothstep, unit, upwards, type Vector } from '#props/prop-kit.ts'

/** Above the hand on a string. */
export const balloon = prop({
  label: 'Balloon',
  words: 'balloon, red balloon, single balloon, holding a balloon',
  order: 590,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.05)
  const [skin, string, knot] = [newMesh(), newMesh(), newMesh()]
  const [low, high] = [4.3, 7.1]
  lathe(
    skin,
    Array.from({ length: 19 }, (_, nth): readonly [number, number] => {
      const { x, y } = circle(nth / 36 - 0.25)
      // Narrower towards the knot.
      const narrow = 1 - 0.28 * smoothstep(0.6, -1, y)
      return [1.15 * x * narrow, (low + high) / 2 + ((high - low) / 2) * y]
    }),
    36,
    [0, 0, 0],
  )
  const line = Array.from({ length: 16 }, (_, nth): Vector => {
    const share = nth / 15
    return [0.08 * circle(share * 1.2).y * (1 - share), -0.5 + share * (low + 0.5), 0.05 * circle(share).y]
  })
  cord(string, line, 0.018, 5)
  lathe(
    knot,
    [
      [0.1, low - 0.12],
      [0.03, low - 0.03],
      [0.06, low + 0.06],
    ],
    10,
    [0, 0, 0],
  )
  const surface = plain(fitting.colours.accent, 0.18)
  // Beside the head and not before it.
  const head = fitting.head.placing.point([0, 7.2, 0.6])
  const aside = unit([grip.middle[0] - head[0], 0, (grip.middle[2] - head[2]) * 0.3], [1, 0, 0])
  return held(
    grip.middle,
    unit(along(upwards, aside, 0.22)),
    [0, 0, 1],
    [
      [skin, { name: 'balloon', material: 'hard', surface }],
      [knot, { name: 'balloon knot', material: 'hard', surface, twoSided: true }],
      [string, { name: 'string', material: 'cloth', surface: plain([0.55, 0.53, 0.5], 0.8) }],
    ],
  )
}
