import { addCopy, box, type Built, card, courses, dust, glowing, halo, haze, lampRoom } from '#places/set-kit.ts'
import { linear, makeRoom, meshes, mixed, newLights, newMesh, pane, place, plain, put, rod } from '#places/set-kit.ts'
import { scaled, type Scene, screens, setPart, shine, strip } from '#places/set-kit.ts'

/** Rows of dark cabinets full of small lights, cables in trays above them, a cold glow along the floor. */
export const serverRoom = place({
  label: 'Server room',
  words:
    'server room, servers, server farm, data center, data centre, datacenter, mainframe, cathedral of servers, control room, command center, command centre, hacker den',
  order: 84,
  where: 'indoors',
  holds: { mug: 3 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents } = scene
  const size = { wide: 110, back: 150, front: 60, high: 38 }
  const room = makeRoom(size, {}, 7)
  const [cases, fronts, edges, trays, cables, screen, desk, halos] = meshes()
  const lights = newLights(linear('#bfe0ff'))
  const glow = mixed(random.pick([linear('#37b8ff'), linear('#4fe0c8'), linear('#7a7aff')] as const), accents[1], 0.12)
  // A cabinet: a dark box, doors of mesh with lights behind them, a thin line of light at its edge.
  const cabinet = newMesh()
  box(cabinet, {}, 8, 25, 10, { cell: 6 })
  const door = newMesh()
  pane(door, [-3.7, 0.8, 5.06], [7.4, 0, 0], [0, 23.4, 0], { unit: true })
  let number = 0
  for (const x of [-43, -21, 21, 43])
    for (let z = -20; z > -144; z -= 8.2) {
      // The near ones stand back from the person.
      if (Math.abs(x) < 30 && z > -18) continue
      for (const face of [-1, 1]) {
        const turn = face < 0 ? ([0, -1] as const) : ([0, 1] as const)
        if (face * x > 0 && Math.abs(x) < 30) continue
        addCopy(fronts, door, { x, z, turn }, number)
        number += 1
      }
      addCopy(cases, cabinet, { x, z, turn: [0, 1] })
      box(edges, { x: x - Math.sign(x) * 5.1, z: z + 4.1, y: 0.6 }, 0.14, 24, 0.12)
    }
  for (const x of [-21, 21]) {
    // The head of each row looks to the camera.
    const head = newMesh()
    pane(head, [-3.7, 0.8, 0], [7.4, 0, 0], [0, 23.4, 0], { unit: true })
    addCopy(fronts, head, { x, z: -15.9 }, number)
    number += 1
    box(edges, { x, z: -15.8, y: 25.2 }, 10, 0.3, 0.3)
    for (const shift of [-1.6, 1.6]) box(trays, { x: x + shift * 2, y: 29, z: -76 }, 0.4, 1.4, 136)
    for (let z = -16; z > -144; z -= 6) box(trays, { x, y: 29, z }, 6.4, 0.3, 0.5)
    for (let at = 0; at < 7; at += 1)
      rod(cables, [x - 2.4 + at * 0.8, 29.8, -12], [x - 2.4 + at * 0.8, 29.8 + (at % 2) * 0.5, -144], 0.34, 0.34, 5)
  }
  // Light under the raised floor's edges and along the ceiling.
  for (const x of [-14.6, 14.6]) box(edges, { x, y: 0.05, z: -70 }, 0.4, 0.1, 150)
  for (let z = -24; z > -146; z -= 24) {
    strip(lights, [0, 37, z], 3, 15, 1, 15)
    for (const x of [-14, 14]) lights.lamps.push({ at: [x, 3, z], light: scaled(glow, 1.3), reach: 11 })
  }
  strip(lights, [0, 37, 6], 3, 15, 0.9, 15)
  // At the end a wall of screens over a desk.
  for (let row = 0; row < 2; row += 1)
    for (let column = 0; column < 3; column += 1) {
      const x = (column - 1) * 12.4
      box(desk, { x, y: 11 + row * 9, z: -149 }, 12, 8.4, 1)
      pane(screen, [x - 5.6, 11.4 + row * 9, -148.4], [11.2, 0, 0], [0, 7.6, 0], { unit: true, u: row * 3 + column })
    }
  box(desk, { y: 7, z: -142 }, 34, 0.8, 8)
  for (const x of [-14, 14]) box(desk, { x, z: -142 }, 1, 7, 7)
  lights.lamps.push({ at: [0, 18, -140], light: scaled(glow, 3), reach: 22 })
  card(halos, [0, 18, -146], [38, 0, 0], [0, 26, 0], [0, 0, 1])
  const dark = linear('#10151b')
  const blink = [scaled(glow, 1.5), linear('#5fff9a', 1.3), linear('#ffb03a', 1.3), linear('#ff4a4a', 1.2)]
  return lampRoom(scene, {
    size,
    lights,
    walls: '#5a6f84',
    warm: '#f0f6ff',
    floor: '#3f4c5c',
    room: linear('#3f5064', 0.34),
    aim: 0.9,
    rims: [scaled(glow, 2.4), mixed(scaled(glow, 1.8), [1, 1, 1], 0.3)],
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#3c454e'), noise, {
          wide: 6,
          high: 6,
          joint: 0.08,
          vary: 0.12,
          mortar: linear('#1c2228'),
          rough: 0.16,
          bond: false,
        }),
      ),
      setPart('walls', room.walls, plain(linear('#33404c'), 0.6)),
      setPart(
        'ceiling',
        room.ceiling,
        courses(linear('#3f4a54'), noise, {
          wide: 6,
          high: 6,
          joint: 0.1,
          vary: 0.1,
          mortar: linear('#20272d'),
          bond: false,
        }),
      ),
      setPart('cabinets', cases, plain(linear('#1b2128'), 0.35, 0.2), { castsShadow: true }),
      setPart('doors', fronts, (spot) => {
        const which = Math.floor(spot.u)
        const [u, v] = [spot.u - which, spot.v]
        put(spot, dark)
        spot.rough = 0.35
        // Twenty-two drawers, each with a row of small lights; some are off.
        const row = Math.floor(v * 22)
        const [x, y] = [u * 24, v * 22 - row]
        if (u < 0.03 || u > 0.97 || y < 0.1) {
          put(spot, [0.004, 0.005, 0.007])
          return
        }
        const column = Math.floor(x)
        const own = noise.cell(column + which * 7, row + which * 3)
        const lit = own < 0.34 && Math.abs(x - column - 0.5) < 0.3 && Math.abs(y - 0.5) < 0.2
        if (!lit) return
        const light = blink[own < 0.24 ? 0 : own < 0.3 ? 1 : own < 0.33 ? 2 : 3] ?? glow
        shine(spot, light[0], light[1], light[2])
      }),
      setPart('lines', edges, glowing(scaled(glow, 1.5))),
      setPart('trays', trays, plain(linear('#5a636c'), 0.4, 0.4)),
      setPart('cables', cables, plain(mixed(linear('#2f6fb0'), glow, 0.2), 0.5)),
      setPart('desk', desk, plain(linear('#1a2026'), 0.4)),
      setPart('screens', screen, screens(noise, [glow, linear('#8fffc0'), linear('#ffd060')], linear('#081420'), 1.2)),
      setPart('halo', halos, haze(glow, 0.34, halo), { blended: true }),
    ],
    fog: { light: scaled(glow, 0.16), start: 50, density: 0.006, max: 0.6 },
    particles: [dust(random, mixed(glow, [1, 1, 1], 0.5))],
    grade: { tint: [0.98, 1, 1.03], contrast: 1.08, bloom: 0.44, vignette: 0.36 },
  })
}
