import { ball, cord, type Fitting, gripOf, held, metal, newMesh, type Part, plain, prop } from '#props/prop-kit.ts'
import { silver, type Vector } from '#props/prop-kit.ts'

/** Its head is beyond the thumb's side, wherever the swing has got to. */
export const golfClub = prop({
  label: 'Golf club',
  words: 'golf club, golf clubs, putter, golf driver',
  order: 1094,
  slot: 'hand',
  low: true,
  poses: { 'golf-swing': 2, relaxed: 1 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['golf club grip'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.1)
  const [shaft, wrap, head] = [newMesh(), newMesh(), newMesh()]
  const line = (from: number, to: number) => [0, 0.5, 1].map((share): Vector => [0, from + (to - from) * share, 0])
  cord(wrap, line(-1.1, 1), 0.1, 10)
  cord(shaft, line(1, 8.4), 0.05, 8)
  ball(head, [0, 8.5, 0.45], [0.32, 0.3, 0.75], 16, 10)
  return held(grip.middle, grip.thumb, grip.along, [
    [wrap, { name: 'golf club grip', material: 'hard', surface: plain([0.02, 0.02, 0.022], 0.8) }],
    [shaft, { name: 'golf club', material: 'hard', surface: metal(silver, 0.2) }],
    [head, { name: 'golf club head', material: 'hard', surface: metal([0.3, 0.3, 0.32], 0.25) }],
  ])
}
