import { addCopy, ball, box, type Built, bulb, card, fabric, fours, glowing, lampRoom, lathe } from '#places/set-kit.ts'
import { leafSpray, leafy, linear, makeRoom, marble, meshes, mixed, newLights, newMesh } from '#places/set-kit.ts'
import { ofOneColor, pairs, palette, place, plain, plaster, potted, rod, type Scene } from '#places/set-kit.ts'
import { setPart, shadedLamp, sofa, squared, strip, trim, triples, turned, wood } from '#places/set-kit.ts'

/** Marble and columns under a chandelier, the desk with the keys behind it, a lift, a luggage cart, palms in pots. */
export const hotelLobby = place({
  label: 'Hotel lobby',
  words:
    'hotel lobby, lobby, lobbies, foyer, grand foyer, marble foyer, hotel foyer, hotel reception, reception desk, reception area, front desk, hotel desk, hotel front desk, concierge desk, hotel lounge, hotel entrance hall, marble lobby, grand lobby, luxury hotel lobby, luxury hotel, grand hotel, fancy hotel, five star hotel, lobby of a hotel, lobby of a grand hotel, lobby of a luxury hotel',
  order: 36,
  where: 'indoors',
  poses: { sitting: 1 },
  seat: 'chair',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 132, back: 62, front: 60, high: 44 }
  const room = makeRoom(size, {}, 6)
  const [stone, timber, brass, counter, shades, holes, fobs, pots, leaves, sofas, cushions, cases, rug, crystal] =
    meshes()
  const lights = newLights(linear('#ffdca8'))
  trim(timber, size, 1.6, 2.4)
  // Columns along the back, and two that stand free.
  for (const [x, z] of pairs`-5 -58, 43 -58, -40 -58, 50 -28, -36 -26`)
    lathe(
      stone,
      { x: x * side, z },
      pairs`3.3 0, 3.3 1.4, 2.7 2, 2.4 3, 2.2 36, 2.5 36.6, 2.3 37.2, 3.2 39, 3.6 39.2, 3.6 44`,
      24,
    )
  // The desk, and behind it a panelled wall with a pigeon-hole and a key for every room.
  const desk = { x: 19 * side, z: -46 }
  box(timber, desk, 30, 9.4, 6, { cell: 4 })
  for (let at = 0; at < 6; at += 1) box(counter, { x: desk.x - 12.5 + at * 5, z: -42.9, y: 1.6 }, 4.2, 6.4, 0.4)
  box(brass, { x: desk.x, z: -42.9 }, 30.2, 0.8, 0.4)
  box(brass, { x: desk.x, z: -42.9, y: 8.8 }, 30.4, 0.3, 0.6)
  box(counter, { ...desk, y: 9.4 }, 32, 0.8, 7.6, { cell: 4 })
  for (const way of [-1, 1])
    shadedLamp(brass, shades, lights, [desk.x + way * 12.6, 10.2, -46], {
      high: 3.4,
      wide: 1.6,
      strength: 0.5,
      reach: 11,
    })
  lathe(
    brass,
    { x: desk.x - 4 * side, y: 10.2, z: -43.6 },
    pairs`0.9 0, 0.9 0.2, 0.75 0.5, 0.4 0.8, 0.1 0.95, 0.1 1.15`,
    14,
  )
  box(timber, { x: desk.x, z: -60.6, y: 1 }, 36, 31, 1.6, { cell: 6 })
  box(brass, { x: desk.x, z: -59.7, y: 31.4 }, 36, 0.5, 0.4)
  for (let column = 0; column < 10; column += 1)
    for (let row = 0; row < 5; row += 1) {
      const [x, y] = [desk.x - 11.7 + column * 2.6, 11.4 + row * 2.6]
      box(holes, { x, y, z: -59.8 }, 2.1, 2.1, 0.3)
      if (random.chance(0.7)) {
        rod(brass, [x, y + 1.7, -59.5], [x, y + 0.9, -59.5], 0.1, 0.1, 5)
        ball(fobs, [x, y + 0.7, -59.4], [0.34, 0.5, 0.2], 5)
      }
    }
  for (const x of [-15.6, 15.6]) bulb(lights, [desk.x + x, 20, -58.6], 0.7, 0.5, 12)
  strip(lights, [desk.x, 30.4, -58.4], 30, 0.7, 0.6, 14)
  // A lift at the other side of the column.
  for (const x of [-16, -29]) {
    box(stone, { x: x * side, z: -61.4 }, 11.4, 25, 1.4)
    for (const way of [-1, 1]) box(brass, { x: x * side + way * 2.1, z: -60.6 }, 4, 22, 0.4)
    box(holes, { x: x * side, z: -60.5, y: 22.8 }, 5, 1.5, 0.4)
    for (const way of [-1, 0, 1]) ball(lights.bulbs, [x * side + way * 1.4, 23.5, -60.2], [0.24, 0.24, 0.2], 5)
  }
  // The chandelier: two rings of arms, drops of glass on chains between them.
  const hung = { x: 12 * side, z: -32 }
  rod(brass, [hung.x, 27, hung.z], [hung.x, size.high, hung.z], 0.3, 0.25, 8)
  ball(brass, [hung.x, 27.6, hung.z], [1.2, 1.6, 1.2], 10)
  for (const [count, reach, y] of triples`12 6.6 26, 8 4 29.4`)
    for (let at = 0; at < count; at += 1) {
      const [c, s] = turned((at * 360) / count)
      const [x, z] = [hung.x + c * reach, hung.z + s * reach]
      rod(brass, [hung.x, y + 0.6, hung.z], [x, y, z], 0.22, 0.16, 6)
      rod(crystal, [x, y, z], [x, y + 1, z], 0.3, 0.26, 8)
      ball(lights.bulbs, [x, y + 1.6, z], [0.34, 0.62, 0.34], 6)
      card(lights.halos, [x, y + 1.6, z], [1.3, 0, 0], [0, 1.3, 0], [0, 0, 1])
      for (let drop = 1; drop <= 5; drop += 1) {
        const [share, low] = [1 - drop * 0.17, y - 0.4 - drop * 0.55]
        ball(crystal, [hung.x + c * reach * share, low, hung.z + s * reach * share], [0.2, 0.34, 0.2], 4)
      }
    }
  ball(crystal, [hung.x, 22.6, hung.z], [0.7, 0.9, 0.7], 8)
  for (const [x, y, z, strength] of [
    [hung.x, 28, hung.z, 1.1],
    [-34 * side, 34, -34, 0.7],
    [44 * side, 34, -40, 0.6],
    [0, 36, 4, 0.7],
  ] as const)
    lights.lamps.push({ at: [x, y, z], light: linear('#ffe2b8', strength), reach: 30 })
  // Somewhere to wait.
  const seats = { x: -24 * side, z: -36 }
  sofa(sofas, cushions, seats, 19)
  for (const way of [-1, 1]) sofa(sofas, cushions, { x: seats.x + way * 14, z: -28, turn: turned(-90 * way) }, 10)
  lathe(counter, { x: seats.x, z: -27 }, pairs`2.4 0, 0.6 0.6, 0.6 3.4, 3.6 3.6, 3.6 4, 0.01 4`, 22)
  box(rug, { x: seats.x, z: -29 }, 36, 0.06, 20, { cell: 4 })
  // A brass cart with the luggage of somebody who arrives.
  const cart = { x: 37 * side, z: -36 }
  box(rug, { ...cart, y: 1.4 }, 10, 0.5, 6)
  box(brass, { ...cart, y: 1.1 }, 10.4, 0.5, 6.4)
  for (const x of [-4.6, 4.6]) {
    for (const z of [-2.6, 2.6]) {
      ball(holes, [cart.x + x, 0.6, cart.z + z], [0.6, 0.6, 0.4], 6)
      rod(brass, [cart.x + x, 1.6, cart.z + z], [cart.x + x, 14, cart.z + z], 0.24, 0.24, 8)
      rod(brass, [cart.x + x, 14, cart.z + z], [cart.x + x * 0.5, 17, cart.z + z * 0.5], 0.24, 0.24, 8)
      rod(brass, [cart.x + x * 0.5, 17, cart.z + z * 0.5], [cart.x, 17.8, cart.z], 0.24, 0.24, 8)
    }
  }
  ball(brass, [cart.x, 18, cart.z], [0.55, 0.55, 0.55], 8)
  for (const [at, [x, y, wide, high]] of fours`-1.4 1.9 3 2.6, 2.6 1.9 1.4 3.4, -1.6 6.2 2.5 1.3`.entries()) {
    const one = newMesh()
    ball(one, [0, high / 1.2, 0], [wide, high / 1.2, 2], 9, squared)
    addCopy(cases, ofOneColor(one), { x: cart.x + x * side, y, z: cart.z }, at)
  }
  for (const [x, z, big] of triples`0.5 -50 6.4, 46 -50 7, -39 -44 7, -10 -46 5.6`)
    potted(pots, leaves, random, { x: x * side, z }, big, 3)
  // Flowers on the desk are the same green in a small vase.
  potted(pots, leaves, random, { x: desk.x + 5 * side, y: 10.2, z: -46 }, 1.9, 3)
  const cloth = mixed(random.pick([linear('#2f4f4a'), linear('#5c2c34'), linear('#3a4664')] as const), accents[0], 0.2)
  const vein = linear('#8c7c68')
  return lampRoom(scene, {
    size,
    lights,
    walls: '#d0bfa4',
    warm: '#ffe6c4',
    floor: '#b8a890',
    room: linear('#c4b096', 0.3),
    rims: [linear('#ffe4bc', 1.5), linear('#fff0dc', 1.2)],
    parts: [
      setPart('floor', room.floor, marble(linear('#c2b49c'), vein, noise, 9)),
      setPart('walls', room.walls, plaster(linear('#c6b494'), noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#cec0a8'), noise, 0.1)),
      setPart('columns', stone, marble(linear('#cfc0a8'), linear('#7a6248'), noise), { castsShadow: true }),
      setPart('panelling', timber, wood(linear('#5c3823'), noise, 0.3), { castsShadow: true }),
      setPart('counter', counter, marble(linear('#38443f'), linear('#c8c4b0'), noise), { castsShadow: true }),
      setPart('brass', brass, plain(linear('#c09a54'), 0.22, 0.7), { castsShadow: true }),
      setPart('shades', shades, glowing(linear('#ffe0b4', 1)), { twoSided: true }),
      setPart('pigeon-holes', holes, plain(linear('#2a1a12'), 0.8)),
      setPart('fobs', fobs, plain(linear('#9a2f34'), 0.4)),
      setPart('crystal', crystal, plain([0.85, 0.9, 0.95], 0.08)),
      setPart('sofas', sofas, fabric(cloth, noise), { castsShadow: true }),
      setPart('cushions', cushions, fabric(mixed(linear('#d8b878'), accents[1], 0.25), noise)),
      setPart('luggage', cases, palette([linear('#7a4a2c'), linear('#2c4450'), linear('#b08a58')], 0.45), {
        castsShadow: true,
      }),
      setPart('rug', rug, fabric(mixed(linear('#7a2c30'), accents[2], 0.15), noise)),
      setPart('pots', pots, plain(linear('#b8a078'), 0.35, 0.3)),
      leafy('leaves', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        linear('#2a5632'),
        linear('#457840'),
        linear('#74a058'),
      ]),
    ],
    grade: { bloom: 0.34 },
  })
}
