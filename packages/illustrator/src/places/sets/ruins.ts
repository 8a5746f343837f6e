import { around, ball, bark, beam, behind, bladeSpray, blend, box, broadTree, type Built } from '#places/set-kit.ts'
import { card, cos, courses, crown, dust, haze as mist, lathe, leafSpray, leafy, levelAround } from '#places/set-kit.ts'
import { linear, makeSky, meshes, mixed, outdoors, pairs, place, ridge, rock, rod, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, sin, smoothstep, soil, terrain, triples, tuft, turned } from '#places/set-kit.ts'
import { underSnow } from '#places/set-kit.ts'

/** A temple that the wood has taken back: broken columns, an arch, ivy, slabs with grass between. */
export const ruins = place({
  label: 'Ruins',
  words:
    'ruins, ruined temple, ancient ruins, ruined castle, crumbling ruins, ruined, church ruins, ruined church, stone circle, greek temple, roman temple, parthenon, acropolis, temple ruins, castle ruins, ruined fortress, ruined abbey, ancient temple ruins, overgrown ruins, ruined tower',
  order: 140,
  where: 'outdoors',
  poses: { leaning: 2 },
  holds: { lantern: 1 },
  seat: 'stone',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.75)
  const ground = levelAround(
    (x, z) => (noise.hills(x * 0.015 + 3, z * 0.015) - 0.45) * 14 + Math.max(0, -z - 110) * 0.1,
    24,
    130,
  )
  const [columns, blocks, ivy, grass, wood, leaves, rubble, shafts] = meshes()
  const column = (x: number, z: number, high: number): void => {
    const [px, y] = [x * side, ground(x * side, z)]
    box(blocks, { x: px, y: y - 1, z }, 9, 2.4, 9, { cell: 6 })
    lathe(
      columns,
      { x: px, y: y + 1.4, z },
      [
        [3.6, 0],
        [3.6, 0.8],
        [3, 1.4],
        [2.9, high * 0.5],
        [2.6, high],
      ],
      16,
    )
    if (high > 38) {
      lathe(columns, { x: px, y: y + 1.4 + high, z }, pairs`2.6 0, 3 0.6, 4 2.2, 4.2 2.4`, 16)
      box(blocks, { x: px, y: y + high + 3.8, z }, 9, 1.6, 9)
    } else {
      lathe(
        columns,
        { x: px, y: y + 1.4 + high, z, turn: turned(high * 9) },
        [
          [2.6, 0],
          [1.9, 0.8],
          [0.4, random.between(0.4, 2)],
        ],
        7,
      )
    }
    for (let at = 0; at < 3; at += 1)
      crown(
        ivy,
        random,
        [px + random.middling() * 2, y + random.between(2, high), z + 2],
        [2.6, random.between(3, 6), 2],
        34,
        1,
        4,
      )
  }
  column(-24, -28, 42)
  column(-24, -48, 24)
  column(-24, -68, 42)
  column(-24, -88, 42)
  column(24, -28, 13)
  column(24, -48, 42)
  column(24, -68, 42)
  column(24, -88, 30)
  // Beams that still lie on the columns.
  box(blocks, { x: -24 * side, y: ground(-24 * side, -78) + 47, z: -78 }, 8, 5, 29, { cell: 6 })
  box(blocks, { x: 24 * side, y: ground(24 * side, -58) + 47, z: -58 }, 8, 5, 29, { cell: 6 })
  // The arch at the end of the nave, a wall to each side of it.
  const base = ground(0, -116)
  for (const x of [-16, 16]) box(blocks, { x, z: -116, y: base - 2 }, 9, 36, 9, { cell: 6 })
  for (const [x, high] of pairs`-34 27, 36 17, -58 14`)
    box(blocks, { x: x * side, z: -117, y: base - 2 }, 28, high, 6, { cell: 6 })
  for (let at = 0; at < 13; at += 1) {
    if (at === 9) continue
    const angle = ((at + 0.5) / 13) * Math.PI
    const [x, y] = [cos(angle) * 16, sin(angle) * 16]
    rod(
      blocks,
      [x - cos(angle) * 3, base + 33 + y - sin(angle) * 3, -116],
      [x + cos(angle) * 3.6, base + 33 + y + sin(angle) * 3.6, -116],
      3.1,
      3.5,
      4,
    )
  }
  // Fallen drums and blocks.
  for (const [x, z, turn] of triples`13 -38 20, -12 -58 70, 30 -16 40, -33 -14 100, 10 -84 50`) {
    const [c, s] = turned(turn)
    rod(
      columns,
      [x * side - c * 4, 2.2 + ground(x * side, z), z + s * 4],
      [x * side + c * 4, 2.6 + ground(x * side, z), z - s * 4],
      2.9,
      2.8,
      14,
    )
    ball(columns, [x * side - c * 4, 2.2 + ground(x * side, z), z + s * 4], [2.4, 2.6, 2.4], 7)
    ball(columns, [x * side + c * 4, 2.6 + ground(x * side, z), z - s * 4], [2.3, 2.5, 2.3], 7)
  }
  behind(random, 30, 17, 110, 1.2, (x, z) => {
    const size = random.between(0.8, 3.4)
    if (Math.abs(x) < 6) return
    if (random.chance(0.5))
      box(blocks, { x, y: ground(x, z) - 0.5, z, turn: turned(random.between(0, 90)) }, size * 2, size, size * 1.4)
    else
      ball(
        rubble,
        [x, ground(x, z), z],
        [size, size * 0.7, size],
        6,
        (a, b, c) => 0.7 + noise.hills(a * 2 + x, b * 2 + c) * 0.55,
      )
  })
  for (const [x, z, high] of triples`-50 -50 62, 52 -74 70, -64 -120 74, 40 -150 76, -14 -170 70`) {
    broadTree(wood, leaves, random, {
      x: x * side,
      z,
      y: ground(x * side, z),
      high,
      wide: high * 0.34,
      cards: 330,
      leaf: 4,
      tones: 4,
    })
  }
  around(random, 900, 7, 75, (x, z) => {
    const high = random.between(0.4, 1.3)
    tuft(grass, random, x, ground(x, z) - 0.2, z, high * 1.2, high, Math.floor(random.share() * 3))
  })
  if (air.weather === 'clear')
    for (const [x, z] of pairs`-14 -60, 4 -84, 16 -48`)
      card(shafts, [x, 28, z], [4.5, 0, 0], [14 * side, 34, -6], [0, 0, 1])
  const haze = mixed(air.fog.light, scaled(linear('#d8d4a8'), air.setShare), air.weather === 'clear' ? 0.3 : 0)
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#6f7f50', 0.5), [
    ridge(noise, 3, { low: 0.06, peaks: 0.16, often: 5, tone: far('#7f92a0', 0.55), haze }),
    ridge(noise, 6, {
      low: 0.03,
      peaks: 0.09,
      often: 7,
      tone: far('#5f7a55', 0.4),
      haze: far('#8a9a74', 0.6),
      round: 0.8,
    }),
  ])
  const stone = white('#a89d8a', 0.35)
  const slabs = courses(white('#948a78'), noise, {
    wide: 7,
    high: 7,
    joint: 0.35,
    vary: 0.35,
    mortar: white('#5f6f3c'),
    rough: air.wet ? 0.35 : 0.85,
  })
  const turf = soil(white('#5c7438'), white('#7d7f4c'), noise, 9)
  return outdoors(scene, {
    sky,
    bounce: white('#7a7a58'),
    ground,
    parts: [
      setPart('ground', terrain(ground, 320), (spot) => {
        const nave =
          smoothstep(19, 15, Math.abs(spot.x) + (noise.cloud(spot.x * 0.1, spot.z * 0.1) - 0.5) * 14) *
          smoothstep(-118, -108, spot.z)
        turf(spot)
        if (nave <= 0) return
        const [r, g, b] = [spot.red, spot.green, spot.blue]
        slabs(spot)
        blend(spot, [r, g, b], 1 - nave * smoothstep(0.62, 0.5, noise.cloud(spot.x * 0.07 + 5, spot.z * 0.07)))
      }),
      setPart(
        'columns',
        columns,
        courses(stone, noise, { wide: 60, high: 6, joint: 0.16, vary: 0.2, mortar: linear('#6a6658') }),
        { castsShadow: true },
      ),
      setPart(
        'blocks',
        blocks,
        courses(stone, noise, { wide: 5, high: 3, joint: 0.2, vary: 0.35, mortar: linear('#6a6a54') }),
        { castsShadow: true },
      ),
      setPart('rubble', rubble, rock(stone, noise, { tone: white('#6f7f4c'), share: 0.45 })),
      leafy(
        'ivy',
        ivy,
        leafSpray(noise, 34, 0.14, 0.5),
        ['#24452a', '#355f30', '#4f7c3a', '#7a9c4c'].map((hex) => white(hex, 0.5)),
      ),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 24, 0.045),
        ['#4a6c32', '#6f8a42', '#9aa25a'].map((hex) => white(hex, 0.45)),
      ),
      setPart('trunks', wood, bark(linear('#584a3e'), noise, white('#5a7038'))),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 64, 0.1, 0.42),
        ['#2c4f2a', '#436c32', '#658e3e', '#93aa52'].map((hex) => white(hex, 0.6)),
      ),
      setPart('shafts', shafts, mist(scaled(mixed(air.key, [1, 1, 0.8], 0.3), 1), 0.17, beam), { blended: true }),
    ],
    fog: { light: haze, start: 36, density: Math.max(0.0026, air.fog.density * 1.4) },
    particles: [dust(random, scaled(mixed(air.key, [1, 1, 0.8], 0.4), 0.8))],
  })
}
