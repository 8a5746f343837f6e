import { addCopy, axes, ball, box, type Contacts, cos, crossBar, drum, glass, glowing } from '#props/prop-kit.ts'
import { hollowed, joined, leather, type Mesh, meshes, metal, middleOf, mounted, newMesh } from '#props/prop-kit.ts'
import { type Pieces, plain, prop, ring, roundBox, sheet, silver, sin, softly, surfaceNet } from '#props/prop-kit.ts'
import { tube, type Vector } from '#props/prop-kit.ts'

/** The driver sits left of the middle; everything is measured from below their hips. */
const seatAt = 3.6
const typical: Contacts = {
  saddle: [seatAt, 4.6, 0],
  grips: { left: [5, 8.6, 4.6], right: [2.2, 8.6, 4.6] },
  soles: { left: [4.4, 3.4, 8], right: [2.8, 3.4, 8] },
}
const front = 12.4
const rear = -9.6
const radius = 3.1

/** The body of an open car around x = 0; it is the same for everybody, so it is made once. */
let made: Mesh | undefined
function shell(): Mesh {
  if (made) return made
  const mesh = newMesh()
  const bonnet = roundBox([0, 5.6, 9.6], [7.6, 2.5, 8.2], 1.3)
  const tail = roundBox([0, 5.8, -8.2], [7.6, 2.7, 6], 1.4)
  const sides = roundBox([0, 4.9, 0], [8.2, 3, 16.4], 1.3)
  const body = joined(joined(bonnet, tail, 1.2), sides, 1)
  const cabin = roundBox([0, 8.4, -0.3], [6.9, 5.2, 5], 1)
  const arches = joined(crossBar([0, radius, front], radius + 0.5), crossBar([0, radius, rear], radius + 0.5), 0.1)
  // Only the outer end of each arch: between the wheels there is a floor.
  const wells = (x: number, y: number, z: number): number => Math.max(arches(x, y, z), 5.6 - Math.abs(x))
  surfaceNet(mesh, hollowed(hollowed(body, cabin), wells), [-9, 1.2, -17.5], [9, 9.6, 19], 0.34)
  made = mesh
  return mesh
}

export const convertible = prop({
  label: 'Open car',
  words:
    'convertible, cabriolet, roadster, open top car, car, sports car, sportscar, muscle car, vintage car, classic car, luxury car, race car, racing car, old car, her car, his car, vintage convertible, red convertible, supercar, automobile, lamborghini, ferrari, porsche, mustang convertible',
  order: 1030,
  slot: 'mount',
  low: true,
  ridden: ['driving'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-2, 0, -12.5], turned: 66 }, (contacts) =>
      pieces(contacts, fitting.colours.accent),
    ),
})

function pieces({ saddle, grips }: Contacts, color: string): Pieces {
  const { steel, tyres, seats, pane, lamps, dark } = meshes('steel', 'tyres', 'seats', 'pane', 'lamps', 'dark')
  const x = saddle[0] - seatAt
  const z = saddle[2]
  const body = newMesh()
  addCopy(body, shell(), { x, z })
  for (const side of [-1, 1])
    for (const axle of [front, rear]) {
      const hub: Vector = [x + side * 7.1, radius, z + axle]
      ring(tyres, hub, radius - 0.75, 0.75, 16)
      drum(steel, hub, radius - 1.2, 0.45)
    }
  for (const side of [-1, 1]) {
    ball(lamps, [x + side * 5.7, 5.9, z + 17.3], [1.15, 0.85, 0.7], 18, 12)
    ball(steel, [x + side * 5.7, 5.9, z + 17.15], [1.3, 1, 0.6], 18, 12)
    ball(steel, [x + side * 8.5, 8.6, z + 4.6], [0.7, 0.5, 0.3], 14, 8)
  }
  box(dark, [x, 4.6, z + 17.45], [3.6, 0.8, 0.5], axes)
  for (let bar = -3; bar <= 3; bar++) box(steel, [x + bar * 0.95, 4.6, z + 17.9], [0.12, 0.75, 0.12], axes)
  tube(
    steel,
    softly([
      [x - 7.6, 3.1, z + 16.6],
      [x - 5, 3.1, z + 18.1],
      [x + 5, 3.1, z + 18.1],
      [x + 7.6, 3.1, z + 16.6],
    ]),
    0.45,
    12,
  )
  tube(
    steel,
    softly([
      [x - 7.6, 3.4, z - 13.2],
      [x - 5, 3.4, z - 14.6],
      [x + 5, 3.4, z - 14.6],
      [x + 7.6, 3.4, z - 13.2],
    ]),
    0.42,
    12,
  )
  // The pane leans back over the dashboard.
  const low = (u: number): Vector => [x + (u * 2 - 1) * 7, 7.7, z + 5.6 - 1.1 * (u * 2 - 1) * (u * 2 - 1)]
  const high = (u: number): Vector => [x + (u * 2 - 1) * 6.3, 11.3, z + 3.4 - 0.9 * (u * 2 - 1) * (u * 2 - 1)]
  sheet(pane, (u, v) => mixed(low(u), high(u), v), 20, 6)
  const edge = Array.from({ length: 21 }, (_, nth) => nth / 20)
  tube(steel, [low(0), ...edge.map(high), low(1)], 0.16, 8)
  box(dark, [x, 7.3, z + 4.9], [6.9, 0.45, 0.9], axes)
  for (const side of [1, -1]) {
    const at = x + side * seatAt
    box(seats, [at, saddle[1] - 0.5, z + 0.6], [2.2, 0.5, 2.4], axes)
    ball(seats, [at, saddle[1] + 2.4, z - 2.5], [2.2, 3.2, 0.75], 20, 14)
    ball(seats, [at, saddle[1] + 6, z - 3], [1.1, 0.75, 0.45], 16, 10)
  }
  const wheel = middleOf(grips.left, grips.right)
  const reach = Math.max(1.5, Math.abs(grips.left[0] - grips.right[0]) / 2)
  const rim = Array.from({ length: 33 }, (_, nth): Vector => {
    const turn = (nth / 32) * Math.PI * 2
    const [across, up] = [cos(turn) * reach, sin(turn) * reach]
    return [wheel[0] + across, wheel[1] + up * 0.86, wheel[2] + up * -0.5]
  })
  tube(dark, rim, 0.15, 10)
  tube(dark, [wheel, [wheel[0], wheel[1] - 0.9, wheel[2] + 1.6]], 0.28, 10)
  tube(dark, [grips.left, wheel, grips.right], 0.14, 8)
  return [
    [body, { name: 'car', material: 'hard', surface: plain(color, 0.14) }],
    [steel, { name: 'car steel', material: 'hard', surface: metal(silver, 0.2), twoSided: true }],
    [tyres, { name: 'car tyres', material: 'hard', surface: plain([0.02, 0.02, 0.022], 0.8) }],
    [seats, { name: 'car seats', material: 'hard', surface: leather('#7a4a2c') }],
    [dark, { name: 'steering wheel', material: 'hard', surface: leather('#17130f') }],
    [
      pane,
      {
        name: 'windscreen',
        material: 'glass',
        surface: glass('#cfe0e4', 0.1),
        twoSided: true,
        blended: true,
        castsShadow: false,
      },
    ],
    [lamps, { name: 'car lamps', material: 'glow', surface: glowing('#fff3da', 1.1) }],
  ]
}

const mixed = (one: Vector, other: Vector, share: number): Vector => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]
