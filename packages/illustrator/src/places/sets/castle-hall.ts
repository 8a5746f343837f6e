import { archway, ball, beam, blend, box, type Built, bulb, card, clamp, courses, daylight } from '#places/set-kit.ts'
import { dust, fabric, haze, indoors, lathe, lightParts, linear, makeRoom, meshes, metal } from '#places/set-kit.ts'
import { mixed, newLights, outside, pairs, pane, place, rib, rod, roomRig, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, smoothstep, stainedGlass, wood } from '#places/set-kit.ts'

/** Pillars in two rows, tall windows of colored glass, banners, a throne on its steps. */
export const castleHall = place({
  label: 'Castle hall',
  words:
    'castle hall, castle, throne room, palace, great hall, ballroom, royal court, banquet hall, castle interior, marble hall, mansion, manor, manor house, manor hall, grand hall, great hall of a castle',
  order: 120,
  where: 'windowed',
  holds: { lantern: 1 },
  seat: 'stone',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 104, back: 96, front: 70, high: 78 }
  const windows = [0, 1, 2].map((at) => ({
    left: 26 + at * 19,
    right: 40 + at * 19,
    low: 22,
    high: at === 1 ? 70 : 62,
  }))
  const room = makeRoom(size, { back: windows }, 7)
  const [pillars, arches, banners, carpet, gold, steps, beams, tracery, cloth] = meshes()
  const lights = newLights(linear('#ffc684'))
  for (const x of [-27, 27]) {
    const rows = [-84, -62, -40, -18, 4]
    rows.forEach((z, at) => {
      lathe(pillars, { x, z }, pairs`4.6 0, 4.6 2, 3.9 2.8, 3.1 4, 3 42, 3.4 43, 4.6 46, 4.8 48`, 14)
      const next = rows[at + 1]
      if (next !== undefined) archway(arches, x, 47, z, next, 1.7)
      if (z < -10 && z > -80) {
        box(banners, { x: x - Math.sign(x) * 3.2, z, y: 20 }, 0.15, 22, 4.4, { cell: 6 })
        rod(gold, [x - Math.sign(x) * 3, 42.2, z - 2.8], [x - Math.sign(x) * 3, 42.2, z + 2.8], 0.25, 0.25, 6)
      }
      if (z < 0) {
        const arm = x - Math.sign(x) * 4.4
        rod(gold, [x - Math.sign(x) * 3, 15, z + 3], [arm, 16, z + 4], 0.2, 0.2, 5)
        lathe(gold, { x: arm, y: 16, z: z + 4 }, pairs`0.2 0, 0.9 0.6, 0.8 0.8`, 8)
        bulb(lights, [arm, 17.6, z + 4], 0.6, 1.7, 12)
      }
    })
  }
  for (const z of [-84, -62, -40, -18, 4]) rib(arches, z, 48, 27, 26, 1.3)
  // Steps, throne, canopy.
  for (let at = 0; at < 4; at += 1) box(steps, { z: -84, y: at * 1.5 }, 34 - at * 4, 1.5, 24 - at * 4, { cell: 5 })
  box(gold, { z: -86, y: 6 }, 8, 4.4, 6)
  box(gold, { z: -88.6, y: 6 }, 8, 17, 1)
  lathe(gold, { z: -88.6, y: 23 }, pairs`4 0, 2.6 1.6, 0.5 3.4, 0.1 4.6`, 4)
  for (const x of [-4.2, 4.2]) {
    box(gold, { x, z: -86, y: 6 }, 1, 7, 6)
    ball(gold, [x, 13.6, -83.4], [0.9, 0.9, 0.9], 7)
    ball(gold, [x, 24, -88.6], [0.8, 0.8, 0.8], 7)
  }
  box(cloth, { z: -88, y: 10.4 }, 6.4, 11, 0.6)
  box(cloth, { z: -85.6, y: 10.2 }, 6.6, 0.9, 5)
  box(carpet, { z: -24 }, 12, 0.06, 104, { cell: 5 })
  for (let at = 0; at < 4; at += 1) box(carpet, { z: -72 - at * 2, y: at * 1.5 }, 10, 1.56, 0.1 + at * 0.02)
  // Glass: bars of stone and lead before the sky.
  for (const hole of windows) {
    const x = hole.left - size.wide / 2
    for (const u of [0, 4.67, 9.33, 14])
      box(tracery, { x: x + u, z: -size.back - 1, y: hole.low }, 0.7, hole.high - hole.low, 1)
    for (let y = hole.low + 6; y < hole.high; y += 6) box(tracery, { x: x + 7, z: -size.back - 1, y }, 14, 0.35, 0.5)
    pane(beams, [x, hole.low, -size.back - 1.4], [14, 0, 0], [0, hole.high - hole.low, 0], { unit: true })
  }
  const shafts = meshes()[0]
  const day = daylight(air)
  if (air.lamps < 0.8)
    for (const x of [-18, 1, 20]) card(shafts, [x - 12 * side, 24, -60], [6.5, 0, 0], [12 * side, 26, -34], [0, 0, 1])
  for (const x of [-19, 0, 19])
    lights.lamps.push({ at: [x, 40, -size.back + 2], light: scaled(day, 1.7), reach: 34, towards: [0, -0.25, 1] })
  const bannerCloth = fabric(mixed(linear('#6f1f28'), scaled(accents[0], 0.6), 0.4), noise)
  const carpetCloth = fabric(mixed(linear('#6a1c26'), scaled(accents[0], 0.5), 0.35), noise)
  const braid = linear('#c89a48')
  const border = linear('#b5873f')
  return indoors({
    air,
    sky: outside(scene),
    lamps: lights.lamps,
    size,
    room: mixed(linear('#8a8488', 0.2), scaled(day, 0.3), 0.4),
    aim: 0.95,
    keyShare: 0.26,
    rig: roomRig(
      side,
      mixed(scaled(day, 1.35), linear('#ffc890'), 0.3 + 0.45 * air.lamps),
      linear('#968c88', 0.8),
      [linear('#ffb870', 1.5), scaled(day, 1.7)],
      linear('#6a5a50', 0.7),
    ),
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#8f867a'), noise, {
          wide: 6,
          high: 6,
          joint: 0.07,
          vary: 0.4,
          mortar: linear('#4f4a44'),
          rough: 0.3,
          bond: false,
        }),
      ),
      setPart(
        'walls',
        room.walls,
        courses(linear('#9a9082'), noise, { wide: 7, high: 3.4, joint: 0.14, vary: 0.28, mortar: linear('#6f675c') }),
      ),
      setPart(
        'vault',
        room.ceiling,
        courses(linear('#7f776c'), noise, { wide: 7, high: 3.4, joint: 0.14, vary: 0.25, mortar: linear('#5a544c') }),
      ),
      setPart(
        'pillars',
        pillars,
        courses(linear('#ab9f8e'), noise, { wide: 50, high: 5, joint: 0.1, vary: 0.15, mortar: linear('#7a7064') }),
        { castsShadow: true },
      ),
      setPart(
        'arches',
        arches,
        courses(linear('#a5998a'), noise, { wide: 4, high: 4, joint: 0.1, vary: 0.2, mortar: linear('#7a7064') }),
      ),
      setPart(
        'steps',
        steps,
        courses(linear('#a0968a'), noise, { wide: 8, high: 1.5, joint: 0.08, vary: 0.2, mortar: linear('#6a6258') }),
      ),
      setPart(
        'tracery',
        tracery,
        courses(linear('#5f584f'), noise, { wide: 5, high: 5, joint: 0.05, vary: 0.1, mortar: linear('#5a544c') }),
      ),
      setPart('glass', beams, stainedGlass(noise, 0.08 + 1.25 * day[1]), { blended: true }),
      setPart('banners', banners, (spot) => {
        bannerCloth(spot)
        const edge = Math.abs(spot.u - 2.2)
        blend(
          spot,
          braid,
          clamp(
            smoothstep(1.7, 1.75, edge) * smoothstep(2.1, 2.05, edge) +
              smoothstep(0.9, 0.8, Math.abs(edge - 0.2) + Math.abs(spot.v - 12) * 0.4),
          ) * 0.9,
        )
      }),
      setPart('carpet', carpet, (spot) => {
        carpetCloth(spot)
        blend(spot, border, smoothstep(5.1, 5.2, Math.abs(spot.x)) * smoothstep(5.7, 5.6, Math.abs(spot.x)) * 0.8)
      }),
      setPart('gold', gold, metal(linear('#b5863c'), noise, 0.3), { castsShadow: true }),
      setPart('velvet', cloth, wood(linear('#7a2230'), noise, 0.9)),
      setPart('shafts', shafts, haze(scaled(day, 1.1), 0.24, beam), { blended: true }),
      ...lightParts(lights, 1, 2.6),
    ],
    fog: { light: mixed(linear('#8a8078', 0.4), scaled(day, 0.6), 0.5), start: 50, density: 0.0028, max: 0.5 },
    particles: [dust(random, linear('#ffe8c4', 0.8))],
    grade: { bloom: 0.36, vignette: 0.3 },
  })
}
