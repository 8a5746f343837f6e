import { box, type Built, courses, crown, frame, lathe, leafSpray, leafy, linear, makeRoom } from '#places/set-kit.ts'
import { type Mesh, meshes, mixed, newLights, pairs, pane, pendant, place, plain, plaster } from '#places/set-kit.ts'
import { potted, type Random, rod, type Scene, setPart, trim, triples, turned, windowedRoom } from '#places/set-kit.ts'
import { windowLight, wood } from '#places/set-kit.ts'

/** Buckets of cut flowers on steps, shelves of pots, a counter with paper and ribbon, baskets that hang before the window. */
export const flowerShop = place({
  label: 'Flower shop',
  words:
    'flower shop, flower shops, florist, florists, florist shop, floral shop, flower store, floral boutique, florist studio, floral studio, at the florist, in a flower shop, flower stall, flower stalls, flower stand, flower market, flower boutique, florists shop',
  order: 43,
  where: 'windowed',
  holds: { bouquet: 4 },
  seat: 'stool',
  support: 'wooden post',
  build,
})

/** A bucket of flowers of one kind: its leaves below, its heads above. */
function bucket(
  tin: Mesh,
  green: Mesh,
  heads: Mesh,
  random: Random,
  at: { x: number; y: number; z: number },
  tone: number,
): void {
  const { x, y, z } = at
  lathe(tin, { x, y, z }, pairs`1.3 0, 1.75 3.6, 1.9 3.6, 1.6 3.4`, 14)
  crown(green, random, [x, y + 4.7, z], [1.9, 1.3, 1.9], 26, 0.8, 3)
  for (let head = 0; head < 17; head += 1) {
    const [c, s] = turned(head * 137.5)
    const out = Math.sqrt(head / 17) * 2
    const size = random.between(0.42, 0.62)
    const middle = [x + c * out, y + 6.9 - out * 0.35 + random.middling() * 0.5, z + s * out] as const
    crown(heads, random, middle, [size, size * 0.8, size], 5, size * 0.9, 1)
    // Every card of a head has the tone of its bunch.
    for (let card = heads.uvs.length - 5 * 8; card < heads.uvs.length; card += 2)
      heads.uvs[card] = (heads.uvs[card] ?? 0) + tone
  }
}

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 92, back: 50, front: 60, high: 34 }
  const middle = size.wide / 2 + 21 * side
  const window = { left: middle - 15, right: middle + 15, low: 5, high: 28 }
  const room = makeRoom(size, { back: [window] })
  const [timber, tin, green, heads, counter, pots, leaves, iron, paper, ribbons, baskets, vases] = meshes()
  const lights = newLights(linear('#ffe2b8'))
  frame(timber, window, { x: -size.wide / 2, z: -size.back - 1 }, 4, 3, 0.4)
  trim(timber, size, 1.2, 1.2)
  windowLight(scene, lights, [21 * side, 17, -size.back - 2], 2.6, 22)
  const kinds = 8
  let tone = 0
  const next = (): number => {
    tone = (tone + 3) % kinds
    return tone
  }
  // Steps before the window, with buckets on each.
  for (const [step, y] of [0, 3, 6].entries()) {
    const z = -33 - step * 5
    box(timber, { x: 21 * side, z, y: 0 }, 31, Math.max(0.2, y), 5, { cell: 5 })
    for (let x = -13.2; x < 14; x += 4.4) bucket(tin, green, heads, random, { x: 21 * side + x, y, z }, next())
  }
  // More of them on the floor at the other side, and along the counter.
  for (const [x, z] of pairs`-13 -25, -17.6 -23, -36 -24, -40 -30, 40 -26, -22 -25`)
    bucket(tin, green, heads, random, { x: x * side, y: 0, z }, next())
  // The counter with a roll of paper, ribbons, shears and a bunch half wrapped.
  const bar = { x: -22 * side, z: -33 }
  box(counter, bar, 26, 9, 7, { cell: 4 })
  box(timber, { ...bar, y: 9 }, 27.4, 0.6, 8, { cell: 5 })
  rod(paper, [bar.x - 10, 11.2, bar.z - 1], [bar.x - 2, 11.2, bar.z - 1], 0.95, 0.95, 12)
  pane(paper, [bar.x - 10, 9.7, bar.z + 3.4], [8, 0, 0], [0, 0.1, -4.4])
  for (const [at, x] of [3, 4.6, 6.2].entries())
    lathe(ribbons, { x: bar.x + x, y: 9.6, z: bar.z + 1 - at * 0.3 }, pairs`0.7 0, 0.7 0.9, 0.25 0.9`, 12)
  lathe(vases, { x: bar.x + 10.4, y: 9.6, z: bar.z }, pairs`0.8 0, 1.3 1.2, 1.1 2.4, 0.7 3, 0.9 3.4`, 16)
  bucket(vases, green, heads, random, { x: bar.x + 10.4, y: 9.4, z: bar.z }, 1)
  // Shelves with pots on the wall behind it.
  for (const y of [15, 20.4, 25.8]) {
    box(timber, { x: bar.x, z: -47.8, y }, 34, 0.5, 4, { cell: 5 })
    for (let x = -15; x < 16; x += 5.1) {
      if (random.chance(0.72))
        potted(pots, leaves, random, { x: bar.x + x, y: y + 0.5, z: -47.6 }, random.between(1.5, 2.1), 3)
      else lathe(vases, { x: bar.x + x, y: y + 0.5, z: -47.6 }, pairs`0.7 0, 1.2 1.1, 0.6 2.4, 0.8 2.9`, 14)
    }
    lights.lamps.push({ at: [bar.x, y + 3, -42], light: linear('#ffe0b4', 0.3), reach: 10 })
  }
  box(timber, { x: bar.x, z: -48.6, y: 0 }, 34, 13, 2.4, { cell: 5 })
  // Baskets that hang, and tall plants in the corners.
  for (const [x, y, z] of triples`8 21 -43, 34 22 -43, -6 23 -30, 21 24.4 -44`) {
    for (const way of [-1, 0, 1]) rod(iron, [x * side + way * 1.6, y + 1.6, z], [x * side, y + 6, z], 0.06, 0.06, 4)
    rod(iron, [x * side, y + 6, z], [x * side, 34, z], 0.06, 0.06, 4)
    lathe(baskets, { x: x * side, y, z }, pairs`0.4 0, 1.7 0.9, 1.9 1.8`, 14)
    crown(green, random, [x * side, y + 1.8, z], [2.7, 2.3, 2.7], 90, 0.8, 3)
  }
  potted(pots, leaves, random, { x: 41 * side, z: -44 }, 7, 3)
  potted(pots, leaves, random, { x: 1.6 * side, z: -46 }, 5.6, 3)
  potted(pots, leaves, random, { x: -43 * side, z: -45 }, 6.4, 3)
  for (const x of [-30, -14]) pendant(iron, lights, [x * side, 23, -31], size.high, 2.1, 0.7, 14)
  for (const x of [4, 30]) pendant(iron, lights, [x * side, 25, -24], size.high, 2, 0.5, 14)
  const flowers = ['#d8485a', '#f0b8c4', '#f4ece0', '#f0c840', '#9a6ac8', '#e8824a', '#6a7ad8', '#c83a80'].map((hex) =>
    linear(hex),
  )
  return windowedRoom(scene, {
    size,
    lights,
    city: true,
    walls: '#ccd0c0',
    warm: '#ffe8c8',
    floor: '#a89a84',
    bright: 0.36,
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#b0a088'), noise, {
          wide: 4,
          high: 4,
          joint: 0.1,
          vary: 0.22,
          mortar: linear('#80745f'),
          rough: 0.4,
          bond: false,
        }),
      ),
      setPart('walls', room.walls, plaster(mixed(linear('#b8c4b0'), accents[1], 0.08), noise, 0.16)),
      setPart('ceiling', room.ceiling, plaster(linear('#e0dccc'), noise, 0.1)),
      setPart('timber', timber, wood(linear('#9a7850'), noise, 0.6), { castsShadow: true }),
      setPart('counter', counter, wood(mixed(linear('#5f7a6a'), accents[1], 0.25), noise, 0.5), { castsShadow: true }),
      setPart('buckets', tin, plain(linear('#9aa4a6'), 0.35, 0.6), { castsShadow: true, twoSided: true }),
      setPart('paper', paper, plain(linear('#c8a878'), 0.8), { twoSided: true }),
      setPart('ribbons', ribbons, plain(mixed(linear('#c8506a'), accents[0], 0.4), 0.5), { twoSided: true }),
      setPart('vases', vases, plain(mixed(linear('#e4ded2'), accents[2], 0.15), 0.25), {
        twoSided: true,
        castsShadow: true,
      }),
      setPart('baskets', baskets, wood(linear('#7a5c3a'), noise, 0.8), { twoSided: true }),
      setPart('iron', iron, plain(linear('#2f302e'), 0.5, 0.4)),
      setPart('pots', pots, plain(linear('#b8714e'), 0.8), { castsShadow: true }),
      leafy('green', green, leafSpray(noise, 26, 0.18, 0.34), [
        linear('#2f5a32'),
        linear('#4a7c40'),
        linear('#7ba058'),
      ]),
      leafy('flowers', heads, leafSpray(noise, 26, 0.26, 0.62), flowers),
      leafy('plants', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        linear('#2c5632'),
        linear('#457840'),
        linear('#74a058'),
      ]),
    ],
    grade: { bloom: 0.28, saturation: 1.06 },
  })
}
