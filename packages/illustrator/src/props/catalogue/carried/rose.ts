import { along, circle, cord, type Fitting, flower, gripOf, held, leaf, linear, naturalFor } from '#props/prop-kit.ts'
import { newMesh, type Part, petal, plain, plus, prop, scaled, times, triples, unit, upwards } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'

/** One of them alone, long-stemmed. */
export const rose = prop({
  label: 'Rose',
  words:
    'rose in hand, a rose, rose in her hand, rose in his hand, holding a rose, single rose, a red rose, red rose, holding a flower, flower in hand, flower in her hand, flower in his hand, single flower',
  order: 510,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['rose'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.06)
  const axis = unit(plus(plus(times(grip.thumb, 0.4), upwards), [0, 0, 0.2]))
  const [stem, leaves, petals, heart] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const head: Vector = [0.04, 2.05, 0.03]
  const facing = unit([0.12, 1, 0.3])
  cord(stem, [[0, -1, 0], [0.02, 0, 0], [-0.02, 1.1, 0], along(head, facing, -0.04)], 0.035, 7)
  for (const [size, count, cupped] of triples`0.4 5 1.1, 0.36 5 1.9, 0.3 4 2.9, 0.22 4 4.2, 0.15 3 6`)
    flower(petals, heart, head, facing, size, count, cupped)
  for (const [height, way] of [
    [0.75, [0.8, 0.5, 0.3]],
    [1.25, [-0.8, 0.45, 0.25]],
  ] as const)
    leaf(leaves, [0, height, 0], unit(way), [0, 0.6, 0.8], 0.6)
  for (let nth = 0; nth < 5; nth++) {
    const { x, y } = circle(nth / 5)
    leaf(leaves, along(head, facing, -0.06), unit([x, 0.1, y]), facing, 0.3)
  }
  const look = { material: 'cloth' as const, twoSided: true }
  const color = naturalFor(fitting, grown)
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [stem, { name: 'stem', material: 'cloth', surface: plain([0.06, 0.14, 0.035], 0.7) }],
      [leaves, { ...look, name: 'leaves', surface: petal([0.1, 0.21, 0.06], [0.05, 0.12, 0.03]) }],
      [petals, { ...look, name: 'rose', surface: petal(color, scaled(linear(color), 0.35)) }],
      [heart, { name: 'flower heart', material: 'cloth', surface: plain(scaled(linear(color), 0.4), 0.9) }],
    ],
  )
}

/** What roses are. */
const grown = ['#a3122a', '#e3aebb', '#efe6d8', '#e2b741', '#d9663f'] as const
