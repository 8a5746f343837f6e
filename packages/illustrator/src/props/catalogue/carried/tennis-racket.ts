import { circle, cord, type Fitting, gripOf, held, newMesh, type Part, plain, prop } from '#props/prop-kit.ts'
import { seenAgainst, type Vector } from '#props/prop-kit.ts'

export const tennisRacket = prop({
  label: 'Tennis racket',
  words: 'tennis racket, tennis racquet, racket, racquet, badminton racket, squash racket',
  order: 1096,
  slot: 'hand',
  poses: { tennis: 2, relaxed: 1 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['racket'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.11)
  const [frame, wrap, strings] = [newMesh(), newMesh(), newMesh()]
  const [wide, long, middle] = [1.28, 1.7, 4.4]
  const at = (share: number): Vector => {
    const { x, y } = circle(share)
    return [y * wide, middle - x * long, 0]
  }
  cord(
    frame,
    Array.from({ length: 41 }, (_, nth) => at(nth / 40)),
    0.12,
    8,
    true,
  )
  for (const side of [-1, 1])
    cord(
      frame,
      [
        [0, 1.2, 0],
        [side * 0.3, 2.1, 0],
        [side * 0.72, 3, 0],
      ],
      0.1,
      8,
    )
  cord(
    wrap,
    [-0.7, 0, 0.7, 1.3].map((y): Vector => [0, y, 0]),
    0.14,
    10,
  )
  for (let nth = -5; nth <= 5; nth++) {
    const off = nth / 6
    const half = Math.sqrt(1 - off * off)
    cord(
      strings,
      [
        [off * wide, middle - half * long, 0],
        [off * wide, middle + half * long, 0],
      ],
      0.018,
      4,
    )
    cord(
      strings,
      [
        [-half * wide, middle + off * long, 0],
        [half * wide, middle + off * long, 0],
      ],
      0.018,
      4,
    )
  }
  return held(grip.middle, grip.thumb, grip.facing, [
    [frame, { name: 'racket', material: 'hard', surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.25) }],
    [wrap, { name: 'racket grip', material: 'hard', surface: plain([0.03, 0.03, 0.032], 0.8) }],
    [strings, { name: 'racket strings', material: 'hard', surface: plain('#efe9d6', 0.5) }],
  ])
}
