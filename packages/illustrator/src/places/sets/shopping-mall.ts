import { addCopy, box, type Built, bulb, card, courses, lampRoom, lathe, leafSpray, leafy } from '#places/set-kit.ts'
import { linear, makeRoom, meshes, mixed, newLights, newMesh, pairs, palette, pane, place } from '#places/set-kit.ts'
import { plain, planks, plaster, potted, put, rod, type Scene, setPart, shine, shops, strip } from '#places/set-kit.ts'
import { triples } from '#places/set-kit.ts'

/** A hall of shops on two floors, galleries with rails of glass, escalators between them, plants and benches. */
export const shoppingMall = place({
  label: 'Shopping mall',
  words:
    'shopping mall, mall, malls, the mall, shopping centre, shopping center, shopping arcade, shopping gallery, shopping plaza, outlet mall, department store, galleria, escalator, escalators, mall interior, inside a mall',
  order: 47,
  where: 'indoors',
  holds: { mug: 1 },
  seat: 'bench',
  support: 'plastered pillar',
  build,
})

const size = { wide: 128, back: 150, front: 60, high: 64 }
/** The upper floor, and how far from the middle its galleries reach. */
const upper = 29
const edge = 38
/** Where its escalators arrive, to the left and right of the middle. */
const stairAt = 19

function build(scene: Scene): Built {
  const { noise, random, accents } = scene
  const { side } = scene.air
  const room = makeRoom(size, {}, 8)
  const [fronts, fascia, slabs, glass, rails, columns, stairs, skirts, pots, leaves, benches, banners, rims] = meshes()
  const lights = newLights(linear('#fff2dc'))
  const wall = size.wide / 2 - 0.4
  let number = 0
  /** A shop: its window, and above it a colored board. */
  const shop = (corner: readonly [number, number, number], across: readonly [number, number, number]): void => {
    const [x, y, z] = corner
    pane(fronts, [x, y, z], across, [0, 20, 0], { unit: true, u: number })
    const board = newMesh()
    pane(board, [x, y + 20, z], across, [0, 4.6, 0], { unit: true })
    addCopy(fascia, board, {}, number)
    // Its light falls out into the hall, which lies to the left of `across`.
    lights.lamps.push({
      at: [x + across[0] / 2 - across[2] / 4, y + 12, z + across[2] / 2 + across[0] / 4],
      light: linear('#ffe0b4', 0.5),
      reach: 14,
    })
    number += 1
  }
  for (const y of [0, upper + 2]) {
    for (let at = 0; at < 7; at += 1) {
      shop([-wall, y, 34 - at * 26], [0, 0, -24])
      shop([wall, y, 10 - at * 26], [0, 0, 24])
    }
    for (let at = 0; at < 5; at += 1) shop([-62 + at * 25, y, -size.back + 0.4], [23.5, 0, 0])
  }
  // Galleries along both sides and across the end.
  const bridge = -112
  for (const hand of [-1, 1]) {
    const middle = hand * (edge + (wall - edge) / 2)
    box(slabs, { x: middle, y: upper, z: -45 }, wall - edge, 2, 210, { cell: 9 })
    pane(
      glass,
      hand < 0 ? [-edge, upper + 2, 50] : [edge, upper + 2, bridge],
      [0, 0, hand < 0 ? bridge - 50 : 50 - bridge],
      [0, 8, 0],
    )
    rod(rails, [hand * edge, upper + 10.2, 50], [hand * edge, upper + 10.2, bridge], 0.4, 0.4, 7)
    for (let z = -100; z <= 40; z += 35) {
      lathe(
        columns,
        { x: hand * (edge + 2), z },
        [
          [2, 0],
          [1.6, 1],
          [1.5, upper],
          [1.5, size.high],
        ],
        14,
      )
    }
    for (let z = -104; z <= 40; z += 24) strip(lights, [middle, upper - 0.5, z], 12, 1.4, 0.6, 16)
  }
  box(slabs, { y: upper, z: bridge - 18 }, edge * 2, 2, 36, { cell: 9 })
  for (const [from, to] of [
    [-edge, -stairAt - 11],
    [-stairAt + 11, stairAt - 11],
    [stairAt + 11, edge],
  ] as const) {
    pane(glass, [from, upper + 2, bridge], [to - from, 0, 0], [0, 8, 0])
    rod(rails, [from, upper + 10.2, bridge], [to, upper + 10.2, bridge], 0.4, 0.4, 7)
  }
  // Escalators in pairs on both sides, up to the gallery at the end.
  const [start, run] = [-54, bridge + 54]
  for (const x of [-stairAt - 5, -stairAt + 5, stairAt - 5, stairAt + 5]) {
    for (let at = 0; at < 26; at += 1) {
      const t = (at + 0.5) / 26
      box(stairs, { x, y: t * (upper + 2) - 1.4, z: start + run * t }, 7, 1.4, 60 / 26)
    }
    for (const rim of [-4.4, 4.4]) {
      const low = [x + rim, 0, start] as const
      const rise = [0, upper + 2, run] as const
      // Seen from both sides: one face to the steps, one outwards.
      pane(skirts, low, rise, [0, 2.2, 0])
      pane(skirts, [low[0], upper + 2, bridge], [0, -upper - 2, -run], [0, 2.2, 0])
      pane(glass, [low[0], 2.2, start], rise, [0, 6, 0])
      rod(rims, [low[0], 8.4, start], [low[0], upper + 10.4, bridge], 0.55, 0.55, 7)
      rod(rims, [low[0], 8.4, start], [low[0], 8.2, start + 4], 0.55, 0.55, 7)
      rod(rims, [low[0], 8.2, start + 4], [low[0], 2, start + 5], 0.55, 0.55, 7)
    }
    box(slabs, { x, z: start + 3 }, 8.4, 0.1, 7)
  }
  // Plants, benches, banners that hang from the roof.
  for (const [x, z, high] of triples`0 -50 4.6, 33 -40 4.2, -33 -36 4.2, 4 -96 5`)
    potted(pots, leaves, random, { x: x * side, z }, high, 3)
  for (const [x, z] of pairs`14 -38, -15 -34, 0 -80`) {
    box(benches, { x: x * side, y: 3.6, z }, 14, 0.8, 4.4, { cell: 5 })
    for (const leg of [-5, 5]) box(slabs, { x: x * side + leg, z }, 1, 3.6, 3.6)
  }
  for (const [at, x] of [-22, 0, 22].entries())
    card(banners, [x * side, 50, -64 - (at % 2) * 26], [3.6, 0, 0], [0, 8.5, 0], [0, 0, 1], at)
  for (let z = -120; z <= 40; z += 20)
    for (const x of [-22, 0, 22]) strip(lights, [x, size.high - 1.4, z], 14, 2, 0.3, 30)
  for (const z of [-96, -62, -28, 6])
    for (const x of [-11, 11]) {
      rod(rims, [x, 52, z], [x, size.high, z], 0.08, 0.08, 4)
      bulb(lights, [x, 51, z], 1.5, 0.3, 20)
    }
  const tones = ['#f0ebe2', '#24343c', '#8a3038', '#d8c8a8', '#2f5a4c', '#c87a4a', '#3c3c58'].map((hex) => linear(hex))
  const names = [...tones.slice(1), mixed(linear('#b0583c'), accents[1], 0.5)]
  return lampRoom(scene, {
    size,
    lights,
    walls: '#d0c8bc',
    warm: '#fff6ea',
    floor: '#b8aea0',
    room: linear('#c0b4a8', 0.16),
    aim: 1,
    rims: [linear('#fff2dc', 1.4), linear('#eaf2ff', 1.3)],
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#8c8074'), noise, {
          wide: 9,
          high: 9,
          joint: 0.06,
          vary: 0.14,
          mortar: linear('#7c7266'),
          rough: 0.12,
          bond: false,
        }),
      ),
      setPart('walls', room.walls, plaster(linear('#a89e92'), noise, 0.1)),
      setPart('ceiling', room.ceiling, plaster(linear('#a8a29a'), noise, 0.1)),
      setPart(
        'shops',
        fronts,
        shops(noise, {
          frames: tones,
          lights: ['#fff0d0', '#f4f6ff', '#ffe2c4', '#eef4ee', '#ffe8ec'].map((hex) => linear(hex)),
          level: 0.4,
        }),
      ),
      // Names in light that nobody can read.
      setPart('shop boards', fascia, (spot) => {
        const which = Math.floor(spot.u)
        const [u, v] = [spot.u - which, spot.v]
        put(spot, names[(which * 3) % names.length] ?? accents[1])
        spot.rough = 0.4
        const sign = Math.floor(u * 44)
        const long = 0.12 + noise.cell(which + 9, 4) * 0.14
        const gap = u * 44 - sign
        const tall = 0.6 + noise.cell(sign, which) * 0.16
        if (Math.abs(u - 0.5) < long && v > 0.3 && v < tall && gap > 0.2 && noise.cell(sign + 5, which) > 0.16)
          shine(spot, 1.5, 1.35, 1.1)
      }),
      setPart('galleries', slabs, plaster(linear('#d8d2c8'), noise, 0.08), { castsShadow: true }),
      setPart(
        'glass rails',
        glass,
        (spot) => {
          const seam = spot.u - Math.floor(spot.u / 9) * 9
          plain(linear('#cfe4e4'), 0.08)(spot)
          spot.alpha = seam < 0.2 ? 0.6 : 0.2
        },
        { blended: true, twoSided: true },
      ),
      setPart('hand rails', rails, plain(linear('#b8bcc0'), 0.2, 0.7)),
      setPart('columns', columns, plaster(linear('#dcd6cc'), noise, 0.1), { castsShadow: true }),
      setPart('escalator steps', stairs, (spot) => {
        const groove = spot.u * 3 - Math.floor(spot.u * 3)
        plain(linear(spot.v > 1.2 ? '#d8b848' : '#7c8288'), 0.4, 0.4)(spot)
        if (groove < 0.3) spot.relief = -0.03
      }),
      setPart('escalator sides', skirts, plain(linear('#a4aab0'), 0.25, 0.6), { twoSided: true, castsShadow: true }),
      setPart('black rails', rims, plain(linear('#1c1c20'), 0.5)),
      setPart('pots', pots, plain(linear('#e4dfd6'), 0.5), { castsShadow: true }),
      leafy('leaves', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        linear('#2f5a30'),
        linear('#3f7038'),
        linear('#4c7c44'),
      ]),
      setPart('benches', benches, planks(linear('#a8794c'), noise, 1.1, 14), { castsShadow: true }),
      setPart('banners', banners, palette([accents[0], mixed(accents[1], linear('#e8dcc8'), 0.4), accents[2]], 0.9), {
        twoSided: true,
      }),
    ],
    fog: { light: linear('#d8d0c8', 0.4), start: 110, density: 0.001, max: 0.25 },
    grade: { bloom: 0.32, saturation: 1.06 },
  })
}
