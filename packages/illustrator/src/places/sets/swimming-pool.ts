import { addCopy, ball, bark, box, type Built, bulb, courses, crown, fabric, filtered, fours } from '#places/set-kit.ts'
import { frondSpray, lathe, leafSpray, leafy, lightParts, linear, makeSky, meshes, mixed } from '#places/set-kit.ts'
import { newLights, newMesh, outdoors, pairs, palm, pane, place, plain, plaster, potted, put } from '#places/set-kit.ts'
import { ridge, rod, scaled, type Scene, setPart, smoothstep, squared, treeLine, turned } from '#places/set-kit.ts'
import { underSnow, walked, water, wood } from '#places/set-kit.ts'

/** Blue water between white slabs, loungers under parasols, palms, a low white house with lit glass. */
export const swimmingPool = place({
  label: 'Swimming pool',
  words:
    'swimming pool, pool, poolside, by the pool, hotel pool, infinity pool, rooftop pool, pool party, resort, beach resort, sun lounger, deck chair, villa, hot tub, jacuzzi, outdoor pool, pool deck',
  order: 252,
  where: 'outdoors',
  poses: { sitting: 1 },
  seat: 'bench',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#eef2f8')
  const [deck, basin, surface, edge, house, glass, frames, cushions, shades, trunks, fronds, hedge, steel, pots] =
    meshes()
  const [leaves, roof] = meshes()
  const lights = newLights(linear('#ffcf94'))
  // The basin: from left to right behind the person, nearest where the camera looks.
  const [left, right] = [-34, 46].map((x) => x * side).toSorted((a, b) => a - b) as [number, number]
  const [near, far, wide] = [-16, -72, right - left]
  pane(deck, [-160, 0, 70], [320, 0, 0], [0, 0, -70 + near], { cell: 12 })
  pane(deck, [-160, 0, 70 + walked], [320, 0, 0], [0, 0, -walked], { cell: 16, v: -walked })
  pane(deck, [-160, 0, near], [160 + left, 0, 0], [0, 0, far - near], { cell: 12, v: 70 - near })
  pane(deck, [right, 0, near], [160 - right, 0, 0], [0, 0, far - near], { cell: 12, u: right + 160, v: 70 - near })
  pane(deck, [-160, 0, far], [320, 0, 0], [0, 0, -80], { cell: 12, v: 70 - far })
  pane(surface, [left, -1, near], [wide, 0, 0], [0, 0, far - near], { cell: 8 })
  for (const [x, z, w, d] of [
    [(left + right) / 2, near, wide + 3, 1.6],
    [(left + right) / 2, far, wide + 3, 1.6],
    [left, (near + far) / 2, 1.6, near - far],
    [right, (near + far) / 2, 1.6, near - far],
  ] as const) {
    box(edge, { x, z, y: -0.2 }, w, 0.4, d, { cell: 8 })
    box(basin, { x, z, y: -3 }, w - 1, 3, Math.max(0.2, d - 1), { cell: 8 })
  }
  // A ladder into the water.
  for (const z of [-30, -34]) {
    const x = (side > 0 ? right : left) - 0.4 * side
    rod(steel, [x + 2 * side, 0, z], [x + 1.4 * side, 6, z], 0.25, 0.25, 8)
    rod(steel, [x + 1.4 * side, 6, z], [x - 1 * side, 5.6, z], 0.25, 0.25, 8)
    rod(steel, [x - 1 * side, 5.6, z], [x - 1.4 * side, -3, z], 0.25, 0.25, 8)
  }
  // Loungers and parasols along the far rim.
  const bed = newMesh()
  const pad = newMesh()
  box(bed, { y: 2 }, 6, 0.5, 13)
  for (const x of [-2.6, 2.6]) for (const z of [-5, 5]) box(bed, { x, z }, 0.5, 2, 0.5)
  ball(pad, [0, 3, 1.6], [2.8, 0.6, 4.6], 8, squared)
  pane(pad, [-2.8, 3, -2.4], [5.6, 0, 0], [0, 5, -4])
  pane(pad, [2.8, 3, -2.6], [-5.6, 0, 0], [0, 5, -4])
  for (const [x, turn] of pairs`-24 10, -14 4, 8 -4, 18 2, 36 -8, 46 -12`) {
    addCopy(frames, bed, { x: x * side, z: -82, turn: turned(turn * side) })
    addCopy(cushions, pad, { x: x * side, z: -82, turn: turned(turn * side) })
  }
  for (const [x, z] of pairs`-19 -85, 13 -86, 41 -86`) {
    rod(frames, [x * side, 0, z], [x * side, 24, z], 0.35, 0.3, 8)
    const dome = pairs`11 0, 7 2.6, 2.4 4.4, 0.1 5`
    lathe(shades, { x: x * side, z, y: 20 }, dome, 12)
  }
  // The house: a flat roof over glass.
  const home = { x: 30 * side, z: -128 }
  box(house, { ...home, z: -134 }, 96, 26, 18, { cell: 10 })
  box(roof, { ...home, y: 26 }, 108, 2.4, 34, { cell: 10 })
  for (let x = -44; x <= 44; x += 11) {
    pane(glass, [home.x + x - 4.8, 0.6, -124.8], [9.6, 0, 0], [0, 21, 0], { unit: true })
    box(frames, { x: home.x + x - 5.4, z: -124.4 }, 0.7, 26, 0.8)
  }
  for (const x of [-46, -16, 16, 46]) bulb(lights, [home.x + x, 24.4, -120], 0.8, 1.6, 18)
  for (const [x, z, high, lean] of fours`
    -27 -88 46 5, 29 -92 54 -4, 58 -64 50 6, -52 -70 44 -5, -8 -112 58 4, 70 -108 60 -6`)
    palm(trunks, fronds, random, { x: x * side, z, y: 0, high, lean: lean * side, toward: 2 })
  for (let x = -120; x < -22; x += 5)
    crown(hedge, random, [x * side, 4, -104 + random.middling() * 4], [4, 4.4, 4], 60, 1.3, 4)
  for (const [x, z] of pairs`-38 -20, 50 -40, 50 -76`) potted(pots, leaves, random, { x: x * side, z }, 5, 3)
  // Low lamps along the rim, lights under water.
  for (const x of [-30, -12, 6, 24, 42]) {
    rod(frames, [x * side, 0, -76], [x * side, 3, -76], 0.3, 0.3, 6)
    bulb(lights, [x * side, 3.4, -76], 0.5, 1.2, 9)
  }
  const haze = air.fog.light
  const away = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, away('#7a9a9a', 0.4), [
    ridge(noise, 4, { low: 0.04, peaks: 0.14, often: 2, tone: away('#6f8fa0', 0.6), haze, round: 0.7 }),
    treeLine(noise, 1, 0.07, away('#4f7a58', 0.4), haze, false),
  ])
  const light = mixed(air.key, air.ambient, 0.5)
  const waves = water(sky, noise, {
    deep: mixed(
      filtered(linear('#3fb8cc'), scaled(light, air.setShare * 1.5)),
      linear('#2fd0e0', 0.75),
      0.75 * air.lamps,
    ),
    wave: 6,
    steep: air.wet ? 0.36 : 0.16,
  })
  const slabs = courses(white('#d2c8b8'), noise, {
    wide: 7,
    high: 7,
    joint: 0.1,
    vary: 0.12,
    mortar: white('#a89c8a'),
    rough: air.wet ? 0.25 : 0.75,
    bond: false,
  })
  const pale = mixed(scaled(air.middle, 0.6 * air.setShare), linear('#2c3a40'), 0.35)
  const lit = linear('#ffd8a0')
  return outdoors(scene, {
    sky,
    bounce: white('#b4b8b0'),
    lamps: lights.lamps,
    lamp: linear('#a8d8e0', 0.7),
    parts: [
      setPart('deck', deck, slabs),
      setPart(
        'basin',
        basin,
        courses(linear('#5fc0d0'), noise, {
          wide: 1,
          high: 1,
          joint: 0.06,
          vary: 0.3,
          mortar: linear('#d8ecec'),
          rough: 0.2,
          bond: false,
        }),
      ),
      setPart('water', surface, (spot) => {
        waves(spot)
        // Nets of light on the bottom.
        const net = Math.abs(noise.cloud(spot.x * 0.13, spot.z * 0.13) - 0.5)
        spot.glow *= 1 + smoothstep(0.06, 0, net) * 0.5
      }),
      setPart('rim', edge, plain(white('#efe9dc'), 0.5)),
      setPart('house', house, plaster(white('#e8e0d2', 0.2), noise, 0.15)),
      setPart('roof', roof, plaster(white('#f0eadf'), noise, 0.12), { castsShadow: true }),
      setPart('glass', glass, (spot) => {
        put(spot, mixed(pale, lit, air.lamps * 0.9), 0.6 + spot.v * 0.6)
        spot.glow = 0.06 + 1.1 * air.lamps
        spot.rough = 0.08
      }),
      setPart('frames', frames, wood(linear('#8a6644'), noise), { castsShadow: true }),
      setPart('cushions', cushions, fabric(linear('#f0ece2'), noise), { twoSided: true }),
      setPart(
        'parasols',
        shades,
        fabric(mixed(linear('#e07a4a'), accents[0], 0.4), noise, { tone: linear('#f4eee0'), wide: 4 }),
        { twoSided: true, castsShadow: true },
      ),
      setPart('steel', steel, plain(linear('#d8dcdc'), 0.15, 0.8)),
      setPart('trunks', trunks, bark(linear('#8a7258'), noise)),
      leafy(
        'fronds',
        fronds,
        frondSpray(),
        ['#2f6a3a', '#4a8a44', '#74a854'].map((hex) => white(hex, 0.5)),
      ),
      leafy(
        'hedge',
        hedge,
        leafSpray(noise, 70, 0.09, 0.42),
        ['#2a5230', '#3f7038', '#588a42', '#80a850'].map((hex) => white(hex, 0.5)),
      ),
      setPart('pots', pots, plain(linear('#c87a50'))),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 20, 0.22, 0.38),
        ['#2f6038', '#4c8244', '#7cae5a'].map((hex) => white(hex, 0.5)),
      ),
      ...lightParts(lights, air.lamps, 2.2),
    ],
    fog: { start: 60 },
    grade: { saturation: 1.1 },
  })
}
