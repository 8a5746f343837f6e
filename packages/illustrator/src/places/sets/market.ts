import { addCopy, ball, bokeh, box, type Built, bulb, cottage, courses, fabric } from '#places/set-kit.ts'
import { type HouseMeshes, lathe, lightParts, linear, makeSky, meshes, mixed, newLights } from '#places/set-kit.ts'
import { newMesh, outdoors, pairs, palette, pane, place, planks, plaster, put, ridge, rod } from '#places/set-kit.ts'
import { scaled, type Scene, setPart, skyline, smoothstep, squared, triples, turned } from '#places/set-kit.ts'
import { underSnow, walked, wood } from '#places/set-kit.ts'

/** Stalls with striped awnings, crates of fruit, sacks of spice, pennants and lamps across the square. */
export const market = place({
  label: 'Market',
  words:
    'market, bazaar, marketplace, market stall, street market, souk, market square, farmers market, summer festival, matsuri, street festival, festival stalls, japanese festival, japanese summer festival, night festival, food festival, street fair, night market, flea market, christmas market, noodle stall, noodle stalls, food stall, food stalls, street food stall',
  order: 150,
  where: 'outdoors',
  holds: { mug: 2, lantern: 1 },
  seat: 'bench',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.8)
  const houses: HouseMeshes = {
    walls: newMesh(),
    roofs: newMesh(),
    timber: newMesh(),
    panes: newMesh(),
    stone: newMesh(),
  }
  const [awnings, crates, goods, sacks, spice, pennants, square, cords, jugs] = meshes()
  pane(square, [-140, 0, 70], [280, 0, 0], [0, 0, -330], { cell: 10 })
  pane(square, [-140, 0, 70 + walked], [280, 0, 0], [0, 0, -walked], { cell: 20, v: -walked })
  for (const [x, z, turn, wide, high] of [
    [-62, -96, 38, 40, 34],
    [-24, -138, 10, 42, 40],
    [24, -142, -8, 40, 32],
    [64, -104, -36, 44, 38],
    [-96, -60, 60, 44, 32],
    [96, -62, -60, 44, 36],
  ] as const) {
    cottage(
      houses,
      random,
      { x, z, turn: turned(turn) },
      { wide, deep: 26, high, roof: random.between(12, 17), timbered: random.chance(0.6) },
    )
  }
  const lights = newLights(linear('#ffbe6a'))
  const heap = (x: number, y: number, z: number, wide: number, deep: number, color: number, size: number): void => {
    const one = newMesh()
    ball(one, [0, 0, 0], [size, size, size], 4)
    one.uvs = one.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
    for (let row = 0; row < deep / (size * 1.8); row += 1) {
      for (let column = 0; column < wide / (size * 1.8); column += 1) {
        addCopy(
          goods,
          one,
          {
            x: x - wide / 2 + (column + 0.5) * size * 1.8,
            y: y + size * 0.4 + random.share() * size * 0.7,
            z: z - deep / 2 + (row + 0.5) * size * 1.8,
          },
          color,
        )
      }
    }
  }
  const stall = (x: number, z: number, turn: number, stripe: number): void => {
    const [wood1, cloth, box1] = [newMesh(), newMesh(), newMesh()]
    for (const [px, pz, high] of triples`-8.6 -4.6 20, 8.6 -4.6 20, -8.6 4.6 16.5, 8.6 4.6 16.5`)
      box(wood1, { x: px, z: pz }, 0.6, high, 0.6)
    box(wood1, { y: 6.6 }, 18, 0.5, 9, { cell: 5 })
    box(wood1, { z: 4, y: 1 }, 17.6, 5.6, 0.3, { cell: 5 })
    // The roof of cloth and the valance in front of it.
    pane(cloth, [-10, 15.4, 6.4], [20, 0, 0], [0, 5.4, -12], { cell: 5, u: stripe * 100 })
    pane(cloth, [-10, 13.6, 6.4], [20, 0, 0], [0, 1.8, 0], { cell: 5, u: stripe * 100 })
    pane(cloth, [-9, 6, -4.9], [18, 0, 0], [0, 14, 0], { cell: 5, u: stripe * 100 + 1 })
    for (const px of [-6, 0, 6]) box(box1, { x: px, z: 1.6, y: 7.1 }, 5.4, 1.5, 5)
    const stand = { x: x * side, z, turn: turned(turn * side) }
    addCopy(crates, wood1, stand)
    addCopy(crates, box1, stand)
    addCopy(awnings, cloth, stand)
    const [c, s] = stand.turn
    for (const px of [-6, 0, 6])
      heap(stand.x + px * c + 1.6 * s, 8.5, z - px * s + 1.6 * c, 4.6, 4, Math.floor(random.share() * 7), 0.62)
    bulb(lights, [stand.x + s * 3, 14.6, z + c * 3], 0.6, 1.9, 11)
  }
  stall(-27, -26, 42, 0)
  stall(28, -32, -46, 1)
  stall(-33, -58, 50, 2)
  stall(34, -64, -50, 0)
  stall(-13, -82, 14, 1)
  stall(13, -92, -10, 2)
  stall(-46, -34, 62, 1)
  // Crates, sacks of spice and jars before the stalls.
  for (const [x, z] of pairs`-17 -22, 18 -24, -20 -46, 21 -50, 15 -70`) {
    const px = x * side
    box(crates, { x: px, z, turn: turned(x * 3) }, 5, 4, 4.4)
    heap(px, 4, z, 4.2, 3.6, Math.floor(random.share() * 7), 0.6)
    for (const shift of [4.4, 8] as const) {
      const bx = px + Math.sign(px) * shift * 0.6
      ball(sacks, [bx, 1.8, z + shift * 0.4], [1.9, 2.2, 1.9], 8, squared)
      const one = newMesh()
      lathe(one, {}, pairs`1.6 0, 1.5 0.4, 0.1 1.5`, 12)
      one.uvs = one.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
      addCopy(spice, one, { x: bx, y: 3.9, z: z + shift * 0.4 }, Math.floor(random.share() * 4))
    }
    lathe(jugs, { x: px - Math.sign(px) * 4, z: z - 2 }, pairs`0.8 0, 1.7 1.6, 1.8 2.6, 0.9 4, 0.8 4.4, 1.1 4.8`, 12)
  }
  // Pennants and lamps on cords over the square.
  for (let row = 0; row < 5; row += 1) {
    const z = -24 - row * 22
    const y0 = 30 + random.share() * 6
    for (let at = 0; at < 14; at += 1) {
      const point = (t: number) => [-46 + 92 * t, y0 - 9 * 4 * t * (1 - t) * 0.5, z - 8 * t] as const
      const [one, two] = [point(at / 14), point((at + 1) / 14)]
      rod(cords, one, two, 0.06, 0.06, 4)
      const [x, y] = [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2]
      if (row % 2 === 0) {
        const first = newMesh()
        pane(first, [-1.3, -2.6, 0], [2.6, 0, 0], [0, 2.6, 0], { unit: true })
        addCopy(pennants, first, { x, y, z: one[2] }, at % 4)
      } else if (at % 2 === 0) bulb(lights, [x, y - 0.5, one[2]], 0.4, 0.5, 9)
    }
  }
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#8a8070', 0.5), [
    ridge(noise, 1, { low: 0.05, peaks: 0.12, often: 5, tone: far('#8a98a8', 0.55), haze, round: 0.6 }),
    skyline(noise, 8, {
      low: 0.06,
      high: 0.2,
      often: 20,
      tone: far('#a08a78', 0.45),
      haze,
      lamps: [linear('#ffc878', 1.4)],
      lit: 0.3 * air.lamps,
    }),
  ])
  const cloths = [
    mixed(linear('#b5402f'), accents[0], 0.35),
    mixed(linear('#2f6a74'), accents[1], 0.35),
    mixed(linear('#d29a35'), accents[2], 0.35),
  ]
  const fruit = ['#d8482f', '#f0932b', '#e8c53f', '#7fa83a', '#8a3050', '#c8d05a', '#b5603a'].map((hex) => linear(hex))
  const window = air.lamps > 0.3 ? linear('#ffc068') : linear('#39444c')
  const striped = cloths.map((one) => fabric(one, noise, { tone: linear('#ece0c8'), wide: 2.5 }))
  const flags = palette([...cloths, linear('#ece0c8')], 0.9)
  return outdoors(scene, {
    sky,
    bounce: white('#94846c'),
    lamps: lights.lamps,
    lamp: linear('#ffbc68', 0.9),
    parts: [
      setPart(
        'square',
        square,
        courses(white('#a0917c', 0.7), noise, {
          wide: 1.9,
          high: 1.4,
          joint: 0.18,
          vary: 0.45,
          mortar: white('#6a604f', 0.6),
          rough: air.wet ? 0.28 : 0.8,
        }),
      ),
      setPart('walls', houses.walls, plaster(linear('#dcc6a0'), noise, 0.5), { castsShadow: true }),
      setPart(
        'stone',
        houses.stone,
        courses(linear('#948a7a'), noise, { wide: 2.6, high: 1.4, joint: 0.2, vary: 0.5, mortar: linear('#6a6258') }),
      ),
      setPart('timber', houses.timber, wood(linear('#54402e'), noise)),
      setPart(
        'roofs',
        houses.roofs,
        courses(white('#94553c', 0.9), noise, {
          wide: 1.8,
          high: 1.5,
          joint: 0.14,
          vary: 0.5,
          mortar: white('#4a2c22', 0.8),
        }),
        { twoSided: true },
      ),
      setPart('panes', houses.panes, (spot) => {
        put(spot, window)
        spot.glow = air.lamps > 0.3 ? air.lamps * 1.3 : 0
        spot.rough = 0.2
      }),
      setPart(
        'awnings',
        awnings,
        (spot) => {
          const which = Math.floor(spot.u / 100)
          striped[which % 3]?.(spot)
          // Cloth lets some of the light through.
          spot.glow = 0.12 * air.setShare + 0.25 * air.lamps * smoothstep(13, 16, spot.y)
        },
        { twoSided: true, castsShadow: true },
      ),
      setPart('crates', crates, planks(white('#8f6a44', 0.3), noise, 1.3, 20), { castsShadow: true }),
      setPart('goods', goods, palette(fruit, 0.45)),
      setPart('sacks', sacks, fabric(linear('#b59a6c'), noise), { castsShadow: true }),
      setPart(
        'spices',
        spice,
        palette([linear('#c8541f'), linear('#d89a24'), linear('#8a2a1c'), linear('#7a6a2c')], 0.95),
      ),
      setPart('jars', jugs, plaster(linear('#b06a48'), noise, 0.4), { castsShadow: true }),
      setPart(
        'pennants',
        pennants,
        (spot) => {
          const which = Math.floor(spot.u)
          const u = Math.abs(spot.u - which - 0.5) * 2
          flags(spot)
          spot.alpha = u < spot.v ? 1 : 0
        },
        { cutOut: true, twoSided: true },
      ),
      setPart('cords', cords, wood(linear('#4a4036'), noise)),
      ...lightParts(lights, air.lamps, 2.4),
    ],
    fog: { start: 50, density: air.fog.density * 1.3 },
    particles:
      air.lamps > 0.6
        ? [bokeh(random, linear('#ffb45a', 0.6), 30, { low: [-60, 4, -130], high: [60, 30, -90] }, [0.4, 1.2])]
        : [],
    grade: { tint: [1.02, 1, 0.97] },
  })
}
