import { along, ball, betweenHands, circle, cord, type Fitting, gripOf, held, inBothArms } from '#props/prop-kit.ts'
import { newMesh, noise, pairs, type Part, plain, prop, sheet, type Surface, upwards } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'

/** Brown paper, with bread, oranges and green leaves that look out. */
export const groceryBag = prop({
  label: 'Bag of groceries',
  words:
    'groceries, grocery bag, grocery bags, bag of groceries, bags of groceries, paper bag, paper bag of groceries, bag of food',
  order: 940,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make,
})

const [wide, deep, tall] = [0.9, 0.62, 2.1]

function make(fitting: Fitting): readonly Part[] {
  const pair = betweenHands(fitting)
  const grip = gripOf(fitting, 0.64)
  const at = along(pair?.middle ?? grip.middle, upwards, -0.35)
  const [paper, bread, fruit, leaves] = [newMesh(), newMesh(), newMesh(), newMesh()]
  // A box with rounded edges, open above.
  const side = (u: number, v: number): Vector => {
    const { x, y } = circle(u)
    const square = 1 / Math.max(Math.abs(x), Math.abs(y))
    const round = 0.25 + 0.75 * Math.min(1.3, square)
    return [y * round * wide, -0.4 + v * tall + (v > 0.98 ? 0.04 * circle(u * 9).x : 0), x * round * deep]
  }
  sheet(paper, side, 48, 10)
  cord(
    bread,
    [0.9, 1.6, 2.5, 2.9].map((y): Vector => [0.4 + y * 0.09, y, -0.1]),
    (share) => 0.24 - 0.1 * share * share,
    12,
  )
  ball(bread, [0.66, 2.9, -0.1], [0.15, 0.14, 0.15], 12, 8)
  for (const [x, z] of pairs`-0.4 0.2, 0.02 0.26, -0.15 -0.22`) ball(fruit, [x, 1.78, z], [0.26, 0.25, 0.26], 16, 12)
  for (let nth = 0; nth < 9; nth++) {
    const { x, y } = circle(nth / 9)
    const stem = [1.4, 2, 2.45].map((high, step): Vector => [-0.55 + x * 0.14 * step, high, -0.2 + y * 0.12 * step])
    cord(leaves, stem, (share) => 0.05 + 0.09 * share, 7)
  }
  return held(
    at,
    upwards,
    [0, 0, 1],
    [
      [paper, { name: 'paper bag', material: 'cloth', surface: kraft, twoSided: true }],
      [bread, { name: 'bread', material: 'cloth', surface: plain('#b87a3a', 0.7) }],
      [fruit, { name: 'oranges', material: 'cloth', surface: plain('#e2771b', 0.45) }],
      [leaves, { name: 'leaves', material: 'cloth', surface: plain('#4d8a35', 0.6) }],
    ],
  )
}

/** Brown paper with creases. */
const kraft: Surface = (spot) => {
  const crease = noise(spot.x * 2.4, spot.y * 1.8, spot.z * 2.4) - 0.5
  const tone = 0.95 + 0.35 * crease
  spot.red = 0.43 * tone
  spot.green = 0.27 * tone
  spot.blue = 0.14 * tone
  spot.rough = 0.95
  spot.relief = 0.06 * crease
}
