import { axes, box, cord, type Fitting, gripOf, held, metal, newMesh, type Part, plain, prop } from '#props/prop-kit.ts'
import { seenAgainst, sheet, skateboardUnder, smoothstep, steel, upwards, type Vector, weave } from '#props/prop-kit.ts'

/** Carried upright by its edge, its wheels to the front; or ridden. */
export const skateboard = prop({
  label: 'Skateboard',
  words: 'skateboard, skateboards, longboard, skate board, holding a skateboard, carrying a skateboard, penny board',
  order: 880,
  slot: 'hand',
  low: true,
  poses: { relaxed: 2, standing: 2 },
  ridden: ['skateboarding', 'kickflip'],
  hand: { fingers: 'fist', arm: 'low', both: false },
  dyed: ['skateboard'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  if (fitting.body.rides) return skateboardUnder(fitting.body, seenAgainst(fitting, fitting.colours.accent))
  const grip = gripOf(fitting, 0.08)
  const [deck, grit, trucks, wheels] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const [half, wide] = [3.3, 0.85]
  // Both ends are round and bent up.
  const deckAt =
    (z: number) =>
    (u: number, v: number): Vector => {
      const far = (v * 2 - 1) * half
      const end = Math.max(0, (Math.abs(far) - (half - wide)) / wide)
      const round = Math.sqrt(Math.max(0, 1 - end * end))
      return [z - 0.45 * smoothstep(half * 0.66, half, Math.abs(far)), far, (u * 2 - 1) * wide * round + wide * 0.75]
    }
  sheet(deck, deckAt(0.05), 10, 40)
  sheet(grit, deckAt(-0.05), 10, 40)
  for (const y of [-1.9, 1.9]) {
    box(trucks, [0.28, y, wide * 0.75], [0.2, 0.2, 0.2], axes)
    cord(
      trucks,
      [-0.75, 0, 0.75].map((z): Vector => [0.42, y, z + wide * 0.75]),
      0.08,
      8,
    )
    for (const z of [-0.7, 0.7])
      cord(
        wheels,
        [-0.14, 0, 0.14].map((off): Vector => [0.42, y, z + off + wide * 0.75]),
        0.27,
        16,
      )
  }
  // Its wheels to the front, the board away from the leg.
  const aside = grip.middle[0] > fitting.body.bones.joint('spine01')[0] ? 1 : -1
  return held(
    grip.middle,
    upwards,
    [aside, 0, 0.35],
    [
      [
        deck,
        {
          name: 'skateboard',
          material: 'hard',
          surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.3),
          twoSided: true,
        },
      ],
      [grit, { name: 'skateboard grip', material: 'cloth', surface: weave([0.02, 0.02, 0.022]), twoSided: true }],
      [trucks, { name: 'skateboard trucks', material: 'hard', surface: metal(steel, 0.35) }],
      [wheels, { name: 'skateboard wheels', material: 'hard', surface: plain('#f0ead8', 0.4), twoSided: true }],
    ],
  )
}
