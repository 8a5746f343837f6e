import { along, ball, circle, cord, type Fitting, gripOf, held, metal, newMesh, type Part } from '#props/prop-kit.ts'
import { plain, prop, silver, toPart, unit, type Vector, wood } from '#props/prop-kit.ts'

/** Up and aside from the hand, with a reel, a line and a float. */
export const fishingRod = prop({
  label: 'Fishing rod',
  words: 'fishing rod, fishing pole, fishing rods, fishing, angler, fly fishing, holding a fishing rod',
  order: 910,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.1)
  const side = grip.middle[0] > fitting.body.bones.joint('spine01')[0] ? 1 : -1
  const axis = unit([side * 0.55, 1, 0.35])
  const [rod, cork, reel, line, float] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
  const long = 7
  // It bends down towards its tip.
  const spine = Array.from({ length: 18 }, (_, nth): Vector => {
    const share = nth / 17
    return [0, 0.5 + share * (long - 0.5), 1.1 * share * share * share]
  })
  cord(rod, spine, (share) => 0.075 - 0.06 * share, 8)
  cord(
    cork,
    [-0.9, -0.3, 0.3, 0.7].map((y): Vector => [0, y, 0]),
    0.11,
    10,
  )
  ball(reel, [0, -0.25, 0.28], [0.12, 0.22, 0.22], 14, 10)
  const handle = Array.from({ length: 5 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 8)
    return [0.14 + 0.06 * nth, -0.25 + y * 0.2, 0.28 + x * 0.2]
  })
  cord(reel, handle, 0.035, 6)
  const outward: Vector = [side, 0, 0.35]
  const made = held(grip.middle, axis, outward, [
    [rod, { name: 'fishing rod', material: 'hard', surface: wood([0.2, 0.1, 0.05]) }],
    [cork, { name: 'rod grip', material: 'cloth', surface: plain('#b98b58', 0.9) }],
    [reel, { name: 'reel', material: 'hard', surface: metal(silver, 0.25) }],
  ])
  const tip = along(along(grip.middle, axis, long), unit(outward), 1.1)
  const low: Vector = [tip[0] + side * 0.2, Math.max(0.6, tip[1] - 7), tip[2] + 0.2]
  cord(line, [tip, [tip[0] + side * 0.05, (tip[1] + low[1]) / 2, tip[2] + 0.05], low], 0.012, 4)
  ball(float, low, [0.11, 0.17, 0.11], 12, 10)
  return [
    ...made,
    toPart(line, { name: 'fishing line', material: 'hard', surface: plain('#e4e0d4', 0.6) }),
    toPart(float, { name: 'float', material: 'hard', surface: plain('#c8202b', 0.3) }),
  ]
}
