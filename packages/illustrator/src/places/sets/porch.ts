import { addCopy, around, ball, bladeSpray, box, type Built, bulb, crown, fabric, greatTrees } from '#places/set-kit.ts'
import { lathe, leafSpray, leafy, lightParts, linear, makeSky, meshes, mixed, newLights } from '#places/set-kit.ts'
import { newMesh, outdoors, pairs, pane, place, plain, planks, plaster, potted, put, ridge } from '#places/set-kit.ts'
import { rod, scaled, type Scene, setPart, smoothstep, soil, squared, terrain, treeLine } from '#places/set-kit.ts'
import { treeParts, triples, tuft, turned, underSnow, walked, wood } from '#places/set-kit.ts'

/** The porch of a wooden house: boards, white posts and a rail, a door and lit windows, a swing on chains, a garden beyond. */
export const porch = place({
  label: 'Porch',
  words:
    'porch, porches, front porch, back porch, porch swing, porch steps, wooden porch, wraparound porch, wrap around porch, screened porch, veranda, verandah, verandas, front steps, doorstep, front door, house porch, on the porch, farmhouse porch, patio, back patio, engawa',
  order: 205,
  where: 'outdoors',
  poses: { sitting: 2, leaning: 1 },
  holds: { mug: 2 },
  seat: 'chair',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#eef2f8')
  const floor = -5.4
  /** The garden lies lower than the boards, which the person stands on. */
  const ground = (x: number, z: number): number =>
    floor + (noise.hills(x * 0.02 + 2, z * 0.02) - 0.4) * 7 * smoothstep(90, 200, Math.abs(z) + Math.abs(x))
  const [boards, siding, paint, door, panes, ceiling, chains, swing, cushions, pots, leaves, hedge, trunks, crowns] =
    meshes()
  const [grass, rocker, mat, baskets, fronds, rails] = meshes()
  const lights = newLights(linear('#ffc680'))
  // The house stands behind and to one side; on the other side one sees past its corner into the garden.
  const corner = 15 * side
  const [wall, end, far] = [-26, -64, -90 * side]
  const from = Math.min(corner, far)
  pane(boards, [-90, 0, 40], [180, 0, 0], [0, 0, -40 + wall], { cell: 8 })
  pane(boards, [-90, 0, 40 + walked], [180, 0, 0], [0, 0, -walked], { cell: 16, v: -walked })
  // Around the corner the porch goes on along the side of the house.
  const aside = 34 * side
  pane(boards, [Math.min(corner, aside), 0, wall], [Math.abs(aside - corner), 0, 0], [0, 0, end - wall], {
    cell: 8,
    v: 40 - wall,
  })
  box(paint, { x: (corner + aside) / 2, z: end, y: floor }, Math.abs(aside - corner), -floor, 0.8)
  pane(siding, [from, 0, wall], [Math.abs(far - corner), 0, 0], [0, 40, 0], { cell: 6 })
  if (side > 0) pane(siding, [corner, 0, wall], [0, 0, end - 30 - wall], [0, 40, 0], { cell: 6 })
  else pane(siding, [corner, 0, end - 30], [0, 0, wall - end + 30], [0, 40, 0], { cell: 6 })
  for (const y of [0, 26.2])
    box(paint, { x: (from + from + Math.abs(far - corner)) / 2, z: wall + 0.2, y }, 105, 1.2, 0.6)
  box(paint, { x: corner, z: wall }, 1.4, 40, 1.4)
  // The door, with panes in its upper half, a mat, and a lamp beside it.
  const entry = -17 * side
  box(paint, { x: entry, z: wall + 0.2 }, 12, 23, 0.8)
  box(door, { x: entry, z: wall + 0.6 }, 9.6, 21.4, 0.5)
  for (const x of [-2.1, 2.1]) {
    for (const y of [13, 16.6]) pane(panes, [entry + x - 1.6, y, wall + 0.9], [3.2, 0, 0], [0, 3, 0], { unit: true })
    box(door, { x: entry + x, y: 2.4, z: wall + 0.8 }, 3.2, 8.6, 0.3)
  }
  ball(chains, [entry + 3.9 * side, 10.4, wall + 1.3], [0.35, 0.35, 0.35], 6)
  box(mat, { x: entry, z: wall + 5 }, 9, 0.16, 5)
  bulb(lights, [entry + 8.4 * side, 18.4, wall + 1.6], 0.75, 1.7, 15)
  box(chains, { x: entry + 8.4 * side, y: 19.2, z: wall + 1 }, 1.6, 0.4, 1.6)
  // Windows with frames and shutters, one each side of the door, one around the corner.
  for (const x of [2.5, -40]) {
    const at = x * side
    box(paint, { x: at, z: wall + 0.2, y: 6.6 }, 12, 16.6, 0.7)
    pane(panes, [at - 4.9, 7.6, wall + 0.7], [9.8, 0, 0], [0, 14.6, 0], { unit: true })
    for (const bar of [-4.9, 0, 4.9]) box(paint, { x: at + bar, z: wall + 0.8, y: 7.4 }, 0.5, 15, 0.3)
    for (const bar of [7.4, 14.7, 22]) box(paint, { x: at, z: wall + 0.8, y: bar }, 10, 0.5, 0.3)
    for (const way of [-1, 1]) box(door, { x: at + way * 8.4, z: wall + 0.4, y: 6.8 }, 4, 16.2, 0.5)
    box(pots, { x: at, z: wall + 2, y: 4.8 }, 11, 1.6, 2)
    for (let part = -4; part <= 4; part += 2)
      crown(fronds, random, [at + part, 7.2, wall + 2.2], [1.4, 1.1, 1.1], 26, 0.7, 5)
    lights.lamps.push({ at: [at, 13, wall + 3], light: linear('#ffba70', 1), reach: 11 })
  }
  // The roof over the porch, its posts and its rail with balusters.
  pane(ceiling, [-90, 28.4, wall], [180, 0, 0], [0, 0, 22 - wall], { cell: 10 })
  pane(ceiling, [Math.min(corner, aside), 28.4, end], [Math.abs(aside - corner), 0, 0], [0, 0, wall - end], {
    cell: 10,
  })
  const post = (x: number, z: number): void => {
    box(paint, { x, z }, 1.5, 28.4, 1.5)
    box(paint, { x, z }, 2.2, 4.4, 2.2)
    box(paint, { x, z, y: 26.6 }, 2.4, 1.8, 2.4)
  }
  for (const z of [wall + 2, -45, end]) post(aside, z)
  post(corner + 9.5 * side, end)
  box(paint, { x: aside, z: (wall + end) / 2, y: 26.8 }, 1, 1.6, wall - end)
  const fence = (x: number, z: number, long: number, alongX: boolean): void => {
    const [w, d] = alongX ? [long, 0.8] : [0.8, long]
    for (const y of [1.2, 8.6]) box(rails, { x, z, y }, w, 0.6, d)
    for (let part = -long / 2 + 0.9; part < long / 2; part += 1.5)
      box(rails, { x: alongX ? x + part : x, z: alongX ? z : z + part, y: 1.4 }, 0.55, 7.4, 0.55)
  }
  fence(aside, (wall + end) / 2, wall - end, false)
  fence((corner + aside) / 2, end, Math.abs(aside - corner), true)
  fence(aside, -7, 34, false)
  // A swing on chains at the side of the house.
  const bench = { x: 24.5 * side, z: -43 }
  const seat = newMesh()
  for (let slat = 0; slat < 5; slat += 1) box(seat, { y: 4.4, z: -1.8 + slat }, 12, 0.3, 0.8)
  for (let slat = 0; slat < 5; slat += 1) box(seat, { y: 5.4 + slat * 1.1, z: -2.4 - slat * 0.22 }, 12, 0.8, 0.3)
  for (const x of [-6, 6]) {
    box(seat, { x, y: 4, z: -0.4 }, 0.6, 0.5, 5)
    box(seat, { x, y: 7, z: 0 }, 0.7, 0.4, 4.4)
    box(seat, { x, y: 4.4, z: 1.8 }, 0.5, 2.8, 0.5)
    box(seat, { x, y: 4.4, z: -2.6 }, 0.5, 6, 0.5)
  }
  addCopy(swing, seat, { ...bench })
  for (const x of [-6, 6]) {
    rod(chains, [bench.x + x, 4.4, bench.z + 1.6], [bench.x + x, 28, bench.z - 0.6], 0.12, 0.12, 4)
    rod(chains, [bench.x + x, 9, bench.z - 2.6], [bench.x + x, 28, bench.z - 0.6], 0.12, 0.12, 4)
  }
  for (const x of [-3.4, 3.2]) ball(cushions, [bench.x + x, 6.6, bench.z - 1.6], [2, 1.9, 0.8], 8, squared)
  // A rocking chair by the window.
  const chair = newMesh()
  box(chair, { y: 4.3 }, 4.8, 0.4, 4.6)
  for (const x of [-2.2, 2.2]) {
    box(chair, { x, y: 0.8, z: 2 }, 0.45, 6.6, 0.45)
    rod(chair, [x, 0.8, -2], [x, 13, -3.6], 0.26, 0.24, 6)
    box(chair, { x, y: 7.2, z: 0 }, 0.8, 0.35, 5)
    for (let part = 0; part < 6; part += 1) {
      const arc = (t: number): number => 0.3 + (t - 0.5) * (t - 0.5) * 3.4
      const [a, b] = [part / 6, (part + 1) / 6]
      rod(chair, [x, arc(a), -5 + a * 9.4], [x, arc(b), -5 + b * 9.4], 0.28, 0.28, 6)
    }
  }
  for (const x of [-1.4, -0.47, 0.47, 1.4]) rod(chair, [x, 4.6, -2.2], [x, 12, -3.5], 0.18, 0.18, 5)
  box(chair, { y: 11.6, z: -3.5 }, 4.8, 1.6, 0.4)
  addCopy(rocker, chair, { x: 2 * side, z: -19.4, turn: turned(22 * side) })
  ball(cushions, [2 * side, 5.1, -19.2], [2, 0.6, 1.9], 8, squared)
  // Pots and hanging baskets.
  for (const [x, z, size] of [
    [-9.6, wall + 3.4, 4.2],
    [-25.4, wall + 3.4, 4.6],
    [12, wall + 3.4, 3.4],
  ] as const)
    potted(pots, leaves, random, { x: x * side, z }, size, 3)
  for (const [x, z] of pairs`34 -35, 34 -54, -30 -14`) {
    rod(chains, [x * side, 23, z], [x * side, 28, z], 0.1, 0.1, 4)
    lathe(baskets, { x: x * side, z, y: 20.6 }, pairs`0.4 0, 1.8 1, 2 2.2`, 14)
    crown(fronds, random, [x * side, 23, z], [2.8, 1.9, 2.8], 90, 0.8, 5)
  }
  bulb(lights, [25 * side, 25.4, -30], 0.8, 1.6, 16)
  rod(chains, [25 * side, 26, -30], [25 * side, 28.4, -30], 0.15, 0.15, 5)
  // The garden.
  greatTrees(trunks, crowns, random, {
    at: triples`62 -76 62, 84 -120 70, 30 -132 66, 112 -170 74, 52 -190 70`,
    side,
    ground,
    wide: 0.4,
    near: { z: -90, cards: 640, leaf: 3.2 },
    far: { cards: 380, leaf: 4.4 },
  })
  for (let z = -34; z > -70; z -= 4)
    crown(hedge, random, [(40 + random.middling() * 2) * side, -2, z], [2.8, 3.4, 2.8], 60, 1.1, 4)
  around(random, 700, 40, 110, (x, z) => {
    if (x * side < 38 && z > end - 6) return
    const high = random.between(0.6, 1.5)
    tuft(grass, random, x, ground(x, z) - 0.15, z, high * 1.2, high, Math.floor(random.share() * 3))
  })
  const haze = air.fog.light
  const away = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, away('#6f8a55', 0.4), [
    ridge(noise, 2, { low: 0.04, peaks: 0.12, often: 3, tone: away('#7f98ae', 0.55), haze, round: 0.8 }),
    treeLine(noise, 1, 0.12, away('#5d8650', 0.4), away('#7d9a6a', 0.5), false),
  ])
  const pale = mixed(random.pick([linear('#d8d4c4'), linear('#9fb0b4'), linear('#c8b894')] as const), accents[1], 0.14)
  const dark = mixed(scaled(air.middle, 0.5 * air.setShare), linear('#1c2428'), 0.5)
  const lit = linear('#ffcf8c')
  return outdoors(scene, {
    sky,
    bounce: white('#9a8a70'),
    lamps: lights.lamps,
    lamp: linear('#ffc890', 0.9),
    parts: [
      setPart('garden', terrain(ground, 300), soil(white('#5c7a3a', 0.9), white('#7a8a48', 0.9), noise, 12)),
      setPart('boards', boards, planks(linear('#8f7a64'), noise, 1.3, 22, air.wet ? 0.4 : 0.7)),
      setPart('siding', siding, (spot) => {
        plaster(pale, noise, 0.14)(spot)
        // Weatherboards: each throws a narrow shade on the one below.
        const row = spot.v / 1.7 - Math.floor(spot.v / 1.7)
        const shade = 0.55 + 0.45 * smoothstep(1, 0.84, row)
        put(spot, [spot.red, spot.green, spot.blue], shade)
        spot.relief = row * -0.06
      }),
      setPart('paintwork', paint, plain(linear('#ece8de'), 0.6), { castsShadow: true }),
      setPart('rail', rails, plain(linear('#ece8de'), 0.6), { castsShadow: true }),
      setPart('doors', door, wood(mixed(linear('#3f5a54'), accents[0], 0.35), noise, 0.4)),
      setPart('panes', panes, (spot) => {
        put(spot, mixed(dark, lit, air.lamps * 0.95), 0.7 + spot.v * 0.5)
        // Curtains at both sides.
        const fold = Math.abs(spot.u - 0.5) * 2
        if (fold > 0.62)
          put(spot, mixed([0.6, 0.57, 0.5], lit, air.lamps * 0.7), 0.75 + noise.hills(spot.u * 40, 1) * 0.4)
        spot.glow = 0.04 + air.lamps * (fold > 0.62 ? 0.5 : 0.9)
        spot.rough = fold > 0.62 ? 0.8 : 0.1
      }),
      setPart('ceiling', ceiling, planks(linear('#c4ccc8'), noise, 1.1, 20)),
      setPart('iron', chains, plain(linear('#3a3836'), 0.4, 0.5)),
      setPart('swing', swing, wood(linear('#a87c50'), noise, 0.6), { castsShadow: true }),
      setPart('rocking chair', rocker, wood(linear('#8a5c38'), noise, 0.5), { castsShadow: true }),
      setPart(
        'cushions',
        cushions,
        fabric(mixed(linear('#b8605a'), accents[0], 0.4), noise, { tone: linear('#ece4d4'), wide: 0.9 }),
      ),
      setPart('mat', mat, fabric(linear('#8a6e4a'), noise)),
      setPart('pots', pots, plain(linear('#b0694a'), 0.8)),
      setPart('baskets', baskets, planks(linear('#6a5238'), noise, 0.5, 3), { twoSided: true }),
      leafy('plants', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        linear('#2f5a32'),
        linear('#477a3c'),
        linear('#6f9a4c'),
      ]),
      leafy(
        'flowers',
        fronds,
        leafSpray(noise, 40, 0.12, 0.5),
        ['#3c6a34', '#4f8440', '#d86a78', '#f0dce0', '#e8b0b8'].map((hex) => white(hex, 0.3)),
      ),
      leafy(
        'hedge',
        hedge,
        leafSpray(noise, 70, 0.09, 0.42),
        ['#2a5230', '#3f7038', '#588a42', '#b8c8a0'].map((hex) => white(hex, 0.6)),
      ),
      ...treeParts('yard', [trunks, crowns], noise, white),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 26, 0.045),
        ['#4a7032', '#6b8f40', '#98a855'].map((hex) => white(hex, 0.6)),
      ),
      ...lightParts(lights, air.lamps, 2.2),
    ],
    fog: { start: 60 },
  })
}
