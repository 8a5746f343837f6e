import { ball, circle, felt, type Fitting, fur, hatPart, hatPoint, linear, minus, newMesh } from '#props/prop-kit.ts'
import { pairs, type Part, prop, sheet, through, unit, type Vector } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** Red felt that falls over to one side, with white fur around it and at its end. */
export const santaHat = prop({
  label: 'Santa hat',
  words:
    'santa hat, santas hat, christmas hat, santa claus hat, santa cap, father christmas hat, christmas cap, xmas hat, santa hats',
  order: 134,
  slot: 'hat',
  presses: 'hat',
  make,
})

/** The middle of the hat by the share of its length: how far aside and how high; how thick it is, and how far it has tilted. */
const aside = pairs`0 0, 0.4 0.05, 0.6 0.3, 0.75 0.72, 0.9 1.06, 1 1.16`
const high = pairs`0 0.1, 0.4 0.82, 0.6 1.12, 0.75 1.14, 0.9 0.84, 1 0.5`
const size = pairs`0 1.02, 0.25 0.97, 0.45 0.75, 0.7 0.42, 1 0.13`

function make(fitting: Fitting): readonly Part[] {
  const side = fitting.chance.chance(0.5) ? 1 : -1
  const [cone, band, bobble] = [newMesh(), newMesh(), newMesh()]
  const middle = (v: number): Vector => {
    const [x, y, z] = hatPoint(0, 0, soft(high, v))
    return [x + side * soft(aside, v), y, z]
  }
  const front = unit(minus(hatPoint(0, 1, 0), hatPoint(0.5, 1, 0)))
  sheet(
    cone,
    (u, v) => {
      const at = middle(v)
      const way = unit(minus(middle(Math.min(1, v + 0.02)), middle(Math.max(0, v - 0.02))))
      // Square to the way, level at the head.
      const across: Vector = unit([way[1], -way[0], 0])
      const { x, y } = circle(u)
      const fat = soft(size, v) * (1 + 0.03 * circle(u * 4 + v * 3).x)
      const [a, b] = [y * 0.86 * fat, x * (1.05 - 0.19 * v) * fat]
      return [at[0] + across[0] * a + front[0] * b, at[1] + across[1] * a + front[1] * b, at[2] + front[2] * b]
    },
    56,
    40,
  )
  turned(band, () => pairs`0.98 -0.08, 1.1 -0.1, 1.17 0.06, 1.15 0.22, 1.06 0.28, 0.97 0.24`, 56, 2)
  ball(bobble, middle(1.0), [0.27, 0.27, 0.27], 18, 12)
  const white = fur([0.8, 0.79, 0.76])
  return [
    hatPart(fitting, cone, 'santa hat', felt(linear('#b3141c'))),
    hatPart(fitting, band, 'santa hat fur', white),
    hatPart(fitting, bobble, 'santa hat bobble', white),
  ]
}

/** Between the knots without corners: the mean of three places near by. */
const soft = (knots: readonly (readonly [number, number])[], v: number): number =>
  (through(knots, v - 0.07) + through(knots, v) + through(knots, v + 0.07)) / 3
