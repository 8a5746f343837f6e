import { addCopy, ball, box, type Built, card, checks, fabric, frame, glowing, halo, haze } from '#places/set-kit.ts'
import { jars, linear, makeRoom, meshes, mixed, newLights, newMesh, palette, pendant, place } from '#places/set-kit.ts'
import { plain, plaster, rod, scaled, type Scene, setPart, squared, stool, windowedRoom } from '#places/set-kit.ts'
import { windowLight } from '#places/set-kit.ts'

/** A roadside diner: booths below the windows, a counter with stools, chequered floor, tubes of colored light. */
export const diner = place({
  label: 'Diner',
  words:
    'diner, roadside diner, american diner, fast food restaurant, burger bar, milk bar, retro diner, booth, diner booth, canteen, cafeteria, ramen shop, pizzeria, ice cream parlour, ice cream parlor, noodle bar, noodle shop, food court, ramen bar, truck stop diner',
  order: 32,
  where: 'windowed',
  poses: { sitting: 2 },
  holds: { mug: 4 },
  seat: 'stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 100, back: 44, front: 60, high: 29 }
  const openings = Array.from({ length: 3 }, (_, at) => (at * 22 - 9) * side)
    .toSorted((a, b) => a - b)
    .map((x) => ({ left: 50 + x - 9.5, right: 50 + x + 9.5, low: 9, high: 22 }))
  const room = makeRoom(size, { back: openings })
  const [chrome, seats, tops, counter, bottles, pink, cyan, glowPink, glowCyan, frames, panels, machine] = meshes()
  const lights = newLights(linear('#ffd8a0'))
  for (const hole of openings) {
    frame(frames, hole, { x: -50, z: -45 }, 2, 1, 0.4)
    windowLight(scene, lights, [(hole.left + hole.right) / 2 - 50, 15, -47], 1.9)
  }
  // Booths: two benches back to back between the tables.
  const bench = newMesh()
  box(bench, {}, 4.8, 3.4, 12)
  ball(bench, [0.3, 4, 0], [2.3, 0.9, 5.6], 10, squared)
  box(bench, { x: -2, y: 3 }, 1.5, 7.6, 12)
  rod(bench, [-2, 10.6, -6], [-2, 10.6, 6], 0.95, 0.95, 10)
  for (const z of [-6, 6]) ball(bench, [-2, 10.6, z], [0.95, 0.95, 0.2], 6)
  for (let z = -5; z <= 5; z += 2.5) rod(bench, [-1.2, 5, z], [-1.2, 10.4, z], 0.5, 0.5, 6)
  for (const x of [-20, 2, 24, 46]) {
    addCopy(seats, bench, { x: x * side + 3.4, z: -36 })
    addCopy(seats, bench, { x: x * side - 3.4, z: -36, turn: [-1, 0] })
  }
  for (const x of [-9, 13, 35]) {
    const at = x * side
    box(tops, { x: at, z: -36, y: 7 }, 7.6, 0.6, 11, { cell: 4 })
    box(chrome, { x: at, z: -36, y: 6.9 }, 7.9, 0.3, 11.3)
    box(chrome, { x: at, z: -37 }, 1, 7, 1)
    jars(bottles, random, at - 1.6, at + 1.4, 7.6, -41, 1.9, 6)
    pendant(chrome, lights, [at, 19, -35], size.high, 2.1, 1.5, 12)
  }
  // The counter runs along one side, with stools before it and a lit back wall.
  const bar = -29 * side
  box(counter, { x: bar, z: -22 }, 6, 9.4, 34, { cell: 4 })
  for (const y of [1.4, 4.6, 7.8]) box(chrome, { x: bar + 3.1 * side, z: -22, y }, 0.4, 0.4, 34)
  box(tops, { x: bar, z: -22, y: 9.4 }, 7.6, 0.6, 35, { cell: 4 })
  for (const z of [-34, -27, -20, -13]) {
    stool(chrome, { x: bar + 7.4 * side, z }, 6.2)
    ball(seats, [bar + 7.4 * side, 6.7, z], [1.9, 0.55, 1.9], 7)
  }
  jars(bottles, random, bar - 2, bar + 2, 10, -33, 2.6, 6)
  for (const y of [11, 16]) box(chrome, { x: -48.6 * side, z: -24, y }, 2.6, 0.4, 30)
  // A jukebox in the corner.
  box(machine, { x: 46 * side, z: -18 }, 5, 9, 7)
  ball(machine, [46 * side, 9, -18], [2.5, 4, 3.5], 9)
  ball(pink, [43.4 * side, 8, -18], [0.3, 3.4, 2.8], 7)
  ball(cyan, [43.2 * side, 4.6, -18], [0.3, 1.2, 2.4], 7)
  // Tubes of colored light along the walls, under the ceiling and over the counter.
  box(pink, { z: -43.4, y: 25.4 }, 100, 0.5, 0.5)
  box(cyan, { z: -43.4, y: 24 }, 100, 0.4, 0.5)
  for (const x of [-1, 1]) {
    box(pink, { x: x * 49.4, z: 0, y: 25.4 }, 0.5, 0.5, 88)
    box(cyan, { x: x * 49.4, z: 0, y: 24 }, 0.5, 0.4, 88)
  }
  card(glowPink, [0, 25.6, -43], [56, 0, 0], [0, 4, 0], [0, 0, 1])
  card(glowCyan, [0, 23.8, -42.9], [56, 0, 0], [0, 3.4, 0], [0, 0, 1])
  const [rose, sea] = [linear('#ff4f8a'), linear('#4fd8e8')]
  const dark = 0.4 + 0.6 * air.lamps
  for (let x = -42; x <= 42; x += 21) {
    lights.lamps.push({ at: [x, 24, -41], light: scaled(rose, 0.75 * dark), reach: 9 })
    lights.lamps.push({ at: [x + 10, 23, -41], light: scaled(sea, 0.5 * dark), reach: 9 })
  }
  for (let at = 0; at < 26; at += 1) box(panels, { x: -49 + at * 4, z: -43.7, y: 0 }, 3.8, 8.6, 0.4)
  const leather = mixed(linear('#b02c36'), accents[0], 0.3)
  const ware = ['#d83a30', '#f0c440', '#f2ece0', '#7a4a2c', '#cfe4e0', '#4a8a5a'].map((hex) => linear(hex))
  return windowedRoom(scene, {
    size,
    lights,
    city: true,
    walls: '#b8aca4',
    warm: '#ffd8ac',
    floor: '#8a8480',
    parts: [
      setPart('floor', room.floor, checks(linear('#e4dfd4'), linear('#26282c'), noise, 4, 0.2)),
      setPart('walls', room.walls, plaster(linear('#7fb0ac'), noise, 0.15)),
      setPart('ceiling', room.ceiling, plaster(linear('#e4ddd0'), noise, 0.1)),
      setPart('panels', panels, plain(linear('#c8ccd0'), 0.3, 0.5)),
      setPart('frames', frames, plain(linear('#d0d4d8'), 0.25, 0.7)),
      setPart('seats', seats, fabric(leather, noise), { castsShadow: true }),
      setPart('tops', tops, plain(linear('#e8e4da'), 0.2), { castsShadow: true }),
      setPart('counter', counter, fabric(scaled(leather, 0.8), noise)),
      setPart('chrome', chrome, plain(linear('#d4d8dc'), 0.15, 0.85), { castsShadow: true }),
      setPart('machine', machine, plain(linear('#7a4a28'), 0.3)),
      setPart('bottles', bottles, palette(ware, 0.2)),
      setPart('pink tubes', pink, glowing(scaled(mixed(rose, [1, 1, 1], 0.15), 1.6))),
      setPart('blue tubes', cyan, glowing(scaled(mixed(sea, [1, 1, 1], 0.15), 1.5))),
      setPart(
        'pink glow',
        glowPink,
        haze(rose, 0.3 * dark, (_u, v) => halo(0.5, v)),
        { blended: true },
      ),
      setPart(
        'blue glow',
        glowCyan,
        haze(sea, 0.22 * dark, (_u, v) => halo(0.5, v)),
        { blended: true },
      ),
    ],
    grade: { saturation: 1.1, bloom: 0.36 },
  })
}
