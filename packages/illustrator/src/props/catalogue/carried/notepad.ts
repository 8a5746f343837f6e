import { along, axes, between, betweenFingers, box, cord, type Fitting, held, lathe } from '#props/prop-kit.ts'
import { lengthOf, metal, minus, newMesh, noise, pairs, type Part, plain, plus, prop } from '#props/prop-kit.ts'
import { seenAgainst, silver, slab, type Surface, times, unit, type Vector } from '#props/prop-kit.ts'

/** In the left hand while the right one writes, else in one hand. */
export const notepad = prop({
  label: 'Notepad',
  words:
    'notepad, clipboard, sketchbook, sketchpad, sketch pad, journal, diary, pen and paper, notepad and pen, note pad',
  order: 830,
  slot: 'hand',
  poses: { writing: 2, holding: 1 },
  hand: { fingers: 'between', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const writes = left.grips && right.grips && left.facing[1] > 0.3 && lengthOf(minus(left.palm, right.palm)) < 2.6
  const [board, paper, clip] = [newMesh(), newMesh(), newMesh()]
  const [wide, tall] = [0.85, 1.15]
  slab(board, [0, 0, 0], [wide, tall, 0.045], 4, 4)
  box(paper, [0, -0.05, 0.055], [wide - 0.08, tall - 0.12, 0.015], axes)
  box(clip, [0, tall - 0.1, 0.08], [0.3, 0.09, 0.05], axes)
  const pieces = [
    [board, { name: 'notepad', material: 'hard', surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.5) }],
    [paper, { name: 'notepad paper', material: 'cloth', surface: notes }],
    [clip, { name: 'notepad clip', material: 'hard', surface: metal(silver, 0.25) }],
  ] as const
  if (!writes) {
    const { at, axis, towards } = betweenFingers(fitting, { wide, thick: 0.13 })
    return held(along(at, axis, 0.35), axis, towards, pieces)
  }
  // On the palm, its upper edge beyond the fingers.
  const middle = along(along(left.palm, left.facing, 0.16), left.along, 0.25)
  const up = unit(plus(left.along, times(left.facing, 0.1)))
  return [
    ...held(middle, up, left.facing, pieces),
    ...penFrom(along(right.palm, right.facing, 0.1), along(middle, left.facing, 0.12)),
  ]
}

/** A pen through the fingers, its point at the paper. */
function penFrom(hand: Vector, aim: Vector): readonly Part[] {
  const [shaft, point] = [newMesh(), newMesh()]
  const tip = between(hand, aim, Math.min(1, 0.95 / Math.max(0.3, lengthOf(minus(aim, hand)))))
  const axis = unit(minus(hand, tip))
  cord(
    shaft,
    [0.16, 0.8, 1.6].map((y): Vector => [0, y, 0]),
    0.05,
    9,
  )
  lathe(point, pairs`0 0, 0.045 0.16`, 9, [0, 0, 0])
  return held(
    tip,
    axis,
    [0, 0, 1],
    [
      [shaft, { name: 'pen', material: 'hard', surface: plain([0.02, 0.025, 0.06], 0.25) }],
      [point, { name: 'pen point', material: 'hard', surface: metal(silver, 0.2), twoSided: true }],
    ],
  )
}

/** Lines as of writing, none of it legible. */
const notes: Surface = (spot) => {
  const row = spot.v * 14
  const inside = spot.u > 0.1 && spot.u < 0.85 && spot.v > 0.4 && spot.v < 0.92
  const word = noise(spot.u * 22, Math.floor(row) * 3.3, 2)
  const ink = inside && row - Math.floor(row) < 0.3 && word > 0.34 && spot.grain < 0.05 ? 0.4 : 1
  spot.red = 0.78 * ink
  spot.green = 0.76 * ink
  spot.blue = 0.7 * ink
  spot.rough = 0.9
}
