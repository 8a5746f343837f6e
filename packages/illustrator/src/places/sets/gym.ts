import { addCopy, ball, blend, box, type Built, clamp, courses, direction, glowing, indoors } from '#places/set-kit.ts'
import { lathe, linear, makeRoom, meshes, metal, mixed, newLights, newMesh, pairs, palette } from '#places/set-kit.ts'
import { pane, place, plain, plaster, put, rod, type Scene, setPart, smoothstep, squared } from '#places/set-kit.ts'
import { trim, turned } from '#places/set-kit.ts'

/** Racks of weights, hanging bags, a rubber floor, strips of light under the roof. */
export const gym = place({
  label: 'Gym',
  words:
    'gym, gymnasium, fitness studio, weight room, dojo, fitness centre, fitness center, boxing gym, health club, crossfit gym',
  order: 100,
  where: 'indoors',
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build({ air, noise, accents }: Scene): Built {
  const { side } = air
  const size = { wide: 96, back: 48, front: 60, high: 40 }
  const room = makeRoom(size, {})
  const [frame, weights, bags, strips, benches, mats, bars, stripe] = meshes()
  trim(frame, size, 1, 0)
  for (const z of [-40, -20, 0]) {
    box(frame, { z, y: 36 }, 96, 1, 1)
    for (const x of [-48, -24, 0, 24]) rod(frame, [x, 36.5, z], [x + 24, 39.6, z], 0.3, 0.3, 5)
  }
  // Dumb-bells in three rows.
  const bell = newMesh()
  rod(bell, [-1.4, 0, 0], [1.4, 0, 0], 0.2, 0.2, 6)
  for (const x of [-1.5, 1.5]) ball(bell, [x, 0, 0], [0.75, 1.05, 1.05], 6, squared)
  bell.uvs = bell.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
  const rack = -23 * side
  for (const [y, z] of pairs`3 -41, 6.4 -42.4, 9.8 -43.8`) {
    box(frame, { x: rack, y: y - 1.2, z }, 32, 0.4, 3)
    for (let at = 0; at < 9; at += 1)
      addCopy(
        weights,
        bell,
        { x: rack - 14 + at * 3.5, y, z, turn: turned(90), size: 0.62 + at * 0.05 },
        Math.floor(at / 3),
      )
  }
  for (const x of [-16, 16]) {
    box(frame, { x: rack + x, z: -42.4 }, 0.7, 11, 4.4)
  }
  // A rack with a loaded bar, and a bench in it.
  const cage = { x: 22 * side, z: -32 }
  for (const [x, z] of pairs`-6 -4, 6 -4, -6 4, 6 4`) box(frame, { x: cage.x + x, z: cage.z + z }, 0.8, 24, 0.8)
  for (const z of [-4, 4]) box(frame, { x: cage.x, z: cage.z + z, y: 23.4 }, 12.8, 0.8, 0.8)
  for (const x of [-6, 6]) box(frame, { x: cage.x + x, z: cage.z, y: 23.4 }, 0.8, 0.8, 8)
  rod(bars, [cage.x - 11, 13.5, cage.z + 4.4], [cage.x + 11, 13.5, cage.z + 4.4], 0.18, 0.18, 8)
  for (const [at, x] of [7.4, 8.1, 8.8, -7.4, -8.1, -8.8].entries()) {
    const one = newMesh()
    const r = at % 3 === 2 ? 1.5 : 2.2
    lathe(
      one,
      {},
      [
        [0.2, 0],
        [r, 0],
        [r + 0.1, 0.1],
        [r + 0.1, 0.4],
        [r, 0.5],
        [0.2, 0.5],
      ],
      18,
    )
    one.uvs = one.uvs.map((value, index) => (index % 2 === 0 ? 0.5 : value))
    // A disc on its edge: what was up points along the bar.
    for (let index = 0; index < one.positions.length; index += 3) {
      for (const list of [one.positions, one.normals]) {
        const [px, py] = [list[index] ?? 0, list[index + 1] ?? 0]
        list[index] = py
        list[index + 1] = -px
      }
    }
    addCopy(weights, one, { x: cage.x + x, y: 13.5, z: cage.z + 4.4 }, at % 3 === 0 ? 3 : at % 3)
  }
  box(benches, { x: cage.x, z: cage.z + 1, y: 3.6 }, 2.8, 0.9, 11)
  for (const z of [-3, 5]) box(frame, { x: cage.x, z: cage.z + z }, 2, 3.6, 0.6)
  // Bags.
  for (const [x, z] of pairs`-38 -24, 40 -22, 13 -44`) {
    lathe(bags, { x: x * side, z, y: 8 }, pairs`0.1 0, 1.9 0.2, 2.1 1, 2.1 12.4, 1.8 13.2, 0.1 13.3`, 16)
    rod(bars, [x * side, 21.2, z], [x * side, 36, z], 0.12, 0.12, 5)
  }
  box(mats, { z: -6 }, 54, 0.08, 52, { cell: 5 })
  const lights = newLights(linear('#eef4ff'))
  for (const x of [-30, -10, 10, 30]) {
    for (const z of [-34, -10]) {
      box(strips, { x, z, y: 35 }, 1, 0.5, 18)
      lights.lamps.push({ at: [x, 33, z], light: linear('#e4eeff', 0.7), reach: 18 })
    }
  }
  const accent = mixed(linear('#e0622c'), accents[0], 0.35)
  pane(stripe, [-size.wide / 2, 15, -size.back + 0.06], [size.wide, 0, 0], [0, 3.4, 0], { cell: 5 })
  pane(strips, [-size.wide / 2, 18.6, -size.back + 0.08], [size.wide, 0, 0], [0, 0.25, 0])
  lights.lamps.push({ at: [0, 19, -44], light: [accent[0] * 0.8, accent[1] * 0.8, accent[2] * 0.8], reach: 20 })
  const rubber = linear('#3a3e44')
  const flecks = linear('#8a98a8')
  const mat = linear('#2c3036')
  const seam = linear('#16181b')
  const tape = plain(linear('#d8d4cc'), 0.45)
  const leather = plain(linear('#5a2420'), 0.45)
  return indoors({
    sky: (_x, y, _z, out) => {
      const level = 0.2 + 0.4 * clamp(y)
      out[0] = level * 0.9
      out[1] = level * 0.96
      out[2] = level * 1.05
    },
    lamps: lights.lamps,
    size,
    room: linear('#808a98', 0.34),
    aim: 0.98,
    keyShare: 0.2,
    rig: {
      key: { from: direction(0.5 * side, 0.68, 0.6), light: [1.1, 1.12, 1.16], soft: 0.4 },
      fill: { from: direction(-0.8 * side, 0, 0.6), light: [0.22, 0.16, 0.14] },
      rims: [
        { from: direction(-0.75 * side, 0.5, -0.55), light: [1.2, 1.25, 1.4] },
        { from: direction(0.85 * side, 0.2, -0.5), light: [accent[0] * 1.6, accent[1] * 1.6, accent[2] * 1.6] },
      ],
      sky: [0.3, 0.33, 0.38],
      ground: [0.14, 0.13, 0.13],
    },
    parts: [
      setPart('floor', room.floor, (spot) => {
        put(spot, rubber)
        const fleck = noise.cell(spot.u * 6, spot.v * 6)
        if (fleck > 0.93) blend(spot, flecks, clamp(1 - spot.grain * 5) * 0.6)
        spot.rough = 0.75
      }),
      setPart('mats', mats, (spot) => {
        put(spot, mat)
        const edge = Math.min(spot.u - Math.floor(spot.u / 9) * 9, spot.v - Math.floor(spot.v / 9) * 9)
        blend(spot, seam, smoothstep(0.18, 0.08, edge))
        spot.rough = 0.6
      }),
      setPart(
        'walls',
        room.walls,
        courses(linear('#8f969c'), noise, {
          wide: 16,
          high: 10,
          joint: 0.12,
          vary: 0.12,
          mortar: linear('#6a7078'),
          bond: false,
        }),
      ),
      setPart('ceiling', room.ceiling, plaster(linear('#3a4048'), noise, 0.3)),
      setPart('stripe', stripe, plain(accent, 0.6)),
      setPart('frame', frame, metal(linear('#2c3036'), noise, 0.45, 0.2), { castsShadow: true }),
      setPart('weights', weights, palette([linear('#2a2c30'), linear('#34383e'), linear('#44484e'), accent], 0.5)),
      setPart('bars', bars, metal(linear('#c4cad0'), noise, 0.2)),
      setPart(
        'bags',
        bags,
        (spot) => {
          if (spot.v > 5 && spot.v < 6) tape(spot)
          else leather(spot)
        },
        { castsShadow: true },
      ),
      setPart('benches', benches, plain(accent, 0.5), { castsShadow: true }),
      setPart('strips', strips, glowing(linear('#f4f8ff', 2.4))),
    ],
    grade: { contrast: 1.08, saturation: 1.06, bloom: 0.34, vignette: 0.32 },
  })
}
