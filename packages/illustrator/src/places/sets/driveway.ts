import { around, bladeSpray, box, type Built, bulb, carParts, courses, crown, greatTrees } from '#places/set-kit.ts'
import { leafSpray, leafy, levelAround, lightParts, linear, makeSky, meshes, mixed, newCars } from '#places/set-kit.ts'
import { newLights, outdoors, pane, place, plain, planks, ridge, rod, scaled, type Scene } from '#places/set-kit.ts'
import { setPart, smoothstep, soil, standCar, terrain, treeLine, treeParts, triples, tuft } from '#places/set-kit.ts'
import { turned, underSnow } from '#places/set-kit.ts'

/** The drive of a house at the edge of town: a garage with a wide door, a car before it, lawns, hedges, a basketball hoop. */
export const driveway = place({
  label: 'Driveway',
  words:
    'driveway, driveways, suburban driveway, in the driveway, in her driveway, in his driveway, suburban house, suburban home, suburban street, suburban neighborhood, suburban neighbourhood, suburbs, suburbia, the suburbs, garage door, house with a garage, front lawn, cul de sac, outside her house, outside his house, outside a house, in front of a house, in front of her house, in front of his house',
  order: 206,
  where: 'outdoors',
  poses: { leaning: 1 },
  seat: 'bench',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#e8eef4')
  const ground = levelAround(
    (x, z) =>
      (noise.hills(x * 0.012 + 2, z * 0.012) - 0.45) * 12 * smoothstep(120, 260, Math.abs(z) + Math.abs(x) * 0.6),
    110,
    190,
  )
  const [drive, walls, roofs, timber, panes, door, brick, trunks, crowns, grass, hedges, hoop, board, stone] = meshes()
  const lights = newLights(linear('#ffc680'))
  const cars = newCars()
  const base = 12 * side
  pane(drive, [base - 26, 0.08, 60], [52, 0, 0], [0, 0, -138], { cell: 8 })
  pane(drive, [base - 26, 0.08, 160], [52, 0, 0], [0, 0, -100], { cell: 20, v: -100 })
  // The house: a garage wing with its gable to the front, and the rooms beside it under a long roof.
  const front = -78
  box(walls, { x: base, z: front - 32 }, 56, 30, 64, { cell: 8 })
  const gable = (x: number, z: number, wide: number, y: number, high: number, deep: number): void => {
    const half = wide / 2 + 3
    pane(roofs, [x - half, y - 1.6, z + 3], [half, high + 1.6, 0], [0, 0, -deep - 6], { cell: 8 })
    pane(roofs, [x, y + high, z + 3], [half, -high - 1.6, 0], [0, 0, -deep - 6], { cell: 8 })
    for (let at = 0; at < 12; at += 1) {
      const [low, wider] = [y + (high * at) / 12, wide * (1 - at / 12)]
      box(walls, { x, y: low, z: z - 0.5 }, wider, high / 12 + 0.02, 1)
    }
    for (const way of [-1, 1]) rod(timber, [x + way * half, y - 1.6, z + 3], [x, y + high, z + 3], 0.8, 0.8, 6)
  }
  gable(base, front, 56, 30, 20, 64)
  const wing = base - 68 * side
  box(walls, { x: wing, z: front - 36 }, 82, 27, 56, { cell: 8 })
  pane(roofs, [wing - 44, 26, front - 4], [88, 0, 0], [0, 22, -32], { cell: 8 })
  pane(roofs, [wing + 44, 26, front - 68], [-88, 0, 0], [0, 22, 32], { cell: 8 })
  box(brick, { x: wing, z: front - 7.6 }, 82.6, 7, 1, { cell: 6 })
  for (const x of [-26, 26]) box(brick, { x: base + x, z: front + 0.3 }, 5, 30, 1.6, { cell: 6 })
  // The wide door in its panels, with a row of panes.
  box(timber, { x: base, z: front + 0.3 }, 43, 25, 1)
  for (let row = 0; row < 4; row += 1)
    for (let at = 0; at < 6; at += 1)
      box(row === 3 ? panes : door, { x: base - 17 + at * 6.8, y: 0.8 + row * 5.8, z: front + 0.9 }, 6.2, 5.2, 0.5)
  for (const x of [-23.4, 23.4]) bulb(lights, [base + x, 21, front + 2], 0.9, 1.3, 18)
  // Windows and the way to the front door.
  for (const x of [-24, 8]) {
    const at = wing + x * side
    box(timber, { x: at, y: 9, z: front - 7.8 }, 18, 14, 0.8)
    for (const dx of [-4.3, 4.3]) box(panes, { x: at + dx, y: 10, z: front - 7.3 }, 7.6, 12, 0.5)
  }
  box(door, { x: wing + 27 * side, z: front - 7.6 }, 9, 21, 1)
  box(stone, { x: wing + 27 * side, z: front - 3 }, 14, 1.4, 9)
  bulb(lights, [wing + 34 * side, 19, front - 6], 0.8, 1.2, 16)
  pane(stone, [wing + 22 * side, 0.12, -40], [10, 0, 0], [0, 0, -42], { cell: 5 })
  standCar(cars, { x: base + 14 * side, z: -50, turn: turned(180 - 6 * side) }, 0)
  // The hoop over the garage, a letter box by the kerb.
  rod(hoop, [base - 20 * side, 0, -66], [base - 20 * side, 31, -66], 0.7, 0.6, 9)
  box(board, { x: base - 20 * side, y: 27, z: -64.6 }, 13, 9, 0.5)
  for (let at = 0; at < 16; at += 1) {
    const [a, b] = [turned(at * 22.5), turned(at * 22.5 + 22.5)]
    rod(
      hoop,
      [base - 20 * side + a[0] * 2.3, 28.6, -61.6 + a[1] * 2.3],
      [base - 20 * side + b[0] * 2.3, 28.6, -61.6 + b[1] * 2.3],
      0.22,
      0.22,
      5,
    )
  }
  // Hedges along the house, lawns, trees behind.
  for (let x = -34; x <= 16; x += 4) crown(hedges, random, [wing + x * side, 3, front - 3.6], [3.4, 3, 2.6], 60, 1.1, 4)
  for (let z = -30; z > -72; z -= 4.4) crown(hedges, random, [base + 36 * side, 3.4, z], [3, 3.4, 3], 56, 1.1, 4)
  greatTrees(trunks, crowns, random, {
    at: triples`58 -86 74, 92 -140 92, -46 -178 96, 10 -190 104, -98 -56 66`,
    side,
    ground,
    wide: 0.42,
    near: { z: -100, cards: 420, leaf: 3.2 },
    far: { cards: 260, leaf: 5 },
  })
  around(random, 700, 14, 110, (x, z) => {
    if (Math.abs(x - base) > 27 && z > front)
      tuft(grass, random, x, ground(x, z), z, 0.9, 1.1, Math.floor(random.share() * 3))
  })
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const paint = white('#d8d4c8', 0.1)
  return outdoors(scene, {
    sky: makeSky(air, noise, far('#7c8f60', 0.4), [
      ridge(noise, 4, { low: 0.02, peaks: 0.06, often: 4, tone: far('#8598a8', 0.55), haze, round: 0.8 }),
      treeLine(noise, 2, 0.07, far('#4f7040', 0.35), far('#6c8a58', 0.45), false),
    ]),
    bounce: white('#8a8a80'),
    lamps: lights.lamps,
    lamp: linear('#ffc27a', 0.7),
    ground,
    parts: [
      setPart('lawn', terrain(ground, 420, 72), soil(white('#57803a', 0.9), white('#7a9a48', 0.9), noise, 12)),
      setPart(
        'drive',
        drive,
        courses(white('#9c9a96', 0.6), noise, {
          wide: 17,
          high: 17,
          joint: 0.18,
          vary: 0.08,
          mortar: white('#6f6d69', 0.4),
          rough: air.wet ? 0.25 : 0.85,
          bond: false,
        }),
      ),
      setPart('walls', walls, planks(paint, noise, 1.3, 40, 0.8), { castsShadow: true }),
      setPart(
        'brick',
        brick,
        courses(linear('#8f5a48'), noise, { wide: 2.2, high: 0.8, joint: 0.1, vary: 0.3, mortar: linear('#b0a698') }),
      ),
      setPart(
        'roofs',
        roofs,
        courses(white('#4c4a4c', 0.9), noise, {
          wide: 3,
          high: 1.6,
          joint: 0.1,
          vary: 0.25,
          mortar: white('#3a383a', 0.8),
        }),
        { castsShadow: true, twoSided: true },
      ),
      setPart('woodwork', timber, plain(linear('#eceae4'), 0.6)),
      setPart('doors', door, plain(mixed(linear('#5c6a74'), accents[1], 0.25), 0.5)),
      setPart(
        'panes',
        panes,
        plain(
          mixed(
            mixed(linear('#2a343c'), scaled(air.middle, 0.5 * air.setShare), 0.4),
            linear('#ffcf88', 1.2),
            air.lamps * 0.7,
          ),
          0.1,
        ),
      ),
      setPart(
        'path',
        stone,
        courses(white('#a8a298', 0.6), noise, {
          wide: 5,
          high: 5,
          joint: 0.2,
          vary: 0.2,
          mortar: white('#77726a', 0.5),
        }),
      ),
      setPart('hoop', hoop, plain(linear('#b8452a'), 0.4, 0.3), { castsShadow: true }),
      setPart('board', board, plain(linear('#e8e6e0'), 0.4), { castsShadow: true }),
      ...carParts(cars, [mixed(linear('#8f2f2a'), accents[0], 0.4)]),
      ...treeParts('yard', [trunks, crowns], noise, white),
      leafy(
        'hedges',
        hedges,
        leafSpray(noise, 70, 0.09, 0.5),
        ['#2c5028', '#3f6a30', '#568238', '#6f9446'].map((hex) => white(hex, 0.6)),
      ),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 24, 0.05),
        ['#4c7434', '#68903e', '#8aa84e'].map((hex) => white(hex, 0.6)),
      ),
      ...lightParts(lights, air.lamps, 2),
    ],
  })
}
