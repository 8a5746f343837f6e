import { axes, box, cord, type Fitting, gripOf, held, lathe, metal, newMesh, pairs } from '#props/prop-kit.ts'
import { type Part, plain, prop, seenAgainst, steel, triples, type Vector, wood } from '#props/prop-kit.ts'

/** Spanned, with a bolt on it; the hand is at its trigger. */
export const crossbow = prop({
  label: 'Crossbow',
  words: 'crossbow, crossbows, arbalest, cross bow, hand crossbow',
  order: 800,
  slot: 'hand',
  poses: { aiming: 1, holding: 2 },
  hand: {
    fingers: 'fist',
    arm: 'front',
    both: false,
    // Across the chest, its point up.
    arms: {
      arms: {
        left: { arm: [2, 8, 4], elbow: 16, roll: 16 },
        right: {
          reach: 'ribs',
          off: [0.35, -0.75, 1.7],
          elbow: [1, -0.8, -0.3],
          palm: [-0.75, -0.55, 0],
          along: [-0.62, 0.72, 0.3],
        },
      },
      fingers: { left: 'relaxed', right: 'grip' },
    },
  },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.13)
  const [stock, prod, string, bolt, iron] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
  box(stock, [0, 0.42, 0.55], [0.14, 0.14, 1.5], axes)
  box(stock, [0, 0.28, -1.1], [0.13, 0.26, 0.55], axes)
  box(stock, [0, -0.05, 0], [0.1, 0.4, 0.15], axes)
  const bent = Array.from({ length: 21 }, (_, nth): Vector => {
    const share = nth / 10 - 1
    return [share * 1.9, 0.5, 2 - 0.75 * share * share]
  })
  cord(prod, bent, (share) => 0.11 - 0.06 * Math.abs(share * 2 - 1), 8)
  cord(string, triples`-1.88 0.52 1.26, 0 0.6 0.35, 1.88 0.52 1.26`, 0.022, 5)
  cord(
    bolt,
    [0.38, 1.2, 2.15].map((z): Vector => [0, 0.62, z]),
    0.04,
    7,
  )
  lathe(iron, pairs`0.1 0, 0 0.3`, 8, [0, 0, 0])
  const points = iron.positions
  // The point is made upright and laid down along the stock.
  for (let at = 0; at < points.length; at += 3) {
    const [x = 0, y = 0, z = 0] = points.slice(at, at + 3)
    points.splice(at, 3, x, 0.62 - z, 2.15 + y)
    const [nx = 0, ny = 0, nz = 0] = iron.normals.slice(at, at + 3)
    iron.normals.splice(at, 3, nx, -nz, ny)
  }
  return held(grip.middle, grip.thumb, grip.along, [
    [stock, { name: 'crossbow', material: 'hard', surface: wood(seenAgainst(fitting, '#6a4527')) }],
    [prod, { name: 'crossbow limbs', material: 'hard', surface: metal(steel, 0.35) }],
    [string, { name: 'crossbow string', material: 'hard', surface: plain('#d9d2c0', 0.7) }],
    [bolt, { name: 'bolt', material: 'hard', surface: wood('#b58c5a') }],
    [iron, { name: 'bolt head', material: 'hard', surface: metal(steel, 0.25), twoSided: true }],
  ])
}
