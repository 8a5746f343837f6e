import { type Vector, along, between, dot, lengthOf, minus, unit } from '#geometry/vector.ts'
import type { Surface } from '#geometry/part.ts'
import { linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import type { Maker } from '#props/fitting.ts'
import { ball as sphere, circle, cord, lathe } from '#geometry/shapes.ts'
import { plain } from '#props/materials.ts'
import { seenAgainst } from '#props/seen.ts'
import { gripOf, held, upwards } from './grip.ts'

/** Between two hands that face each other, else before the one that holds it. */
export const ball: Maker = (fitting) => {
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

/** Above the hand on a string. */
export const balloon: Maker = (fitting) => {
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
