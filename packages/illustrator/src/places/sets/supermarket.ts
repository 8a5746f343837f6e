import { addCopy, ball, bookcase, box, type Built, courses, glowing, lampRoom, linear } from '#places/set-kit.ts'
import { makeRoom, meshes, mixed, newLights, newMesh, ofOneColor, pairs, palette, pane } from '#places/set-kit.ts'
import { place, plain, planks, plaster, put, rod, type Scene, setPart, squared, strip } from '#places/set-kit.ts'
import { turned } from '#places/set-kit.ts'

/** Aisles of full shelves, crates of fruit at their ends, lit fridges along the back, a trolley. */
export const supermarket = place({
  label: 'Supermarket',
  words:
    'supermarket, grocery store, convenience store, konbini, mini mart, minimart, bodega, corner shop, shop, store, supermarket aisle, grocery shopping, shopping trolley, shopping cart',
  order: 48,
  where: 'indoors',
  holds: { mug: 1, bouquet: 1 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents } = scene
  const { side } = scene.air
  const size = { wide: 140, back: 92, front: 60, high: 40 }
  const room = makeRoom(size, {}, 7)
  const [racks, goods, fruit, crates, fridges, glass, cans, cart, wheels, banners, tickets] = meshes()
  const lights = newLights(linear('#f4f6ff'))
  const shelf = { wide: 16, high: 20, deep: 4.4, boards: 5, colours: 9, plinth: 1.6, thick: [0.9, 2] as const }
  // Two aisles run away from the camera, a third stands across them at the side.
  for (const x of [15.4, 41, -20, -46])
    for (let z = -24; z > -74; z -= 16.2)
      for (const face of [-1, 1]) {
        bookcase(racks, goods, random, { x: x * side + face * 2.3, z, turn: turned(face * 90) }, shelf)
      }
  // The head of each aisle looks to the camera.
  for (const x of [15.4, 41, -20, -46])
    bookcase(racks, goods, random, { x: x * side, z: -14 }, { ...shelf, wide: 9.4, deep: 3.4 })
  // Fruit in slanting crates at the head of the aisles.
  for (const [x, z] of pairs`27 -19, 53 -22, -33 -20`) {
    const color = Math.floor(random.share() * 4)
    for (let row = 0; row < 2; row += 1) {
      const [y, deep] = [3.2 + row * 3.4, z - 0.8 - row * 1.6]
      box(crates, { x: x * side, z: deep, y }, 9.4, 2, 3)
      box(crates, { x: x * side, z: deep, y: 0 }, 9, y, 2.4)
      const heap = newMesh()
      for (let at = 0; at < 18; at += 1) {
        const r = random.between(0.45, 0.6)
        ball(heap, [x * side - 4 + (at % 9), y + 2.1 + (at > 8 ? 0.5 : 0), deep + (at > 8 ? -0.5 : 0.6)], [r, r, r], 5)
      }
      addCopy(fruit, ofOneColor(heap), {}, color + row)
    }
  }
  // Fridges with glass doors along the back wall, bottles in rows behind them.
  for (let x = -63; x < 66; x += 14) {
    box(fridges, { x, z: -90 }, 13.6, 27, 3.4, { cell: 5 })
    box(fridges, { x, z: -87.6, y: 24 }, 13.6, 3, 5)
    pane(glass, [x - 6, 2.4, -88.2], [12, 0, 0], [0, 21, 0], { unit: true, u: x + 70 })
    lights.lamps.push({ at: [x, 14, -84], light: linear('#d8ecff', 0.5), reach: 9 })
  }
  for (let x = -56; x <= 56; x += 28) for (const z of [-76, -48, -20, 8]) strip(lights, [x, 38.6, z], 2.4, 22, 0.75, 18)
  // Signs over the aisles, without a word on them.
  for (const [at, x] of [28, 2, -33].entries()) {
    box(banners, { x: x * side, y: 27, z: -40 }, 12, 4, 0.4, { u: at * 30 })
    for (const shift of [-5, 5]) rod(cart, [x * side + shift, 31, -40], [x * side + shift, 40, -40], 0.1, 0.1, 4)
  }
  for (let at = 0; at < 24; at += 1) {
    const z = -18 - at * 2.4
    box(tickets, { x: 15.4 * side + 4.6, z, y: 5 + (at % 4) * 3.7 }, 0.15, 0.7, 1.4)
  }
  // A trolley.
  const trolley = { x: -8 * side, z: -26 }
  for (const y of [5, 6.6, 8.2, 9.6]) {
    for (const x of [-2.4, 2.4])
      rod(cart, [trolley.x + x, y, trolley.z - 3.6], [trolley.x + x, y, trolley.z + 3.6], 0.12, 0.12, 5)
    for (const z of [-3.6, 3.6])
      rod(cart, [trolley.x - 2.4, y, trolley.z + z], [trolley.x + 2.4, y, trolley.z + z], 0.12, 0.12, 5)
  }
  for (let at = -2; at <= 2; at += 1) {
    for (const z of [-3.6, 3.6])
      rod(cart, [trolley.x + at * 1.2, 5, trolley.z + z], [trolley.x + at * 1.2, 9.6, trolley.z + z], 0.08, 0.08, 4)
    for (const x of [-2.4, 2.4])
      rod(cart, [trolley.x + x, 5, trolley.z + at * 1.8], [trolley.x + x, 9.6, trolley.z + at * 1.8], 0.08, 0.08, 4)
    rod(cart, [trolley.x + at * 1.2, 5, trolley.z - 3.6], [trolley.x + at * 1.2, 5, trolley.z + 3.6], 0.08, 0.08, 4)
  }
  for (const x of [-2, 2])
    for (const z of [-3, 3]) {
      rod(cart, [trolley.x + x, 1, trolley.z + z], [trolley.x + x, 5, trolley.z + z], 0.16, 0.16, 5)
      ball(wheels, [trolley.x + x, 0.6, trolley.z + z], [0.3, 0.6, 0.6], 6)
    }
  rod(wheels, [trolley.x - 2.4, 10.4, trolley.z + 4.4], [trolley.x + 2.4, 10.4, trolley.z + 4.4], 0.3, 0.3, 7)
  for (let at = 0; at < 6; at += 1)
    ball(
      cans,
      [trolley.x - 1.4 + (at % 3) * 1.4, 6.4, trolley.z - 2 + Math.floor(at / 3) * 2.6],
      [0.9, 1.3, 0.9],
      6,
      squared,
    )
  const tones = ['#d8483a', '#e8b83a', '#3f8a58', '#3a6fb0', '#ece4d4', '#c86a9a', '#e07a34', '#5fb0b8', '#8a5a3c'].map(
    (hex) => linear(hex),
  )
  const signs = mixed(linear('#2f7a5a'), accents[1], 0.3)
  return lampRoom(scene, {
    size,
    lights,
    walls: '#c4c8cc',
    warm: '#fbfaf4',
    floor: '#a8acb0',
    room: linear('#b0b6c0', 0.3),
    aim: 1,
    rims: [linear('#eaf2ff', 1.3), linear('#fff2dc', 1.2)],
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#8a9092'), noise, {
          wide: 6,
          high: 6,
          joint: 0.05,
          vary: 0.1,
          mortar: linear('#6c7274'),
          rough: 0.14,
          bond: false,
        }),
      ),
      setPart('walls', room.walls, plaster(linear('#a9b6b4'), noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#c8cacb'), noise, 0.1)),
      setPart('racks', racks, plain(linear('#aeb4b4'), 0.5), { castsShadow: true }),
      setPart('goods', goods, (spot) => {
        const which = Math.floor(spot.u)
        const own = noise.cell(spot.y * 0.27 + 3, spot.z * 0.9 + spot.x)
        put(spot, tones[(which + Math.floor(spot.y * 0.7)) % tones.length] ?? [1, 1, 1], 0.8 + own * 0.3)
        // A label across each, lighter than the rest.
        if (spot.v > 0.35 && spot.v < 0.68)
          put(spot, mixed(linear('#f2ecdf'), tones[(which + 3) % tones.length] ?? [1, 1, 1], own > 0.5 ? 0.55 : 0.12))
        spot.rough = 0.4
      }),
      setPart('crates', crates, planks(linear('#a07a4c'), noise, 0.9, 10), { castsShadow: true }),
      setPart(
        'fruit',
        fruit,
        palette([linear('#d8432f'), linear('#e89a2c'), linear('#7ab03a'), linear('#e8cf48'), linear('#c85a2c')], 0.4),
      ),
      setPart('fridges', fridges, plain(linear('#e4e8ea'), 0.4)),
      setPart('doors', glass, (spot) => {
        const which = Math.floor(spot.u)
        const [u, v] = [spot.u - which, spot.v]
        const row = Math.floor(v * 5)
        const column = Math.floor(u * 9)
        const up = v * 5 - row
        const bottle = Math.abs(u * 9 - column - 0.5) < (up < 0.6 ? 0.36 : 0.16) && up < 0.84 && up > 0.06
        const tone = tones[Math.floor(noise.cell(which + row * 3, Math.floor(column / 3) + 5) * 89) % tones.length] ?? [
          1, 1, 1,
        ]
        put(spot, bottle ? tone : linear('#dcecf4'), bottle ? 0.85 : 0.8)
        spot.glow = bottle ? 0.16 : 0.4
        if (u < 0.03 || u > 0.97 || v < 0.02 || v > 0.98) {
          put(spot, linear('#8a9296'))
          spot.glow = 0
        }
        spot.rough = 0.1
      }),
      setPart('signs', banners, plain(signs, 0.5)),
      setPart('tickets', tickets, glowing(linear('#f4d84a', 0.7))),
      setPart('trolley', cart, plain(linear('#b8bec4'), 0.2, 0.7), { castsShadow: true }),
      setPart('wheels', wheels, plain(mixed(linear('#c0392f'), accents[0], 0.3), 0.5)),
      setPart('shopping', cans, palette(tones, 0.4)),
    ],
    fog: { light: linear('#c8ccd0', 0.4), start: 80, density: 0.0016, max: 0.3 },
    grade: { bloom: 0.3, saturation: 1.08 },
  })
}
