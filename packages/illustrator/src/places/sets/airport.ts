import { addCopy, airliner, ball, blend, box, type Built, courses, fabric, leafSpray, leafy } from '#places/set-kit.ts'
import { linear, makeRoom, makeSky, meshes, mixed, newLights, newMesh, ofOneColor, palette } from '#places/set-kit.ts'
import { pane, place, plain, planks, plaster, potted, put, ridge, rod, scaled, type Scene } from '#places/set-kit.ts'
import { screens, setPart, skyline, smoothstep, squared, strip, triples, turned } from '#places/set-kit.ts'
import { windowedRoom, windowLight } from '#places/set-kit.ts'

/** A departure hall: a wall of glass with aeroplanes beyond it, rows of seats, boards, luggage. */
export const airport = place({
  label: 'Airport',
  words:
    'airport, airport terminal, airport lounge, departure lounge, departure gate, terminal, departures, boarding gate, airport gate, luggage, suitcases, runway',
  order: 46,
  where: 'windowed',
  poses: { sitting: 1 },
  holds: { mug: 3 },
  seat: 'bench',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 160, back: 58, front: 60, high: 54 }
  const room = makeRoom(size, { back: [{ left: 1, right: size.wide - 1, low: 1, high: 47 }] }, 7)
  const [steel, shells, legs, cases, boards, screen, pots, leaves, hulls, fins, ports, apron, slats, truck] = meshes()
  const lights = newLights(linear('#fff0d8'))
  // The glass wall: slim mullions, thicker ones that lean.
  for (let x = -79; x <= 79; x += 10.5) box(steel, { x, z: -59, y: 0 }, 0.5, 47, 1)
  for (const y of [1, 16, 31.5, 46]) box(steel, { z: -59, y }, 160, 0.6, 0.8, { cell: 12 })
  for (let x = -66; x <= 66; x += 33) {
    for (const way of [-1, 1]) rod(steel, [x, 0, -52], [x + way * 12, 54, -50], 1.1, 0.8, 10)
  }
  for (const x of [-50, -25, 0, 25, 50]) windowLight(scene, lights, [x, 24, -62], 1.6, 26)
  // Planks run along under the ceiling, strips of light between them.
  for (let x = -76; x < 80; x += 8) box(slats, { x, y: 50, z: -4 }, 1, 3, 112, { cell: 12 })
  for (let x = -64; x <= 64; x += 32) for (const z of [-40, -14, 12]) strip(lights, [x + 4, 51.5, z], 2, 22, 1.1, 24)
  // Seats back to back, in rows.
  const seat = newMesh()
  ball(seat, [0, 4.4, 0.3], [2.2, 0.55, 2.1], 8, squared)
  ball(seat, [0, 7.2, -2], [2.2, 2.3, 0.5], 8, squared)
  for (const [x, z, turn] of triples`18 -30 0, 18 -36 180, -24 -30 0, -24 -36 180, 52 -40 0`) {
    box(legs, { x: x * side, z, y: 3.4 }, 24, 0.4, 0.5)
    for (const at of [-9, 9]) box(legs, { x: x * side + at, z }, 0.5, 3.6, 2.6)
    for (let at = -2; at <= 2; at += 1) addCopy(shells, seat, { x: x * side + at * 4.8, z, turn: turned(turn) })
  }
  // Luggage: cases with a handle drawn out.
  for (const [at, [x, z, h]] of triples`5.6 -29 6.4, 33 -31 5.4, -9 -33 7, 36.4 -30 6.6`.entries()) {
    const one = newMesh()
    ball(one, [0, h / 2 + 0.6, 0], [2.1, h / 2, 1.2], 9, squared)
    addCopy(cases, ofOneColor(one), { x: x * side, z, turn: turned(at * 25) }, at)
    for (const shift of [-0.9, 0.9]) rod(legs, [x * side + shift, h, z], [x * side + shift, h + 4, z], 0.13, 0.13, 5)
    rod(legs, [x * side - 0.9, h + 4, z], [x * side + 0.9, h + 4, z], 0.2, 0.2, 5)
  }
  // Boards hang from the ceiling.
  for (const [at, x] of [-30, 30].entries()) {
    const mid = x * side
    box(boards, { x: mid, y: 27, z: -44 }, 27, 10, 1.2)
    for (let column = 0; column < 2; column += 1)
      pane(screen, [mid - 12.6 + column * 12.8, 27.8, -43.3], [12.2, 0, 0], [0, 8.4, 0], {
        unit: true,
        u: 60 + at * 2 + column,
      })
    for (const shift of [-9, 9]) rod(legs, [mid + shift, 37, -44], [mid + shift, 54, -44], 0.3, 0.3, 6)
  }
  potted(pots, leaves, random, { x: 36 * side, z: -50 }, 7, 3)
  potted(pots, leaves, random, { x: -6 * side, z: -52 }, 6, 3)
  // Outside: the apron below, one aeroplane near and one far, a truck.
  const plane = airliner()
  for (const [x, y, z, turn, big] of [
    [26, 4, -128, 8, 1],
    [-130, 4, -240, -24, 1.1],
    [150, 2, -300, 200, 1],
  ] as const) {
    const stand = { x: x * side, y, z, turn: turned(side > 0 ? 180 + turn : turn), size: big }
    addCopy(hulls, plane.hull, stand)
    addCopy(fins, plane.fins, stand)
    addCopy(ports, plane.windows, stand)
  }
  pane(apron, [-500, -9, -60], [1000, 0, 0], [0, 0, -600], { cell: 60 })
  box(truck, { x: -26 * side, y: -8, z: -100 }, 16, 8, 7)
  box(truck, { x: -15 * side, y: -8, z: -100 }, 5, 6, 6.6)
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#8a9088', 0.4), [
    ridge(noise, 2, { low: 0.03, peaks: 0.07, often: 2.6, tone: far('#7f92a4', 0.6), haze, round: 0.7 }),
    skyline(noise, 2, {
      low: 0.01,
      high: 0.05,
      often: 14,
      tone: far('#6f7c8c', 0.4),
      haze,
      lamps: [linear('#ffd28a', 1.4), linear('#9fd0ff', 1.2)],
      lit: 0.5 * air.lamps,
    }),
  ])
  const cloth = mixed(linear('#3f5668'), accents[1], 0.3)
  const livery = mixed(
    random.pick([linear('#c0483a'), linear('#2f6fa8'), linear('#3a8a78')] as const),
    accents[0],
    0.25,
  )
  const bags = [linear('#c8a048'), mixed(linear('#a83f3a'), accents[0], 0.4), linear('#2f4a58'), linear('#6f8a7a')]
  return windowedRoom(scene, {
    size,
    lights,
    sky,
    walls: '#bcc0c0',
    warm: '#ffeccc',
    floor: '#9a9a98',
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#7c8286'), noise, {
          wide: 9,
          high: 9,
          joint: 0.05,
          vary: 0.1,
          mortar: linear('#666c70'),
          rough: 0.14,
          bond: false,
        }),
      ),
      setPart('walls', room.walls, plaster(linear('#d4d2cc'), noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#b4aca0'), noise, 0.12)),
      setPart('slats', slats, planks(linear('#b08a5c'), noise, 1.5, 30)),
      setPart('steel', steel, plain(linear('#c8ccd0'), 0.35, 0.4)),
      setPart('seats', shells, fabric(cloth, noise), { castsShadow: true }),
      setPart('legs', legs, plain(linear('#a8acb0'), 0.25, 0.7), { castsShadow: true }),
      setPart('cases', cases, palette(bags, 0.3), { castsShadow: true }),
      setPart('boards', boards, plain(linear('#1c2228'), 0.5)),
      setPart(
        'screens',
        screen,
        screens(noise, [linear('#ffd060'), linear('#e8f0ff'), linear('#6fd8ff')], linear('#0c1620'), 1),
      ),
      setPart('pots', pots, plain(linear('#d8d4cc'))),
      leafy('leaves', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        linear('#2f5a38'),
        linear('#4a7a44'),
        linear('#74a058'),
      ]),
      setPart('apron', apron, plaster(linear('#6a7074'), noise, 0.6)),
      setPart(
        'hulls',
        hulls,
        (spot) => {
          put(spot, linear('#eceeee'))
          // A band of the line's color below the windows.
          blend(spot, livery, smoothstep(2.6, 2.8, spot.y) * smoothstep(4.4, 4.2, spot.y))
          spot.rough = 0.3
        },
        { twoSided: true },
      ),
      setPart('fins', fins, plain(livery, 0.35), { twoSided: true }),
      setPart('ports', ports, plain(linear('#26303a'), 0.2)),
      setPart('truck', truck, plain(linear('#d8a83a'), 0.5)),
    ],
  })
}
