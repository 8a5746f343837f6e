import { addCopy, ball, box, type Built, courses, dust, frame, glowing, lathe, linear } from '#places/set-kit.ts'
import { makeRoom, meshes, mixed, newLights, newMesh, ofOneColor, pairs, palette, pendant } from '#places/set-kit.ts'
import { place, plain, planks, plaster, rod, type Scene, setPart, stool, table, windowedRoom } from '#places/set-kit.ts'
import { windowLight, wood } from '#places/set-kit.ts'

/** Shelves of bowls, jugs and vases, a wheel with a pot on it, sacks of clay, a brick kiln that glows, a large window. */
export const potteryStudio = place({
  label: 'Pottery studio',
  words:
    'pottery studio, pottery studios, pottery workshop, pottery class, potters studio, potters workshop, potters wheel, pottery wheel, ceramics studio, ceramic studio, ceramics workshop, ceramics class, ceramic workshop, kiln, pottery kiln, clay studio, shelves of pottery, shelves of pots, sculpture studio, sculptors studio',
  order: 57,
  where: 'windowed',
  chance: { smock: 2, overalls: 1 },
  seat: 'stool',
  support: 'wooden post',
  build,
})

type LatheProfile = readonly (readonly [number, number])[]
/** Vases, bowls, cups, bottles and jars, on a lathe. */
const shapes: readonly [LatheProfile, ...LatheProfile[]] = [
  pairs`0.7 0, 1.5 1, 1.7 2, 1.1 3.2, 0.7 3.8, 0.9 4.2`,
  pairs`0.6 0, 1.2 0.4, 1.9 1.6, 1.75 1.6, 1 0.6, 0.02 0.4`,
  pairs`1 0, 1.1 2.4, 1 2.4, 0.9 0.4`,
  pairs`0.8 0, 1 0.6, 0.8 2.2, 0.4 3.2, 0.4 4.6, 0.65 5`,
  pairs`1.2 0, 1.8 1.4, 1.6 2.6, 0.9 3, 1 3.4`,
]

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 100, back: 54, front: 60, high: 34 }
  const from = size.wide / 2 + 22 * side - 17
  const hole = { left: from, right: from + 34, low: 9, high: 28 }
  const room = makeRoom(size, { back: [hole] }, 5)
  const [bars, boards, posts, pots, clay, wheel, metal, kiln, fire, door, tables, sacks, wet, shades] = meshes()
  const [stools, buckets] = meshes()
  const lights = newLights(linear('#ffd8a4'))
  frame(bars, hole, { x: -size.wide / 2, z: -size.back - 1 }, 5, 3, 0.5)
  windowLight(scene, lights, [22 * side, 18, -50], 1.8, 34)
  const pot = (x: number, y: number, z: number, fit = 1): void => {
    const one = newMesh()
    const shape = random.pick(shapes)
    lathe(one, {}, shape, 16)
    const grow = fit * random.between(0.85, 1.15)
    const colored = ofOneColor(one)
    addCopy(pots, colored, { x, y, z, size: grow }, Math.floor(random.share() * 9))
  }
  // Shelves of pots beside the window and along the walls.
  for (const [x, z, along, wide] of [
    [-29 * side, -51, true, 38],
    [-47 * side, -18, false, 46],
    [47 * side, -24, false, 40],
  ] as const) {
    for (const y of [6, 12.4, 18.8, 25]) {
      box(boards, { x, y, z }, along ? wide : 5, 0.5, along ? 5 : wide, { cell: 5 })
      for (let at = -wide / 2 + 2.4; at < wide / 2 - 2; at += random.between(3.4, 4.6))
        if (random.chance(0.9)) pot(along ? x + at : x, y + 0.5, along ? z : z + at, y > 20 ? 1 : 1.05)
    }
    for (const end of [-wide / 2, 0, wide / 2]) {
      const at = along ? { x: x + end, z } : { x, z: z + end }
      box(posts, at, 0.8, 29, 0.8)
    }
  }
  for (let nth = 0; nth < 6; nth += 1) pot((9 + nth * 5.2) * side, 9.2, -53.4, 0.8)
  // The wheel: a frame with a splash pan, a pot that grows on it, a stool before it.
  const wx = 25 * side
  box(wheel, { x: wx, z: -33 }, 9, 5, 9)
  lathe(metal, { x: wx, z: -33, y: 5 }, pairs`5 0, 5.2 1.6, 5 1.6, 4.6 0.4, 0.1 0.4`, 26)
  rod(metal, [wx, 5.4, -33], [wx, 6.2, -33], 2.6, 2.6, 22)
  lathe(wet, { x: wx, z: -33, y: 6.2 }, pairs`1.6 0, 2.3 1, 2.5 2.2, 1.9 3.6, 1.6 4.2, 1.8 4.6, 1.6 4.6, 1.4 4`, 24)
  stool(stools, { x: wx, z: -25 }, 4.6)
  // The kiln with its glowing door.
  const kx = -22 * side
  box(kiln, { x: kx, z: -43 }, 16, 17, 13, { cell: 5 })
  box(kiln, { x: kx, z: -45, y: 17 }, 5, 17, 5, { cell: 4 })
  box(door, { x: kx, z: -36.3, y: 3 }, 8, 10, 0.6)
  box(fire, { x: kx, z: -36, y: 6.6 }, 2.6, 2.6, 0.3)
  lights.lamps.push({ at: [kx, 8, -32], light: linear('#ff8a3c', 0.9), reach: 10 })
  // A table of pots that dry, lumps of clay and tools; sacks and buckets on the floor.
  table(tables, { x: 39 * side, z: -14 }, 14, 24, 8, 0.9)
  for (let nth = 0; nth < 7; nth += 1) pot((35 + (nth % 2) * 6) * side, 8, -24 + nth * 3.2, 1)
  table(tables, { x: -30 * side, z: -22 }, 18, 9, 8, 0.9)
  for (const [x, r] of pairs`-36 1.9, -32 1.5, -27 2.2`)
    ball(
      clay,
      [x * side, 8 + r * 0.7, -22],
      [r, r * 0.75, r],
      12,
      (a, b, c) => 0.85 + noise.hills(a * 2 + x, b * 2 + c) * 0.3,
    )
  for (const [x, z] of pairs`-40 -34, -36 -38, 44 -46`)
    ball(sacks, [x * side, 2.4, z], [3.6, 2.6, 2.6], 12, (a, b, c) => 0.9 + noise.hills(a * 2 + z, b * 2 + c) * 0.2)
  for (const [x, z] of pairs`16 -30, 34 -36`)
    lathe(buckets, { x: x * side, z }, pairs`1.9 0, 2.4 4.4, 2.2 4.4, 1.8 0.6`, 18)
  for (const x of [-24, 8, 34]) pendant(shades, lights, [x * side, 24, -26], 34, 2.6, 0.8, 16)
  const glaze = ['#b8a48c', '#d8ccb8', '#8a5a40', '#5c7a80', '#2f4a5c', '#c8885c', '#e8e2d6', '#7c8a68', '#a8604a']
  const tones = glaze.map((hex, at) => (at === 3 ? mixed(linear(hex), accents[0], 0.4) : linear(hex)))
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#c4b6a2',
    warm: '#ffe6c4',
    floor: '#8a7a68',
    parts: [
      setPart('floor', room.floor, planks(linear('#8c745a'), noise, 2, 22, 0.7)),
      setPart('walls', room.walls, plaster(linear('#d0c4b2'), noise, 0.35)),
      setPart('ceiling', room.ceiling, planks(linear('#a89070'), noise, 2, 26, 0.7)),
      setPart('window', bars, wood(linear('#6a5844'), noise, 0.6)),
      setPart('boards', boards, wood(linear('#9a7a54'), noise, 0.6), { castsShadow: true }),
      setPart('posts', posts, wood(linear('#7f6244'), noise, 0.6)),
      setPart('pots', pots, palette(tones, 0.35), { castsShadow: true, twoSided: true }),
      setPart('clay', clay, plain(linear('#9c8472'), 0.8), { castsShadow: true }),
      setPart('wet clay', wet, plain(linear('#8a6f5c'), 0.25), { castsShadow: true, twoSided: true }),
      setPart('wheel', wheel, wood(linear('#6a5440'), noise, 0.6), { castsShadow: true }),
      setPart('wheel head', metal, plain(linear('#b4b0a8'), 0.3, 0.4), { castsShadow: true, twoSided: true }),
      setPart(
        'kiln',
        kiln,
        courses(linear('#a0644a'), noise, { wide: 2.4, high: 0.9, joint: 0.1, vary: 0.3, mortar: linear('#8c8378') }),
        { castsShadow: true },
      ),
      setPart('kiln door', door, plain(linear('#3c3a3a'), 0.5, 0.4)),
      setPart('fire', fire, glowing([2, 0.8, 0.2])),
      setPart('tables', tables, wood(linear('#8f6e4a'), noise, 0.6), { castsShadow: true }),
      setPart('sacks', sacks, plain(linear('#c4b08c'), 0.95), { castsShadow: true }),
      setPart('buckets', buckets, plain(linear('#5c6a70'), 0.5), { castsShadow: true, twoSided: true }),
      setPart('stools', stools, wood(linear('#7a5c3e'), noise, 0.6), { castsShadow: true }),
      setPart('shades', shades, plain(linear('#3c4442'), 0.5), { twoSided: true }),
    ],
    particles: [dust(random, linear('#ffeccc', 0.6))],
    grade: { bloom: 0.3 },
  })
}
