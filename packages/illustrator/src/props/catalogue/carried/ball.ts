import { along, ball as sphere, between, clamp, dot, type Fitting, gripOf, held, lengthOf } from '#props/prop-kit.ts'
import { linear, minus, newMesh, type Part, prop, seenAgainst, type Surface, unit } from '#props/prop-kit.ts'

/** Between two hands that face each other, else before the one that holds it. */
export const ball = prop({
  label: 'Ball',
  words:
    'ball, football in hand, holding a football, soccer ball, volleyball, beach ball, rubber ball, with a football, football, soccer ball in hand, beach balls',
  order: 580,
  slot: 'hand',
  hand: { fingers: 'open', arm: 'front', both: true },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const over = minus(left.palm, right.palm)
  const wide = lengthOf(over)
  const together = wide < 4.5 && dot(right.facing, over) > wide * 0.6 && dot(left.facing, over) < wide * -0.6
  const size = together ? clamp(wide * 0.5 - 0.06, 0.6, 1.2) : 0.75
  const grip = gripOf(fitting, size + 0.05)
  const at = together
    ? along(between(left.palm, right.palm, 0.5), between(left.along, right.along, 0.5), 0.25)
    : grip.middle
  const whole = newMesh()
  sphere(whole, [0, 0, 0], [size, size, size], 36, 26)
  const surface = seamed(linear(seenAgainst(fitting, fitting.colours.accent)), size)
  return held(at, unit([0.4, 0.85, 0.25]), [0, 0, 1], [[whole, { name: 'ball', material: 'hard', surface }]])
}

/** Dark grooves as a basketball has them, on grained rubber. */
const seamed =
  ([red, green, blue]: readonly [number, number, number], size: number): Surface =>
  (spot) => {
    const [x, y, z] = [spot.x / size, spot.y / size, spot.z / size]
    const bow = Math.abs(Math.abs(x) - 0.55 - 0.35 * y * y)
    const off = Math.min(Math.abs(x), Math.abs(z), bow) * size
    const soft = Math.max(0.012, spot.grain)
    const groove = clamp((0.02 - off) / soft + 0.5, 0, 1) * clamp(0.12 / soft, 0, 1)
    const tone = 1 - 0.85 * groove
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.6
    spot.relief = -0.02 * groove
  }
