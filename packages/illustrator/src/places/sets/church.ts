import { addCopy, archway, ball, beam, box, type Built, bulb, card, checks, courses } from '#places/set-kit.ts'
import { daylight, dust, fabric, haze, lathe, linear, makeRoom, meshes, metal, mixed } from '#places/set-kit.ts'
import { newLights, newMesh, pairs, pane, place, plain, rib, rod, scaled, type Scene } from '#places/set-kit.ts'
import { setPart, stainedGlass, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** A nave of slim pillars: pews to both sides, an altar with candles under colored windows, shafts of light. */
export const church = place({
  label: 'Church',
  words:
    'church, cathedral, chapel, pews, altar, nave, abbey, basilica, gothic cathedral, gothic church, church interior, inside a church, candlelit church',
  order: 122,
  where: 'windowed',
  holds: { lantern: 1 },
  seat: 'bench',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 96, back: 112, front: 64, high: 86 }
  const windows = [0, 1, 2].map((at) => ({
    left: 24 + at * 17,
    right: 37 + at * 17,
    low: 26,
    high: at === 1 ? 78 : 68,
  }))
  const room = makeRoom(size, { back: windows }, 8)
  const [pillars, ribs, pews, glass, tracery, steps, cloth, gold, candles, shafts, flowers, panes] = meshes()
  const lights = newLights(linear('#ffc27a'))
  const rows = [-104, -80, -56, -32, -8, 16]
  for (const x of [-29, 29]) {
    rows.forEach((z, at) => {
      // A bundle of shafts around a core.
      lathe(pillars, { x, z }, pairs`4.2 0, 4.2 1.6, 3.2 2.6, 2.4 4, 2.4 44, 3.2 46, 3.8 48`, 12)
      for (const [dx, dz] of pairs`2.4 0, -2.4 0, 0 2.4, 0 -2.4`)
        rod(pillars, [x + dx, 2.4, z + dz], [x + dx, 46, z + dz], 0.7, 0.7, 7)
      const next = rows[at + 1]
      if (next !== undefined) archway(ribs, x, 46, z, next, 1.3)
    })
  }
  for (const z of rows) {
    rib(ribs, z, 48, 29, 32, 1.1)
    if (z < -8) {
      rod(ribs, [-29, 48, z], [0, 80, z + 12], 0.8, 0.8, 6)
      rod(ribs, [29, 48, z], [0, 80, z + 12], 0.8, 0.8, 6)
    }
  }
  // Windows high in the side walls glow a little; those behind the altar are the great ones.
  for (const x of [-1, 1])
    for (const z of [-92, -68, -44, -20]) {
      const at = x * (size.wide / 2 - 0.3)
      pane(panes, x < 0 ? [at, 20, z + 6] : [at, 20, z - 6], [0, 0, x < 0 ? -12 : 12], [0, 40, 0], { unit: true })
    }
  for (const hole of windows) {
    const x = hole.left - size.wide / 2
    for (const u of [0, 4.33, 8.67, 13])
      box(tracery, { x: x + u, z: -size.back - 1, y: hole.low }, 0.6, hole.high - hole.low, 0.9)
    for (let y = hole.low + 6; y < hole.high; y += 6) box(tracery, { x: x + 6.5, z: -size.back - 1, y }, 13, 0.3, 0.5)
    pane(glass, [x, hole.low, -size.back - 1.4], [13, 0, 0], [0, hole.high - hole.low, 0], { unit: true })
    windowLight(scene, lights, [x + 6.5, 50, -size.back + 2], 1.5, 36)
  }
  // Pews: seat, back and ends, one behind the other along the aisle.
  const pew = newMesh()
  box(pew, { y: 4, z: 0.4 }, 17, 0.5, 3.6, { cell: 5 })
  box(pew, { y: 4, z: -1.6 }, 17, 5.4, 0.5, { cell: 5 })
  box(pew, { y: 9.2, z: -1.4 }, 17, 0.5, 1)
  for (const x of [-8.6, 8.6]) {
    box(pew, { x }, 0.8, 8, 4.6)
    ball(pew, [x, 8.8, -1.4], [0.6, 1.4, 1.2], 6)
  }
  for (let z = -24; z > -84; z -= 7.6) for (const x of [-1, 1]) addCopy(pews, pew, { x: x * 18.4, z })
  for (const z of [-16, -8, 0]) for (const x of [-1, 1]) addCopy(pews, pew, { x: x * 22.6, z })
  // The altar on its steps: a cloth, candlesticks, flowers, a tall carved back.
  for (let at = 0; at < 3; at += 1) box(steps, { z: -100, y: at * 1.4 }, 44 - at * 6, 1.4, 22 - at * 4, { cell: 6 })
  box(cloth, { z: -102, y: 4.2 }, 19, 7, 6, { cell: 5 })
  box(gold, { z: -109.6, y: 4 }, 22, 20, 1.6, { cell: 5 })
  for (const x of [-9, -3, 3, 9]) {
    box(gold, { x, z: -109, y: 24 }, 1.2, 8 - Math.abs(x) * 0.4, 1.2)
    lathe(gold, { x, z: -109, y: 32 - Math.abs(x) * 0.4 }, pairs`0.9 0, 0.1 3`, 6)
  }
  const flame = (x: number, y: number, z: number, high: number): void => {
    rod(candles, [x, y, z], [x, y + high, z], 0.3, 0.28, 7)
    bulb(lights, [x, y + high + 0.5, z], 0.32, 0.55, 8)
  }
  for (const x of [-8, -5.4, 5.4, 8]) {
    lathe(gold, { x, z: -101, y: 11.2 }, pairs`0.8 0, 0.2 0.5, 0.2 2.4, 0.6 2.8`, 8)
    flame(x, 14, -101, 3)
  }
  for (let at = 0; at < 26; at += 1)
    ball(flowers, [random.middling() * 7, 11.6 + random.share() * 2, -101], [0.6, 0.6, 0.6], 4)
  // Stands of candles beside the aisle, where the camera looks.
  for (const [x, z] of [
    [33 * side, -22],
    [33 * side, -46],
    [-33 * side, -34],
    [11.6 * side, -88],
    [-11.6 * side, -88],
  ] as const) {
    rod(gold, [x, 0, z], [x, 9, z], 0.35, 0.3, 7)
    box(gold, { x, z, y: 9 }, 6, 0.4, 2.4)
    for (let at = 0; at < 5; at += 1) flame(x - 2.4 + at * 1.2, 9.4, z + (at % 2) * 0.8 - 0.4, 1.4 + (at % 3) * 0.6)
  }
  const day = daylight(air)
  if (air.lamps < 0.8)
    for (const x of [-15, 3, 21]) card(shafts, [x - 13 * side, 28, -66], [6, 0, 0], [13 * side, 30, -38], [0, 0, 1])
  const stone = (hex: string) =>
    courses(linear(hex), noise, { wide: 6, high: 3, joint: 0.1, vary: 0.22, mortar: linear('#7d766c') })
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#948a84',
    warm: '#ffcf9c',
    floor: '#6a5a50',
    bright: 0.24,
    aim: 0.95,
    parts: [
      setPart('floor', room.floor, checks(linear('#a89f92'), linear('#55504c'), noise, 5, 0.3)),
      setPart('walls', room.walls, stone('#a39a8c')),
      setPart('vault', room.ceiling, stone('#857d72')),
      setPart('pillars', pillars, stone('#b0a698'), { castsShadow: true }),
      setPart('ribs', ribs, stone('#b5ab9c')),
      setPart('pews', pews, wood(linear('#6a432a'), noise, 0.4), { castsShadow: true }),
      setPart('steps', steps, stone('#a89e90')),
      setPart('cloth', cloth, fabric(mixed(linear('#ece6da'), accents[0], 0.1), noise)),
      setPart('gold', gold, metal(linear('#b58a44'), noise, 0.3), { castsShadow: true }),
      setPart('candles', candles, plain(linear('#f0e6cc'), 0.7)),
      setPart('flowers', flowers, plain(mixed(linear('#f2e4e0'), accents[0], 0.25), 0.8)),
      setPart('tracery', tracery, plain(linear('#5a544c'), 0.8)),
      setPart('side windows', panes, (spot) => {
        stainedGlass(noise, 0.05 + 1.1 * day[1])(spot)
        const bar = Math.min(
          Math.abs(spot.u * 3 - Math.round(spot.u * 3)) * 4,
          Math.abs(spot.v * 8 - Math.round(spot.v * 8)) * 5,
        )
        if (bar < 0.2) spot.glow = 0
        spot.alpha = 1
      }),
      setPart('glass', glass, stainedGlass(noise, 0.08 + 1.25 * day[1]), { blended: true }),
      setPart('shafts', shafts, haze(scaled(day, 1.1), 0.26, beam), { blended: true }),
    ],
    fog: { light: mixed(linear('#8a8078', 0.35), scaled(day, 0.6), 0.5), start: 50, density: 0.003, max: 0.5 },
    particles: [dust(random, linear('#ffe8c4', 0.8))],
    grade: { bloom: 0.38, vignette: 0.32 },
  })
}
