import { axes, box, circle, cord, type Fitting, gripOf, held, metal, newMesh, type Part } from '#props/prop-kit.ts'
import { prop, raised, silver, type Vector } from '#props/prop-kit.ts'

/** An open jaw above, a ring below. */
export const wrench = prop({
  label: 'Wrench',
  words: 'wrench, spanner, wrenches, monkey wrench, giant wrench, mechanics wrench',
  order: 680,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['wrench', 'wrench jaw'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.1)
  const [bar, ends] = [newMesh(), newMesh()]
  for (const y of [-0.45, 0.35, 1.15]) box(bar, [0, y, 0], [0.06, 0.4, 0.14], axes)
  const arc = (middle: number, radius: number, from: number, to: number): readonly Vector[] =>
    Array.from({ length: 19 }, (_, nth): Vector => {
      const { x, y } = circle(from + ((to - from) * nth) / 18)
      return [0, middle + y * radius, x * radius]
    })
  cord(ends, arc(1.78, 0.3, 0.32, 1.18), (share) => 0.15 - 0.05 * Math.abs(share * 2 - 1), 10)
  cord(ends, arc(-1.02, 0.2, 0, 1), 0.1, 9, true)
  const surface = metal(silver, 0.28)
  return held(grip.middle, raised(grip.thumb), grip.facing, [
    [bar, { name: 'wrench', material: 'hard', surface }],
    [ends, { name: 'wrench jaw', material: 'hard', surface, twoSided: true }],
  ])
}
