import { block, bokeh, box, type Built, bulb, chair, courses, facade, lathe, leafSpray } from '#places/set-kit.ts'
import { leafy, lightParts, linear, makeSky, meshes, metal, mixed, newLights, outdoors } from '#places/set-kit.ts'
import { pairs, pane, place, plain, planks, potted, rod, roundTable, scaled, type Scene } from '#places/set-kit.ts'
import { setPart, skyline, turned, underSnow, walked, wood } from '#places/set-kit.ts'

/** A roof terrace over the city: planks, strings of lamps, plants, towers far and near. */
export const rooftop = place({
  label: 'Rooftop',
  words:
    'rooftop, roof, roof terrace, balcony, rooftops, terrace, skyscraper roof, rooftop bar, school rooftop, school roof, rooftop terrace, rooftop lounge',
  order: 190,
  where: 'outdoors',
  poses: { leaning: 2 },
  holds: { mug: 4, bouquet: 1 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.7, '#e6edf4')
  const [deck, wallMesh, glassy, stony, ledges, pots, leaves, timber, iron, tank] = meshes()
  pane(deck, [-60, 0, 60], [120, 0, 0], [0, 0, -94], { cell: 6 })
  pane(deck, [-60, 0, 60 + walked], [120, 0, 0], [0, 0, -walked], { cell: 12, v: -walked })
  // A parapet with a rail behind, one wall with the stairs' hut at the side.
  box(wallMesh, { z: -34, y: 0 }, 122, 7, 2.4, { cell: 6 })
  box(wallMesh, { x: -46 * side, z: -26 }, 26, 24, 22, { cell: 6 })
  box(timber, { x: -37.9 * side, z: -14.9, y: 0 }, 7, 16, 0.4)
  for (let x = -60; x <= 60; x += 8) rod(iron, [x, 7, -34], [x, 11.5, -34], 0.22, 0.22, 5)
  for (const y of [9.4, 11.5]) rod(iron, [-60, y, -34], [60, y, -34], 0.2, 0.2, 5)
  // Towers around; we are high above the street.
  const towers: [x: number, z: number, wide: number, top: number][] = [
    [-72, -130, 44, 14],
    [70, -150, 46, 34],
    [-118, -210, 56, 62],
    [22, -230, 34, 8],
    [128, -250, 56, 70],
    [-36, -280, 40, 30],
    [64, -340, 44, 62],
    [-96, -350, 54, 40],
    [-180, -320, 70, 96],
    [186, -340, 70, 60],
    [-14, -420, 44, 66],
  ]
  towers.forEach(([x, z, wide, top], at) =>
    block(
      at % 2 === 0 ? glassy : stony,
      ledges,
      { x: x * side, z, y: -140, turn: turned(random.middling() * 24) },
      wide,
      top + 140,
      wide * 0.8,
      at * 50,
    ),
  )
  // A water tank on legs, chimneys, an aerial.
  const foot = { x: 40 * side, z: -27 }
  for (const [x, z] of pairs`-3 -3, 3 -3, -3 3, 3 3`)
    rod(iron, [foot.x + x, 0, foot.z + z], [foot.x + x, 13, foot.z + z], 0.4, 0.4, 6)
  lathe(tank, { ...foot, y: 13 }, pairs`0.1 0, 5.4 0, 5.4 11, 5.8 11, 0.2 15`, 18)
  for (const y of [14, 18, 22]) lathe(iron, { ...foot, y }, pairs`5.5 0, 5.5 0.4`, 18)
  rod(iron, [-50 * side, 24, -30], [-50 * side, 44, -30], 0.2, 0.12, 5)
  for (const y of [36, 39, 42]) rod(iron, [-54 * side, y, -30], [-46 * side, y, -30], 0.1, 0.1, 4)
  // Seats, plants, strings of lamps.
  roundTable(timber, { x: 22 * side, z: -22 }, 4)
  chair(timber, { x: 16 * side, z: -23, turn: turned(80 * side) })
  chair(timber, { x: 28 * side, z: -22, turn: turned(-80 * side) })
  for (const x of [-26, -12, 9, 32, 52]) {
    box(pots, { x: x * side, z: -30.4 }, 9, 4, 4, { cell: 5 })
    for (const shift of [-2.6, 0, 2.6])
      potted(pots, leaves, random, { x: x * side + shift, z: -30.4, y: 1.4 }, random.between(3, 4.4), 4)
  }
  const lights = newLights(linear('#ffc878'))
  const posts = pairs`-44 -31, -13 -33, 18 -33, 49 -31`
  posts.forEach(([x, z], at) => {
    rod(timber, [x, 0, z], [x, 25, z], 0.45, 0.4, 6)
    const next = posts[at + 1]
    if (!next) return
    for (let step = 0; step <= 9; step += 1) {
      const t = step / 9
      const y = 24.6 - 4.5 * 4 * t * (1 - t) * 0.9
      const [bx, bz] = [x + (next[0] - x) * t, z + (next[1] - z) * t]
      if (step > 0 && step < 9) bulb(lights, [bx, y - 0.4, bz], 0.42, 0.55, 8)
      const t2 = (step + 1) / 9
      if (step < 9)
        rod(
          iron,
          [bx, y, bz],
          [x + (next[0] - x) * t2, 24.6 - 4.5 * 4 * t2 * (1 - t2) * 0.9, z + (next[1] - z) * t2],
          0.07,
          0.07,
          4,
        )
    }
  })
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const lampTones = [linear('#ffd28a', 1.6), linear('#ffb868', 1.4), linear('#cfe4ff', 1.3)]
  const lit = 0.3 * air.lamps
  const sky = makeSky(air, noise, mixed(far('#5f6a7a', 0.6), air.lamps > 0.6 ? linear('#ffb060', 0.25) : haze, 0.3), [
    skyline(noise, 1, {
      low: 0.02,
      high: 0.2,
      often: 34,
      tone: far('#93a4ba', 0.65),
      haze,
      lamps: lampTones,
      lit: lit * 0.8,
    }),
    skyline(noise, 4, { low: 0.01, high: 0.14, often: 24, tone: far('#76879e', 0.5), haze, lamps: lampTones, lit }),
    skyline(noise, 7, { low: -0.02, high: 0.08, often: 18, tone: far('#5c6c82', 0.35), haze, lamps: lampTones, lit }),
  ])
  const pane2 = mixed(scaled(air.middle, 0.6 * air.setShare), linear('#22303e'), 0.4)
  return outdoors(scene, {
    sky,
    bounce: white('#8f8070'),
    lamps: lights.lamps,
    lamp: linear('#ffc27a', 0.8),
    parts: [
      setPart('deck', deck, planks(white('#8a6f56', 0.6), noise, 1.5, 20, air.wet ? 0.25 : 0.7)),
      setPart(
        'parapet',
        wallMesh,
        courses(white('#9a6a54', 0.3), noise, {
          wide: 2.4,
          high: 0.8,
          joint: 0.12,
          vary: 0.45,
          mortar: linear('#8a8078'),
        }),
        { castsShadow: true },
      ),
      setPart(
        'glass towers',
        glassy,
        facade(noise, { wide: 5, high: 7, wall: linear('#6f8296'), pane: pane2, lamps: lampTones, lit, glass: 0.75 }),
      ),
      setPart(
        'stone towers',
        stony,
        facade(noise, { wide: 6, high: 8, wall: linear('#a89c8c'), pane: pane2, lamps: lampTones, lit, glass: 0.42 }),
      ),
      setPart('ledges', ledges, plain(linear('#84807a'), 0.9)),
      setPart('planters', pots, planks(linear('#6f5844'), noise, 1.2, 30)),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 26, 0.17, 0.38),
        ['#2f5a34', '#4a7a40', '#719c50', '#a0b864'].map((hex) => white(hex, 0.6)),
      ),
      setPart('timber', timber, wood(white('#7a5638', 0.2), noise), { castsShadow: true }),
      setPart('iron', iron, metal(linear('#3a3e42'), noise, 0.5, 0.3)),
      setPart('tank', tank, planks(linear('#74543c'), noise, 1.4, 40)),
      ...lightParts(lights, Math.max(0.2, air.lamps), 2.4),
    ],
    fog: { start: 80, density: air.fog.density * 1.3 },
    particles:
      air.lamps > 0.6
        ? [bokeh(random, linear('#ffb868', 0.5), 26, { low: [-120, -10, -330], high: [120, 60, -200] }, [0.8, 2.4])]
        : [],
  })
}
