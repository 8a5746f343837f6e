import { beam, box, type Built, card, crowd, crowdRows, fours, glowing, haze, lampRoom } from '#places/set-kit.ts'
import { linear, makeRoom, meshes, metal, mixed, newLights, pairs, pane, place, plain } from '#places/set-kit.ts'
import { plaster, put, rod, type Scene, setPart, walked } from '#places/set-kit.ts'

/** A long white catwalk with lights along its edges between rows of people, a bright gate at its end, spots overhead. */
export const runway = place({
  label: 'Runway',
  words:
    'catwalk, catwalks, fashion runway, fashion show, fashion shows, fashion week, runway show, fashion show runway, modelling runway, modeling runway, on the catwalk, down a catwalk, down the catwalk, haute couture show, couture show, paris fashion week, milan fashion week, beauty pageant, pageant stage',
  order: 131,
  where: 'indoors',
  poses: { walking: 3, 'hands-on-hips': 1 },
  chance: { 'evening-gown': 1, 'cocktail-dress': 1 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 190, back: 150, front: 62, high: 60 }
  const room = makeRoom(size, {}, 9)
  const [walk, edges, gate, light, people, benches, truss, cans, shafts, wall, floor] = meshes()
  const lights = newLights(linear('#f4f6ff'))
  // The walk lies level with the floor around the person; the seats stand lower than it.
  pane(walk, [-19, 0.05, 62], [38, 0, 0], [0, 0, -206], { cell: 6 })
  pane(walk, [-19, 0.05, 62 + walked], [38, 0, 0], [0, 0, -walked], { cell: 16, v: -walked })
  for (const x of [-19.4, 19.4]) {
    box(edges, { x, y: 0, z: -44 }, 0.7, 0.5, 206, { cell: 8 })
    for (let z = -140; z < 50; z += 22)
      lights.lamps.push({ at: [x * 1.1, 2, z], light: linear('#e8f0ff', 0.34), reach: 10 })
  }
  pane(floor, [-95, 0.02, 62], [190, 0, 0], [0, 0, -212], { cell: 16 })
  // Rows of people on benches to both sides.
  let number = 0
  for (const way of [-1, 1])
    for (let row = 0; row < 4; row += 1) {
      const x = way * (27 + row * 8)
      box(benches, { x, z: -44, y: 0 }, 3.4, 4 + row * 2.4, 190, { cell: 10 })
      for (let z = 44; z > -142; z -= 5.6)
        number = crowdRows(
          people,
          random,
          { from: x - 1.6, to: x + 1.6, y: row * 2.4 - 0.6, z, rows: 1, deep: 1, apart: 3.4, high: 16 },
          number,
        )
    }
  // The gate at the end: a wall with a bright opening framed by light.
  box(wall, { z: -146, x: -58 }, 78, 60, 3, { cell: 8 })
  box(wall, { z: -146, x: 58 }, 78, 60, 3, { cell: 8 })
  box(wall, { z: -146, y: 38 }, 40, 22, 3, { cell: 8 })
  pane(light, [-19, 0, -148], [38, 0, 0], [0, 38, 0], { cell: 8 })
  for (const [x, y, wide, high] of fours`
    -19.6 0 1 39, 19.6 0 1 39, 0 38 40 1, -26 0 0.5 46, 26 0 0.5 46, 0 45.6 52 0.5`)
    box(gate, { x, y, z: -144 }, wide, high, 0.6)
  lights.lamps.push({ at: [0, 20, -138], light: linear('#eef2ff', 2.4), reach: 40 })
  // Trusses with spots, and their beams in the haze.
  for (const x of [-30, 30]) {
    for (const [dx, dy] of pairs`-1.4 0, 1.4 0, 0 2.4`)
      rod(truss, [x + dx, 51 + dy, 60], [x + dx, 51 + dy, -146], 0.3, 0.3, 6)
    for (let z = 56; z > -144; z -= 5) rod(truss, [x - 1.4, 51, z], [x, 53.4, z - 2.5], 0.16, 0.16, 5)
    for (let z = 40; z > -140; z -= 20) {
      rod(cans, [x, 50.6, z], [x * 0.94, 47.4, z + 0.6], 1.1, 1.4, 10)
      rod(gate, [x * 0.94, 47.4, z + 0.6], [x * 0.935, 47.1, z + 0.6], 1.2, 1.2, 10)
      card(shafts, [x * 0.6, 24, z], [6, 0, 0], [x * 0.36, 23, 0], [0, 0, 1])
      lights.lamps.push({ at: [x * 0.4, 40, z], light: linear('#f4f2ff', 0.5), reach: 30 })
    }
  }
  const tint = mixed(linear('#7a8cff'), accents[0], 0.5)
  lights.lamps.push({ at: [60 * side, 30, -90], light: [tint[0] * 0.6, tint[1] * 0.6, tint[2] * 0.6], reach: 40 })
  return lampRoom(scene, {
    size,
    lights,
    walls: '#4a4c58',
    warm: '#fffaf4',
    floor: '#8a8c98',
    room: linear('#3c3e4a', 0.2),
    rims: [linear('#f4f6ff', 2), linear('#dfe6ff', 1.8)],
    parts: [
      setPart('floor', room.floor, plain(linear('#18181d'), 0.5)),
      setPart('hall', floor, plain(linear('#1a1a20'), 0.45)),
      setPart('walls', room.walls, plaster(linear('#202028'), noise, 0.1)),
      setPart('ceiling', room.ceiling, plain(linear('#0e0e12'), 0.9)),
      setPart('catwalk', walk, (spot) => {
        put(spot, linear('#8c8c94'), 0.95 + noise.cloud(spot.u * 0.06, spot.v * 0.06) * 0.1)
        spot.rough = 0.12
      }),
      setPart('edges', edges, glowing([0.8, 0.86, 1.1])),
      setPart('gate wall', wall, plaster(linear('#2c2c36'), noise, 0.1)),
      setPart('gate', gate, glowing([1.7, 1.75, 2])),
      setPart('opening', light, glowing([0.72, 0.76, 0.95])),
      setPart('benches', benches, plain(linear('#101014'), 0.6)),
      setPart(
        'people',
        people,
        crowd(
          noise,
          ['#26262c', '#3c3a44', '#8a8078', '#5c3c40', '#1c2c3c', '#b8b0a8', '#6a4c5c'].map((hex) => linear(hex, 0.5)),
          0.06,
        ),
        { cutOut: true },
      ),
      setPart('trusses', truss, metal(linear('#6a6e76'), noise, 0.4, 0.6)),
      setPart('spots', cans, plain(linear('#16161a'), 0.4)),
      setPart('beams', shafts, haze(linear('#dfe4ff'), 0.14, beam), { blended: true }),
    ],
    fog: { light: linear('#3a3c4a', 0.4), start: 70, density: 0.002, max: 0.4 },
    grade: { bloom: 0.42, contrast: 1.08 },
  })
}
