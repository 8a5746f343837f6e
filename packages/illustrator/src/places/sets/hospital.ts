import { addCopy, ball, bed, box, type Built, courses, drape, fabric, frame, lathe, linear } from '#places/set-kit.ts'
import { makeRoom, meshes, mixed, newLights, newMesh, pairs, pane, place, plain, plaster } from '#places/set-kit.ts'
import { rod, type Scene, screens, setPart, strip, trim, turned, windowedRoom, windowLight } from '#places/set-kit.ts'

/** A ward: beds with rails between curtains, screens with curves, bags on stands, wide windows. */
export const hospital = place({
  label: 'Hospital',
  words:
    'hospital, hospital room, hospital ward, hospital bed, clinic, infirmary, emergency room, sickbay, sick bay, medbay, med bay, hospital corridor, operating room, nurses station, doctors office, examination room, exam room, recovery room',
  order: 82,
  where: 'windowed',
  holds: { mug: 2, bouquet: 3 },
  seat: 'chair',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, accents } = scene
  const { side } = air
  const size = { wide: 100, back: 44, front: 60, high: 30 }
  const windows = [-30, 0, 30].map((x) => ({ left: 50 + x - 8, right: 50 + x + 8, low: 10, high: 25 }))
  const room = makeRoom(size, { back: windows })
  const [steel, linen, cover, curtains, cases, screen, bags, band, white, tracks] = meshes()
  const lights = newLights(linear('#eef6ff'))
  for (const hole of windows) frame(white, hole, { x: -50, z: -45 }, 2, 1, 0.4)
  trim(white, size, 1.2, 0.6)
  for (const x of [-30, 0, 30]) windowLight(scene, lights, [x, 17, -47], 1.8)
  // A band of color along the walls, with a rail to hold on to.
  box(band, { z: -43.8, y: 8 }, 100, 1.6, 0.3, { cell: 6 })
  for (const x of [-1, 1]) box(band, { x: x * 49.8, z: 8, y: 8 }, 0.3, 1.6, 104, { cell: 6 })
  const glass = newMesh()
  pane(glass, [-1.9, 0, 0.45], [3.8, 0, 0], [0, 2.8, 0], { unit: true })
  for (const [at, x] of [-28, 17, 40].entries()) {
    const stand = { x: x * side, z: -31 }
    bed({ frame: steel, linen, cover }, stand, { wide: 10, long: 20, base: 4.6, head: 9, pillows: 1 })
    for (const rail of [-5.4, 5.4]) {
      for (const y of [8, 9.4]) rod(steel, [stand.x + rail, y, -37], [stand.x + rail, y, -25], 0.18, 0.18, 6)
      for (const z of [-37, -31, -25]) rod(steel, [stand.x + rail, 5, z], [stand.x + rail, 9.4, z], 0.18, 0.18, 6)
    }
    box(cases, { ...stand, z: -20.6, y: 3 }, 10, 3.6, 0.5)
    for (const leg of [-4.6, 4.6]) rod(steel, [stand.x + leg, 0, -20.6], [stand.x + leg, 8, -20.6], 0.25, 0.25, 6)
    // A screen on an arm and a bag on its stand.
    const reach = stand.x - 8 * side
    box(cases, { x: reach, z: -39, y: 0 }, 5, 8, 4.4)
    box(cases, { x: reach, z: -39, y: 11.6, turn: turned(-8 * side) }, 4.6, 3.6, 0.8)
    rod(steel, [reach, 8, -39], [reach, 12, -39], 0.25, 0.25, 6)
    addCopy(screen, glass, { x: reach, z: -39, y: 12, turn: turned(-8 * side) }, at * 3 + 1)
    const pole = stand.x + 8 * side
    rod(steel, [pole, 0.4, -37], [pole, 20, -37], 0.15, 0.15, 6)
    rod(steel, [pole - 1.4, 20, -37], [pole + 1.4, 20, -37], 0.12, 0.12, 5)
    ball(bags, [pole + 1.3, 18, -37], [0.9, 1.6, 0.4], 7)
    lathe(steel, { x: pole, z: -37 }, pairs`2 0, 1.9 0.4, 0.2 0.6`, 10)
    strip(lights, [stand.x, 29.4, -26], 12, 2.4, 1.5, 16)
  }
  strip(lights, [0, 29.4, -8], 12, 2.4, 1.2, 16)
  // Curtains on tracks part the beds.
  for (const x of [5, 29]) {
    const from = x * side
    rod(tracks, [from, 25, -44], [from, 25, -18], 0.2, 0.2, 6)
    const folds = newMesh()
    drape(folds, -12, 0, { y: 3, z: 0, high: 21.6, fold: 1.2 })
    addCopy(curtains, folds, { x: from, z: x === 5 ? -43 : -32, turn: turned(90) })
  }
  rod(tracks, [-44 * side, 25, -18], [-14 * side, 25, -18], 0.2, 0.2, 6)
  drape(curtains, Math.min(-40 * side, -30 * side), Math.max(-40 * side, -30 * side), {
    y: 3,
    z: -18,
    high: 21.6,
    fold: 1.25,
  })
  const green = mixed(linear('#7fb0a4'), accents[1], 0.2)
  return windowedRoom(scene, {
    size,
    lights,
    city: true,
    walls: '#c8d4d2',
    warm: '#eef4ff',
    floor: '#a4aeb0',
    bright: 0.46,
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#9fb0ae'), noise, {
          wide: 6,
          high: 6,
          joint: 0.05,
          vary: 0.1,
          mortar: linear('#8f9a9a'),
          rough: 0.18,
          bond: false,
        }),
      ),
      setPart('walls', room.walls, plaster(mixed(linear('#bccfc6'), accents[1], 0.06), noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#eceeec'), noise, 0.1)),
      setPart('paintwork', white, plain(linear('#eef0ee'), 0.4)),
      setPart('band', band, plain(green, 0.5)),
      setPart('steel', steel, plain(linear('#c4ccd0'), 0.3, 0.5), { castsShadow: true }),
      setPart('linen', linen, fabric(linear('#f0f2f0'), noise), { castsShadow: true }),
      setPart('covers', cover, fabric(mixed(linear('#8fb8c8'), accents[1], 0.2), noise), { castsShadow: true }),
      setPart('curtains', curtains, fabric(mixed(linear('#9cc8bc'), accents[1], 0.15), noise), { twoSided: true }),
      setPart('tracks', tracks, plain(linear('#d8dcdc'), 0.3, 0.5)),
      setPart('cases', cases, plain(linear('#dfe4e4'), 0.4), { castsShadow: true }),
      setPart(
        'screens',
        screen,
        screens(noise, [linear('#5fe8a0'), linear('#5fc8ff'), linear('#ffd860')], linear('#0a1a24'), 1.3),
      ),
      setPart('bags', bags, plain(linear('#d8e6ea'), 0.15)),
    ],
    grade: { tint: [0.99, 1, 1.02] },
  })
}
