import { box, circle, cord, type Fitting, gold, gripOf, held, leather, metal, newMesh } from '#props/prop-kit.ts'
import { type Part, prop, upwards, type Vector } from '#props/prop-kit.ts'

/** Hangs from the hand beside the leg, its long side along the way one goes. */
export const briefcase = prop({
  label: 'Briefcase',
  words: 'briefcase, attache case, leather case, doctors bag',
  order: 610,
  slot: 'hand',
  poses: { standing: 2, relaxed: 2, walking: 1 },
  low: true,
  hand: { fingers: 'fist', arm: 'low', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.1)
  const [body, edges, locks] = [newMesh(), newMesh(), newMesh()]
  const handle = Array.from({ length: 13 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 24)
    return [0, -0.34 + 0.34 * Math.sqrt(Math.max(0, y)), x * 0.55]
  })
  cord(edges, handle, 0.075, 9)
  const [thick, tall, long] = [0.36, 1.15, 1.65]
  const middle: Vector = [0, -0.4 - tall, 0]
  box(body, middle, [thick, tall, long], axes)
  for (const z of [-long, long]) {
    cord(
      edges,
      [-1, 0, 1].map((end): Vector => [thick, middle[1] + end * tall, z]),
      0.06,
      7,
    )
    cord(
      edges,
      [-1, 0, 1].map((end): Vector => [-thick, middle[1] + end * tall, z]),
      0.06,
      7,
    )
  }
  for (const y of [-tall, tall]) {
    for (const x of [-thick, thick])
      cord(
        edges,
        [-1, 0, 1].map((end): Vector => [x, middle[1] + y, end * long]),
        0.06,
        7,
      )
  }
  box(edges, [0, middle[1] + tall * 0.45, 0], [thick + 0.015, 0.03, long + 0.01], axes)
  for (const z of [-0.8, 0.8]) {
    for (const x of [-1, 1]) box(locks, [x * (thick + 0.03), middle[1] + tall * 0.5, z], [0.025, 0.13, 0.1], axes)
  }
  return held(
    grip.middle,
    upwards,
    [0, 0, 1],
    [
      [body, { name: 'briefcase', material: 'hard', surface: leather([0.17, 0.085, 0.045]) }],
      [edges, { name: 'briefcase edges', material: 'hard', surface: leather([0.07, 0.035, 0.02]) }],
      [locks, { name: 'briefcase locks', material: 'hard', surface: metal(gold, 0.28) }],
    ],
  )
}

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const
