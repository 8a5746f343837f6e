import { addCopy, box, type Built, courses, glowing, lampRoom, lathe, linear, makeRoom } from '#places/set-kit.ts'
import { meshes, metal, mixed, newLights, newMesh, ofOneColor, pairs, palette, pane } from '#places/set-kit.ts'
import { pendant, place, plain, planks, plaster, put, rod, type Scene, setPart, trim, turned } from '#places/set-kit.ts'
import { wood } from '#places/set-kit.ts'

/** Wooden bins full of records, sleeves on shelves up the brick wall, a turntable on the counter, a sign of light. */
export const recordStore = place({
  label: 'Record store',
  words:
    'record store, record stores, record shop, record shops, vinyl shop, vinyl store, vinyl record shop, vinyl record store, music store, music shop, cd store, cd shop, crates of records, record crates, crate digging, digging through records, bins of records, browsing records, browsing vinyl',
  order: 48,
  where: 'indoors',
  poses: { leaning: 1 },
  seat: 'stool',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 96, back: 50, front: 60, high: 32 }
  const room = makeRoom(size, {}, 5)
  const [bins, records, sleeves, ledges, plinth, shades, counter, deck, disc, arm, sign, boxes, cones] = meshes()
  trim(plinth, size, 1.4, 0)
  const lights = newLights(linear('#ffd9a0'))
  /** A bin on legs that looks to +z, with sleeves that lean in it. */
  const bin = (x: number, z: number, turn: readonly [number, number]): void => {
    const [body, inside] = [newMesh(), newMesh()]
    for (const leg of [-6.4, 6.4]) for (const deep of [-3, 3]) box(body, { x: leg, z: deep }, 0.7, 5, 0.7)
    box(body, { y: 5 }, 14, 0.5, 7.4, { cell: 4 })
    box(body, { y: 5, z: 3.7 }, 14, 2.4, 0.5, { cell: 4 })
    box(body, { y: 5, z: -3.7 }, 14, 4, 0.5, { cell: 4 })
    for (const edge of [-6.9, -2.3, 2.3, 6.9]) box(body, { x: edge, y: 5 }, 0.4, 3, 7.4, { cell: 4 })
    for (const column of [-4.6, 0, 4.6])
      for (let nth = 0; nth < 13; nth += 1) {
        const one = newMesh()
        box(one, {}, 3.7, 3.6 + random.between(0, 0.25), 0.2)
        addCopy(inside, ofOneColor(one), { x: column, y: 5.5, z: -3.1 + nth * 0.48 }, Math.floor(random.share() * 10))
      }
    addCopy(bins, body, { x, z, turn })
    addCopy(records, inside, { x, z, turn })
  }
  for (const x of [-36, -20.5, -5, 10.5, 26, 41]) bin(x, -44, [1, 0])
  for (const z of [-24, -6]) for (const way of [-1, 1]) bin(way * 42, z, turned(-90 * way))
  for (const x of [-24, -9.4]) bin(x * side, -27, [1, 0])
  // Sleeves on ledges over the bins, up to the ceiling.
  for (const y of [13, 18.4, 23.8]) {
    box(ledges, { y: y - 0.3, z: -49.2 }, 92, 0.35, 1, { cell: 6 })
    for (let x = -44; x < 44; x += 5) {
      if (Math.abs(x + 2 - 20 * side) < 13 && y > 18) continue
      pane(sleeves, [x, y, -48.8], [4.2, 0, 0], [0, 4.2, -0.3])
    }
  }
  // A disc of light, as a sign.
  const [sx, sy] = [20 * side, 22.6]
  for (let at = 0; at < 28; at += 1) {
    const [a, b] = [turned((at * 360) / 28), turned(((at + 1) * 360) / 28)]
    for (const radius of [5, 2])
      rod(
        sign,
        [sx + a[0] * radius, sy + a[1] * radius, -48.6],
        [sx + b[0] * radius, sy + b[1] * radius, -48.6],
        0.24,
        0.24,
        6,
      )
  }
  lights.lamps.push({ at: [sx, sy, -45], light: linear('#ff5a8c', 0.8), reach: 15 })
  // The counter with a turntable and speakers.
  const mid = 24 * side
  box(counter, { x: mid, z: -25 }, 26, 9, 7, { cell: 4 })
  box(bins, { x: mid, z: -25, y: 9 }, 27, 0.6, 8, { cell: 4 })
  box(deck, { x: mid - 2, z: -24.8, y: 9.6 }, 6, 1, 5)
  lathe(disc, { x: mid - 2.5, z: -24.8, y: 10.6 }, pairs`2.1 0, 2.1 0.2, 0.01 0.24`, 28)
  rod(arm, [mid + 0.4, 11.2, -26.4], [mid - 0.8, 11, -24], 0.12, 0.1, 5)
  for (const x of [-10.4, 10.4]) {
    box(boxes, { x: mid + x, z: -25, y: 9.6 }, 3.8, 6.4, 3.8)
    for (const [y, radius] of pairs`11.4 1.3, 14.2 0.8`) {
      const [cone, put] = [newMesh(), { x: mid + x, y, z: -23 }]
      for (let at = 0; at < 16; at += 1) {
        const [a, b] = [turned(at * 22.5), turned(at * 22.5 + 22.5)]
        rod(cone, [a[0] * radius, a[1] * radius, 0], [b[0] * radius, b[1] * radius, 0], 0.16, 0.16, 4)
        rod(cone, [0, 0, -0.2], [a[0] * radius, a[1] * radius, 0], 0.24, 0.2, 3)
      }
      addCopy(cones, cone, put)
    }
  }
  for (const [x, z] of pairs`-30 -34, -4 -34, 26 -30, -30 -8, 30 -6`)
    pendant(shades, lights, [x * side, 23.5, z], size.high, 2.6, 1.25, 19)
  const tones = [
    '#c8453c',
    '#e8c25a',
    '#3f7a94',
    '#e6ded0',
    '#26282c',
    '#8a5aa0',
    '#4f8a5c',
    '#d87a3c',
    '#b8b4ac',
    '#6a3c34',
  ]
  const covers = [...tones.map((hex) => linear(hex)), accents[0], mixed(accents[1], linear('#e8dcc4'), 0.4)]
  return lampRoom(scene, {
    size,
    lights,
    walls: '#a87e62',
    warm: '#ffe8c4',
    floor: '#7a5c40',
    room: linear('#a08468', 0.26),
    rims: [linear('#ffdcaa', 1.3), linear('#ff9ab8', 1)],
    parts: [
      setPart('floor', room.floor, planks(linear('#7c5a3c'), noise, 1.6, 16, 0.5)),
      setPart(
        'walls',
        room.walls,
        courses(linear('#9a5c46'), noise, {
          wide: 2.4,
          high: 0.8,
          joint: 0.1,
          vary: 0.2,
          mortar: linear('#b8a898'),
          rough: 0.9,
        }),
      ),
      setPart('ceiling', room.ceiling, plaster(linear('#3c322c'), noise, 0.2)),
      setPart('plinth', plinth, plain(linear('#2c241e'), 0.7)),
      setPart('bins', bins, wood(linear('#a8784a'), noise, 0.5), { castsShadow: true }),
      setPart(
        'records',
        records,
        palette(
          tones.map((hex) => linear(hex, 0.8)),
          0.6,
        ),
      ),
      setPart('sleeves', sleeves, (spot) => {
        // Each has two colors, a shape and a rim of its own; nothing to read.
        const [x, y] = [Math.floor(spot.x / 5 + 90.2), Math.floor(spot.y / 5.4)]
        const pick = (salt: number) => covers[Math.floor(noise.cell(x + salt, y * 7 + salt) * 997) % covers.length]
        const [ground, figure] = [pick(1), pick(5)]
        if (ground) put(spot, ground, 0.8)
        const [u, v] = [spot.u - 2.1, spot.v - 2.1]
        const kind = Math.floor(noise.cell(x + 9, y) * 4)
        const inside =
          kind === 0
            ? u * u + v * v < 1.5
            : kind === 1
              ? Math.abs(u) < 0.9
              : kind === 2
                ? u + v < 0
                : Math.abs(v - 0.4) < 0.7
        if (figure && inside) put(spot, figure, 0.8)
        spot.rough = 0.4
      }),
      setPart('ledges', ledges, wood(linear('#7a5232'), noise, 0.5), { castsShadow: true }),
      setPart('counter', counter, planks(mixed(linear('#3f5a5c'), accents[1], 0.2), noise, 1.4, 10), {
        castsShadow: true,
      }),
      setPart('turntable', deck, plain(linear('#c8c4bc'), 0.3, 0.4), { castsShadow: true }),
      setPart('record', disc, plain(linear('#141416'), 0.15)),
      setPart('arm', arm, metal(linear('#c8ccce'), noise, 0.2, 0.8)),
      setPart('speakers', boxes, wood(linear('#3a2a20'), noise, 0.5), { castsShadow: true }),
      setPart('cones', cones, plain(linear('#1c1c1e'), 0.6)),
      setPart('lamps', shades, metal(linear('#2f3430'), noise, 0.4, 0.4), { twoSided: true }),
      setPart('sign', sign, glowing([2.2, 0.35, 0.8])),
    ],
    fog: { light: linear('#a88a6c', 0.3), start: 60, density: 0.0022, max: 0.26 },
    grade: { bloom: 0.4, saturation: 1.06, vignette: 0.26 },
  })
}
