import { ball, beam, box, type Built, bulb, card, courses, daylight, dust, flame, haze } from '#places/set-kit.ts'
import { lathe, linear, makeRoom, meshes, newLights, pairs, place, plain, planks, rod } from '#places/set-kit.ts'
import { scaled, type Scene, setPart, soil, windowedRoom, windowLight } from '#places/set-kit.ts'

/** Rough stone, a barred window high up with its shaft of light, chains on the wall, straw, a torch, a bunk of planks. */
export const prisonCell = place({
  label: 'Prison cell',
  words:
    'prison cell, in a cell, dungeon, prison, jail, jail cell, dungeon cell, behind bars, castle dungeon, torture chamber, oubliette, stone cell',
  order: 124,
  where: 'windowed',
  seat: 'stone',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const size = { wide: 58, back: 46, front: 60, high: 34 }
  const hole = { left: 29 + 8 * side - 6, right: 29 + 8 * side + 6, low: 20, high: 30 }
  const room = makeRoom(size, { back: [hole] })
  const [bars, chains, straw, bunk, barrels, sconces, fires, shafts, sill] = meshes()
  const lights = newLights(linear('#ff9c50'))
  const x0 = 8 * side
  for (let bar = -2; bar <= 2; bar += 1)
    rod(bars, [x0 + bar * 2.4, 20, -46.6], [x0 + bar * 2.4, 30, -46.6], 0.4, 0.4, 6)
  rod(bars, [x0 - 6, 25, -46.6], [x0 + 6, 25, -46.6], 0.35, 0.35, 6)
  box(sill, { x: x0, z: -46.2, y: 19 }, 14, 1, 2)
  windowLight(scene, lights, [x0, 25, -46], 3.6, 30)
  const day = daylight(air)
  if (air.lamps < 0.8) card(shafts, [x0 - 7 * side, 13, -26], [5, 0, 0], [9 * side, 13, -18], [0, 0, 1])
  // Bars to the passage along one side.
  const gate = -28.2 * side
  for (let z = -42; z < 30; z += 3) rod(bars, [gate, 0, z], [gate, 30, z], 0.5, 0.5, 6)
  for (const y of [8, 20, 30]) rod(bars, [gate, y, -44], [gate, y, 30], 0.5, 0.5, 5)
  // Chains with rings.
  for (const [x, z] of pairs`-12 -45.4, -4 -45.4`) {
    let y = 20
    ball(chains, [x * side, 20.6, z], [0.8, 0.8, 0.5], 7)
    for (let link = 0; link < 9; link += 1) {
      rod(chains, [x * side, y, z + 0.5], [x * side + (link % 2 === 0 ? 0.25 : -0.25), y - 1.1, z + 0.7], 0.26, 0.26, 5)
      y -= 1
    }
    lathe(chains, { x: x * side, y: y - 1, z: z + 0.9 }, pairs`0.8 0, 1 0.3, 0.8 0.6`, 10)
  }
  box(bunk, { x: 20 * side, z: -30, y: 4.4 }, 14, 0.8, 26, { cell: 6 })
  for (const z of [-41, -19]) box(bunk, { x: 20 * side, z }, 13, 4.4, 1)
  for (const [x, z] of pairs`-21 -40, -16 -42`)
    lathe(barrels, { x: x * side, z }, pairs`2.2 0, 2.8 2.4, 2.8 4.6, 2.2 7, 0.1 7`, 14)
  for (let wisp = 0; wisp < 130; wisp += 1) {
    const [x, z] = [random.between(-24, 24), random.between(-42, -14)]
    const [dx, dz] = [random.middling() * 3, random.middling() * 3]
    rod(straw, [x, 0.12, z], [x + dx, 0.2, z + dz], 0.09, 0.06, 3)
  }
  const torch = [-27 * side, 17, -24] as const
  rod(sconces, [torch[0], 14, torch[2]], [torch[0] + 1.6 * side, 18, torch[2]], 0.5, 0.7, 6)
  for (let tongue = 0; tongue < 4; tongue += 1)
    card(
      fires,
      [torch[0] + 1.7 * side, 20 + random.share(), torch[2] + 0.3 * tongue],
      [1.1, 0, 0],
      [random.middling() * 0.4, 2.4, 0],
      [0, 0, 1],
      tongue,
    )
  bulb(lights, [torch[0] + 1.7 * side, 19.4, torch[2]], 0.5, 2.6, 20)
  lights.lamps.push({ at: [torch[0] + 6 * side, 20, -18], light: linear('#ff9450', 1.6), reach: 26 })
  const stone = (hex: string, rough = 0.9) =>
    courses(linear(hex), noise, { wide: 5.4, high: 3, joint: 0.22, vary: 0.4, mortar: linear('#3a3630'), rough })
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#6f665c',
    warm: '#ffb070',
    floor: '#5f564a',
    bright: 0.2,
    parts: [
      setPart('floor', room.floor, stone('#6a6258', 0.6)),
      setPart('walls', room.walls, stone('#7a7064')),
      setPart('ceiling', room.ceiling, stone('#5f574c')),
      setPart('bars', bars, plain(linear('#33312e'), 0.45, 0.7), { castsShadow: true }),
      setPart('chains', chains, plain(linear('#4a4640'), 0.4, 0.8)),
      setPart('sill', sill, plain(linear('#6f675c'), 0.9)),
      setPart('bunk', bunk, planks(linear('#6a4f36'), noise, 1.6, 20, 0.95), { castsShadow: true }),
      setPart('barrels', barrels, planks(linear('#6a4a30'), noise, 1.2, 9, 0.95), { castsShadow: true }),
      setPart('straw', straw, soil(linear('#b8974c'), linear('#8a6f38'), noise, 2)),
      setPart('sconces', sconces, plain(linear('#2f2a26'), 0.6)),
      setPart('fires', fires, flame(linear('#ffd87a'), linear('#ff5a1e'), noise, 2.4), { blended: true }),
      setPart('shaft', shafts, haze(scaled(day, 1.1), 0.26, beam), { blended: true }),
    ],
    fog: { light: linear('#4a4238', 0.4), start: 30, density: 0.004, max: 0.4 },
    particles: [dust(random, linear('#ffe0b0', 0.7))],
    grade: { bloom: 0.3, vignette: 0.35 },
  })
}
