import { ball, bladeSteel, circle, cord, type Fitting, gold, gripOf, held, leather, metal } from '#props/prop-kit.ts'
import { newMesh, type Part, plus, prop, sheet, smoothstep, unit, type Vector } from '#props/prop-kit.ts'

/** Two edges, a span long. */
export const dagger = prop({
  label: 'Dagger',
  words:
    'dagger, knife, daggers, knives, short sword, combat knife, hunting knife, bowie knife, throwing knife, throwing knives, switchblade, pocket knife, curved dagger, twin daggers, dual daggers, two daggers, dagger in each hand, tanto, kris, bone knife',
  order: 560,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.12)
  const axis = unit(grip.thumb[1] > 0.35 ? grip.thumb : plus(grip.thumb, [0, -0.3, 0.15]))
  const [blade, guard, hilt] = [newMesh(), newMesh(), newMesh()]
  sheet(
    blade,
    (u, v) => {
      const { x, y } = circle(u)
      const point = 1 - smoothstep(0.55, 1, v)
      return [y * 0.19 * point, 0.5 + v * 2.3, x * 0.045 * point * (1 - Math.abs(y) * 0.9)]
    },
    12,
    18,
  )
  cord(
    guard,
    [-0.42, 0, 0.42].map((x): Vector => [x, 0.5, 0]),
    0.075,
    8,
  )
  ball(guard, [0, -0.55, 0], [0.13, 0.12, 0.13], 12, 8)
  cord(
    hilt,
    [-0.5, -0.1, 0.2, 0.5].map((y): Vector => [0, y, 0]),
    (share) => 0.09 + 0.012 * circle(share * 5).x,
    10,
  )
  return held(grip.middle, axis, plus(grip.facing, grip.along), [
    [blade, { name: 'blade', material: 'hard', surface: bladeSteel, twoSided: true }],
    [guard, { name: 'guard', material: 'hard', surface: metal(gold, 0.3) }],
    [hilt, { name: 'hilt', material: 'hard', surface: leather([0.06, 0.03, 0.02]) }],
  ])
}
