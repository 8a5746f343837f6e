import { ball, box, type Built, bulb, checks, courses, fabric, frame, jars, lathe, leafSpray } from '#places/set-kit.ts'
import { leafy, linear, makeRoom, meshes, mixed, newLights, pairs, palette, pane, place } from '#places/set-kit.ts'
import { plain, plaster, potted, rod, type Scene, setPart, trim, tub, windowedRoom } from '#places/set-kit.ts'
import { windowLight, wood } from '#places/set-kit.ts'

/** Tiles, a tub below the window, a basin under a mirror with a row of bulbs, towels and plants. */
export const bathroom = place({
  label: 'Bathroom',
  words: 'bathroom, bath, washroom, restroom, hotel bathroom, bathroom mirror, public restroom, powder room',
  order: 54,
  where: 'windowed',
  holds: { mug: 2 },
  seat: 'stool',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 76, back: 34, front: 60, high: 29 }
  const middle = size.wide / 2 - 13 * side
  const window = { left: middle - 7, right: middle + 7, low: 12, high: 25 }
  const room = makeRoom(size, { back: [window] })
  const [timber, white, steel, mirrors, towels, things, pots, leaves, mat, tiles, glass, water] = meshes()
  const lights = newLights(linear('#ffe4c0'))
  frame(white, window, { x: -size.wide / 2, z: -size.back - 1 }, 2, 1, 0.4)
  trim(white, size, 1, 1)
  windowLight(scene, lights, [-13 * side, 18, -size.back - 3], 2.8)
  // Tiles up to the shoulder, a ledge above them.
  pane(tiles, [-size.wide / 2, 0, -size.back + 0.15], [size.wide, 0, 0], [0, 14, 0], { cell: 5 })
  box(white, { z: -size.back + 0.4, y: 14 }, size.wide, 0.6, 0.8, { cell: 6 })
  for (const x of [-1, 1])
    pane(
      tiles,
      [(x * size.wide) / 2 - x * 0.15, 0, x < 0 ? size.front : -size.back],
      [0, 0, x < 0 ? -size.back - size.front : size.back + size.front],
      [0, 14, 0],
      { cell: 5 },
    )
  // The tub stands on feet under the window.
  const bath = { x: -14 * side, z: -25 }
  tub(white, { ...bath, y: 1 }, 19, 9, 6)
  for (const x of [-6, 6]) for (const z of [-2.4, 2.4]) ball(steel, [bath.x + x, 0.7, bath.z + z], [0.5, 0.7, 0.5], 5)
  ball(water, [bath.x, 5.6, bath.z], [8.2, 0.3, 3.7], 10)
  for (let at = 0; at < 14; at += 1) {
    const r = random.between(0.5, 1.3)
    ball(water, [bath.x + random.middling() * 12, 5.8, bath.z + random.middling() * 4], [r, r * 0.7, r], 5)
  }
  rod(steel, [bath.x - 8 * side, 0, bath.z - 4.4], [bath.x - 8 * side, 9, bath.z - 4.4], 0.25, 0.25, 8)
  rod(steel, [bath.x - 8 * side, 9, bath.z - 4.4], [bath.x - 6.4 * side, 8.6, bath.z - 2.4], 0.25, 0.25, 8)
  // Basin, cupboard and mirror where the camera looks.
  const wash = 13 * side
  box(timber, { x: wash, z: -30.6, y: 2.4 }, 21, 5.4, 6, { cell: 4 })
  for (const x of [-5, 5]) box(steel, { x: wash + x, z: -27.4, y: 5.4 }, 3, 0.25, 0.3)
  box(white, { x: wash, z: -30.4, y: 7.8 }, 22, 0.7, 6.8, { cell: 4 })
  tub(white, { x: wash, z: -30, y: 8.4 }, 8.4, 5, 1.5)
  lathe(steel, { x: wash, z: -32.8, y: 8.5 }, pairs`0.5 0, 0.25 0.4, 0.22 2.6`, 8)
  rod(steel, [wash, 11, -32.8], [wash, 10.7, -31], 0.22, 0.2, 8)
  box(timber, { x: wash, z: -33.6, y: 12.6 }, 18, 12, 0.7)
  pane(mirrors, [wash - 8.4, 13.2, -33.2], [16.8, 0, 0], [0, 10.8, 0])
  box(steel, { x: wash, z: -33.2, y: 25.2 }, 18, 0.9, 0.8)
  for (let at = 0; at < 6; at += 1) bulb(lights, [wash - 7.5 + at * 3, 25.7, -32.4], 0.65, 0.6, 9)
  jars(things, random, wash + 5.4, wash + 10, 8.5, -31.6, 2.2, 6)
  jars(things, random, wash - 10, wash - 6, 8.5, -32, 1.8, 6)
  // Towels on a ladder, a shower behind glass at the far side.
  for (const x of [-2.6, 2.6]) rod(timber, [(30 + x) * side, 0, -29], [(30 + x) * side, 20, -33], 0.3, 0.3, 6)
  for (const [at, y] of [5, 10, 15].entries()) {
    const z = -29 - y / 5
    rod(timber, [27.4 * side, y, z], [32.6 * side, y, z], 0.22, 0.22, 6)
    box(towels, { x: 30 * side, y: y - 3.2, z: z + 0.2 }, 4.4, 3.5, 0.5, { u: at * 30 })
  }
  const pipe = -33 * side
  rod(steel, [pipe, 3, -33], [pipe, 24, -33], 0.2, 0.2, 6)
  rod(steel, [pipe, 24, -33], [pipe, 24, -28], 0.2, 0.2, 6)
  lathe(steel, { x: pipe, y: 23.2, z: -28 }, pairs`2 0, 1.8 0.3, 0.2 0.7`, 14)
  pane(glass, [-27.4 * side, 0, -20], [0, 0, -13.8], [0, 23, 0])
  box(steel, { x: -27.4 * side, z: -20 }, 0.4, 23, 0.4)
  potted(pots, leaves, random, { x: -1 * side, z: -31.8 }, 3.6, 3)
  potted(pots, leaves, random, { x: wash - 9.4, y: 8.5, z: -30 }, 1.7, 3)
  potted(pots, leaves, random, { x: 22 * side, y: 14.6, z: -33 }, 1.6, 3)
  box(mat, { x: -13 * side, z: -17.5 }, 15, 0.1, 6, { cell: 3 })
  const tone = mixed(mixed(linear('#6f9a96'), linear('#8fa4a0'), random.share()), accents[1], 0.15)
  const bottles = ['#e8dcc8', '#b98a5a', '#5f8a88', '#d8b8a8', '#f0ece4', '#7a9a6a'].map((hex) => linear(hex))
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#c4ccc8',
    warm: '#ffe0bc',
    floor: '#9a9a94',
    parts: [
      setPart('floor', room.floor, checks(linear('#dcd8d0'), linear('#3a4448'), noise, 2.4, 0.22)),
      setPart('walls', room.walls, plaster(linear('#d9d2c4'), noise)),
      setPart('ceiling', room.ceiling, plaster(linear('#ece8e0'), noise)),
      setPart(
        'tiles',
        tiles,
        courses(tone, noise, { wide: 3, high: 1.5, joint: 0.09, vary: 0.22, mortar: linear('#dcdcd6'), rough: 0.18 }),
      ),
      setPart('timber', timber, wood(linear('#8a6242'), noise), { castsShadow: true }),
      setPart('porcelain', white, plain(linear('#eeece6'), 0.18), { castsShadow: true, twoSided: true }),
      setPart('foam', water, plain(linear('#f2f4f2'), 0.8)),
      setPart('steel', steel, plain(linear('#c0b8a8'), 0.22, 0.8)),
      setPart('mirror', mirrors, plain(linear('#d4dedc'), 0.04, 0.7)),
      setPart('towels', towels, fabric(mixed(linear('#e4d8c6'), accents[0], 0.3), noise)),
      setPart('mat', mat, fabric(linear('#e0d6c8'), noise)),
      setPart('things', things, palette(bottles, 0.25)),
      setPart('pots', pots, plain(linear('#c48a68'))),
      leafy('leaves', leaves, leafSpray(noise, 20, 0.22, 0.38), [
        linear('#2f5f3c'),
        linear('#4c8048'),
        linear('#7fae62'),
      ]),
      setPart(
        'screen',
        glass,
        (spot) => {
          spot.red = 0.5
          spot.green = 0.6
          spot.blue = 0.6
          spot.alpha = 0.16
          spot.rough = 0.08
        },
        { blended: true, twoSided: true },
      ),
    ],
  })
}
