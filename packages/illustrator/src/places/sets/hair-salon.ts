import { addCopy, ball, box, type Built, checks, frame, jars, lathe, leafSpray, leafy } from '#places/set-kit.ts'
import { linear, makeRoom, meshes, mirrorGlass, mixed, newLights, newMesh, pairs, palette } from '#places/set-kit.ts'
import { pane, pendant, place, plain, plaster, potted, put, rod, type Scene, setPart } from '#places/set-kit.ts'
import { squared, strip, trim, turned, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** Lit mirrors along the wall with a padded chair before each, shelves of bottles, a striped pole by the window. */
export const hairSalon = place({
  label: 'Hair salon',
  words:
    'hair salon, hair salons, hairdressing salon, hair studio, beauty salon, beauty parlor, beauty parlour, hair parlor, hair parlour, barbershop, barber shop, barbershops, barber chair, barbers chair, salon chair, at the salon, at the hairdresser, at the hairdressers, at the barber, at the barbers, hairdressers shop, barbers shop, old school barbershop, vintage barbershop',
  order: 44,
  where: 'windowed',
  poses: { sitting: 1 },
  seat: 'steel stool',
  support: 'plastered pillar',
  build,
})

/** A chair that goes up and down on a steel foot, with arms, a footrest and a pad for the head; it looks to +z. */
function barberChair(): { readonly pads: ReturnType<typeof newMesh>; readonly steel: ReturnType<typeof newMesh> } {
  const [pads, steel] = [newMesh(), newMesh()]
  ball(pads, [0, 5.4, 0.2], [2.9, 0.8, 2.8], 10, squared)
  ball(pads, [0, 8.6, -2.5], [2.8, 3, 0.7], 10, squared)
  ball(pads, [0, 12.6, -2.9], [1.5, 0.9, 0.6], 8, squared)
  for (const x of [-3, 3]) {
    ball(pads, [x, 8, -0.2], [0.5, 0.4, 2.4], 8, squared)
    rod(steel, [x, 5, 1.6], [x, 7.8, 1.8], 0.2, 0.2, 6)
    rod(steel, [x, 5, -2], [x, 7.8, -2], 0.2, 0.2, 6)
    rod(steel, [x * 0.4, 11, -2.8], [x * 0.35, 12.6, -2.9], 0.14, 0.14, 5)
    rod(steel, [x * 0.6, 4.6, 2], [x * 0.6, 1.8, 4.6], 0.2, 0.2, 6)
  }
  box(steel, { y: 1.6, z: 4.8 }, 4.2, 0.3, 1.6)
  lathe(steel, {}, pairs`2.9 0, 2.8 0.3, 0.9 0.8, 0.7 2.6, 0.5 2.7, 0.5 4.4, 2 4.6`, 18)
  return { pads, steel }
}

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 96, back: 40, front: 60, high: 32 }
  const middle = size.wide / 2 - 24 * side
  const window = { left: middle - 12, right: middle + 12, low: 7, high: 26 }
  const room = makeRoom(size, { back: [window] })
  const [timber, white, steel, glass, pads, bottles, pots, leaves, panels, shades, poles, caps, towels] = meshes()
  const lights = newLights(linear('#ffe6c4'))
  frame(timber, window, { x: -size.wide / 2, z: -size.back - 1 }, 3, 1, 0.45)
  trim(white, size, 0, 1)
  windowLight(scene, lights, [-24 * side, 17, -size.back - 3], 2.8)
  // Panels up to the ledge.
  for (let at = 0; at < 24; at += 1) box(panels, { x: -46 + at * 4, z: -39.7 }, 3.7, 7, 0.5)
  box(timber, { z: -39.4, y: 7 }, size.wide, 0.5, 1, { cell: 6 })
  // Mirror, lights, ledge and chair, four times.
  const seat = barberChair()
  for (const [at, x] of [1, 14, 27, 40].entries()) {
    const px = x * side
    box(timber, { x: px, z: -39.5, y: 10 }, 8.6, 15, 0.7)
    pane(glass, [px - 3.9, 10.4, -39.05], [7.8, 0, 0], [0, 14.2, 0], { cell: 4 })
    for (const way of [-1, 1]) {
      box(lights.bulbs, { x: px + way * 4.7, y: 11, z: -39.3 }, 0.45, 13, 0.5)
      lights.lamps.push({ at: [px + way * 4.7, 17, -37.6], light: linear('#ffeeda', 0.65), reach: 9 })
    }
    box(timber, { x: px, z: -37.8, y: 7.6 }, 10.4, 0.6, 3.8, { cell: 4 })
    box(white, { x: px, z: -38, y: 3.4 }, 7, 4.2, 3.2)
    for (const y of [4.6, 6.4]) box(steel, { x: px, z: -36.3, y }, 1.6, 0.25, 0.3)
    jars(bottles, random, px - 4.6, px - 1, 8.2, -38.2, 2.6, 6)
    jars(bottles, random, px + 2.4, px + 4.8, 8.2, -38, 2.2, 6)
    box(towels, { x: px + 0.6, z: -37.4, y: 8.2 }, 2.4, 0.9, 2, { u: at })
    const stand = { x: px + 0.6 * side, z: -28.4, turn: turned([150, 196, 168, 205][at] ?? 180) }
    addCopy(pads, seat.pads, stand)
    addCopy(steel, seat.steel, stand)
    pendant(shades, lights, [px, 25.6, -29], size.high, 1.7, 0.85, 13)
  }
  // Shelves of bottles between the mirrors, and along the wall to the side.
  for (const x of [7.5, 20.5, 33.5])
    for (const y of [12, 16, 20]) {
      box(timber, { x: x * side, z: -39, y }, 2.6, 0.3, 1.6)
      jars(bottles, random, x * side - 0.9, x * side + 0.9, y + 0.3, -39, 2.2, 6)
    }
  for (const y of [9, 13, 17, 21]) {
    box(timber, { x: 46.6 * side, z: -20, y }, 2.4, 0.4, 26, { cell: 6 })
    for (let z = -32; z < -8; z += 1.7) jars(bottles, random, 46.5 * side, 46.6 * side, y + 0.4, z, 2.8, 6)
  }
  // The striped pole under its cap, between window and mirrors.
  const pole = { x: -8 * side, z: -38 }
  rod(poles, [pole.x, 13.4, pole.z], [pole.x, 21, pole.z], 0.95, 0.95, 20)
  for (const [y, way] of pairs`13.4 -1, 21 1`) {
    lathe(caps, { x: pole.x, z: pole.z, y: y - 0.5 }, pairs`1.1 0, 1.3 0.2, 1.3 0.8, 1.1 1, 0.01 1`, 18)
    ball(caps, [pole.x, y + way, pole.z], [0.75, 0.75, 0.75], 8)
  }
  box(caps, { x: pole.x, z: -39.2, y: 13 }, 0.8, 8.4, 1.4)
  // A trolley with drawers, a bench to wait on, plants.
  const cart = { x: -13 * side, z: -27 }
  for (const y of [1.4, 3.8, 6.2]) box(white, { ...cart, y }, 4.6, 2, 4)
  for (const y of [2.6, 5, 7.4]) box(steel, { x: cart.x, z: cart.z + 2.1, y }, 2.4, 0.25, 0.25)
  for (const [x, z] of pairs`-1.8 -1.5, 1.8 -1.5, -1.8 1.5, 1.8 1.5`)
    ball(steel, [cart.x + x, 0.6, cart.z + z], [0.5, 0.6, 0.5], 6)
  jars(bottles, random, cart.x - 1.7, cart.x + 1.8, 8.2, cart.z, 2.4, 6)
  ball(pads, [-30 * side, 4.2, -34], [8, 0.9, 2.8], 12, squared)
  for (const x of [-36, -24]) box(timber, { x: x * side, z: -34 }, 0.8, 3.6, 4)
  potted(pots, leaves, random, { x: -42 * side, z: -35 }, 6, 3)
  potted(pots, leaves, random, { x: -16 * side, y: 7.5, z: -38.6 }, 2.2, 3)
  for (const x of [-30, 0, 30]) strip(lights, [x, 31, -8], 2, 22, 0.7, 18)
  const leather = mixed(
    random.pick([linear('#5c2a22'), linear('#27302e'), linear('#6f4a2c')] as const),
    accents[0],
    0.2,
  )
  const paint = mixed(random.pick([linear('#2f4f48'), linear('#34485c'), linear('#6a4038')] as const), accents[1], 0.15)
  const tones = ['#b8753c', '#e8e2d4', '#3f6a64', '#26282c', '#c8a860', '#c87a74'].map((hex) => linear(hex))
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#cfc6b4',
    warm: '#ffe2bc',
    floor: '#8a8278',
    parts: [
      setPart('floor', room.floor, checks(linear('#d6d0c4'), linear('#2c2f30'), noise, 4, 0.25)),
      setPart('walls', room.walls, plaster(linear('#d8cdb8'), noise, 0.15)),
      setPart('ceiling', room.ceiling, plaster(linear('#e6e0d4'), noise, 0.1)),
      setPart('panels', panels, plain(paint, 0.5)),
      setPart('timber', timber, wood(linear('#5f402a'), noise), { castsShadow: true }),
      setPart('paintwork', white, plain(linear('#e2dccf'), 0.45), { castsShadow: true }),
      setPart('steel', steel, plain(linear('#c4c8ca'), 0.2, 0.75), { castsShadow: true }),
      setPart('mirrors', glass, mirrorGlass(noise, linear('#b8b4a8'), linear('#5c5a56'))),
      setPart('chairs', pads, plain(leather, 0.32), { castsShadow: true }),
      setPart('bottles', bottles, palette(tones, 0.2)),
      setPart('shades', shades, plain(linear('#2a2826'), 0.4, 0.4), { twoSided: true }),
      setPart('pole', poles, (spot) => {
        const turn = spot.u / 5.97 + spot.v * 0.42
        const part = turn - Math.floor(turn)
        put(spot, part < 0.25 ? linear('#b02a30') : part > 0.5 && part < 0.75 ? linear('#2c4f94') : linear('#f0ece4'))
        spot.rough = 0.15
      }),
      setPart('pole caps', caps, plain(linear('#b8bcc0'), 0.2, 0.7)),
      setPart('towels', towels, plain(linear('#f2eee6'), 0.95)),
      setPart('pots', pots, plain(linear('#b98a6a'))),
      leafy('leaves', leaves, leafSpray(noise, 20, 0.22, 0.38), [
        linear('#2f5f3c'),
        linear('#4c8048'),
        linear('#7fae62'),
      ]),
    ],
    grade: { bloom: 0.3 },
  })
}
