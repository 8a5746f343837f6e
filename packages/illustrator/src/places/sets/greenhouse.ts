import { arch, around, bark, beam, bladeSpray, box, type Built, card, courses, crown } from '#places/set-kit.ts'
import { daylight, dust, frondSpray, haze, lathe, leafSpray, leafy, linear, meshes, metal } from '#places/set-kit.ts'
import { mixed, newLights, pairs, palm, pane, place, plain, potted, put, rib, rod, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, soil, stringLights, table, triples, tuft, walked, windowedRoom } from '#places/set-kit.ts'
import { windowLight, wood } from '#places/set-kit.ts'

/** Under arches of iron and glass: beds of broad leaves, palms, hanging baskets, pots on benches, lamps on cords. */
export const greenhouse = place({
  label: 'Greenhouse',
  words:
    'greenhouse, glasshouse, glass house, conservatory, botanical garden, botanical gardens, winter garden, orangery, plant shop, vertical farm, plant nursery, palm house',
  order: 214,
  where: 'windowed',
  poses: { sitting: 1 },
  holds: { bouquet: 3 },
  seat: 'bench',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const [frame, glass, floor, beds, earth, trunks, fronds, broad, blooms, grass, benches, pots, leaves, baskets] =
    meshes()
  const [shafts, cords] = meshes()
  const lights = newLights(linear('#ffd49a'))
  const [radius, spring, far] = [46, 18, -112]
  // Ribs and bars of iron; the glass between them only tints what is behind it.
  for (let z = 34; z >= far; z -= 12) {
    rib(frame, z, spring, radius, 34, 0.5)
    for (const x of [-1, 1]) rod(frame, [x * radius, 0, z], [x * radius, spring, z], 0.6, 0.5, 6)
  }
  for (const [x, y] of [
    [radius, spring],
    [radius * 0.87, spring + 17],
    [radius * 0.5, spring + 29.4],
    [0, spring + 34],
    [-radius * 0.5, spring + 29.4],
    [-radius * 0.87, spring + 17],
    [-radius, spring],
  ] as const)
    rod(frame, [x, y, 34], [x, y, far], 0.35, 0.35, 5)
  for (let x = -40; x <= 40; x += 8) {
    const top = spring + 34 * Math.sqrt(1 - (x / radius) * (x / radius))
    rod(frame, [x, 0, far], [x, top, far], 0.35, 0.35, 5)
  }
  for (const y of [spring * 0.5, spring, spring + 14, spring + 26]) {
    const half = y <= spring ? radius : radius * Math.sqrt(1 - ((y - spring) / 34) * ((y - spring) / 34))
    rod(frame, [-half, y, far], [half, y, far], 0.3, 0.3, 5)
  }
  pane(glass, [-radius, 0, far + 0.5], [radius * 2, 0, 0], [0, spring + 34, 0])
  for (const x of [-24, 0, 24]) windowLight(scene, lights, [x, 24, far], 1.8, 34)
  lights.lamps.push({ at: [10 * side, 50, -40], light: scaled(daylight(air), 1.7), reach: 34, towards: [0, -1, 0.2] })
  // A path between raised beds, broader where the person stands.
  pane(floor, [-60, 0, 64], [120, 0, 0], [0, 0, far - 64], { cell: 6 })
  pane(floor, [-60, 0, 64 + walked], [120, 0, 0], [0, 0, -walked], { cell: 12, v: -walked })
  for (const x of [-1, 1]) {
    box(beds, { x: x * 31, z: -66 }, 34, 3.2, 92, { cell: 8 })
    box(earth, { x: x * 31, z: -66, y: 3 }, 32, 0.5, 90, { cell: 8 })
    for (let z = -24; z > -108; z -= 4.6) {
      const out = random.between(15.5, 44)
      const size = random.between(2.4, 4.6)
      crown(broad, random, [x * out, 3 + size * 0.8, z], [size, size, size], 40, 1.5, 4)
      if (random.chance(0.4))
        crown(blooms, random, [x * (out - 2), 4 + size, z + 1], [size * 0.7, 1.2, size * 0.7], 12, 0.8, 4)
      const angle = random.between(0, 6)
      for (let leaf = 0; leaf < 7; leaf += 1)
        arch(
          fronds,
          [x * random.between(15, 40), 3.2, z - 2],
          angle + leaf * 0.9,
          random.between(5, 9),
          1.5,
          random.between(0.5, 1.1),
          leaf % 3,
        )
    }
    for (const [out, z, high] of triples`24 -46 34, 34 -70 42, 20 -92 36`)
      palm(trunks, fronds, random, { x: x * out, y: 3, z, high, lean: x * 2, toward: 2 })
  }
  // Plants close the view at the far end, lower where the path meets them.
  for (let x = -36; x <= 36; x += 5.4) {
    const high = 4 + Math.abs(x - 6 * side) * 0.22 + random.share() * 3
    crown(broad, random, [x, high * 0.8, -106], [4.6, high, 3.4], 70, 1.9, 4)
    crown(blooms, random, [x + 1, high * 1.3, -103], [3.4, 1.6, 2], 9, 0.9, 4)
    for (let leaf = 0; leaf < 6; leaf += 1)
      arch(fronds, [x, 2, -103], leaf * 1.05 + x, random.between(9, 15), 2.2, random.between(0.6, 1.2), leaf % 3)
  }
  for (const [x, z, high] of triples`13 -74 30, -12 -98 40, 17 -104 44`)
    palm(trunks, fronds, random, { x: x * side, y: 0, z, high, lean: 3 * side, toward: 2 })
  around(random, 160, 16, 60, (x, z) => {
    if (Math.abs(x) < 14.6 || Math.abs(x) > 17) return
    tuft(grass, random, x, 3.2, z, 0.9, 0.8, Math.floor(random.share() * 3))
  })
  // A bench of pots where the camera looks, baskets on chains, a little basin at the end of the path.
  for (const [x, z] of pairs`17 -19.6, -22 -20`) {
    table(benches, { x: x * side, z }, 15, 5, 7)
    for (let at = 0; at < 5; at += 1)
      potted(
        pots,
        leaves,
        random,
        { x: x * side - 6 + at * 3, y: 7, z: z + random.middling() },
        random.between(1.6, 2.6),
        3,
      )
  }
  for (const [x, z, y] of triples`8 -30 27, -10 -38 30, 15 -52 31, -6 -66 32, 7 -84 32`) {
    const px = x * side
    rod(cords, [px, y + 3, z], [px, spring + 30, z], 0.08, 0.08, 3)
    lathe(baskets, { x: px, y, z }, pairs`0.6 0, 1.7 0.8, 2 2, 1.7 2`, 12)
    crown(broad, random, [px, y + 2.4, z], [3, 1.8, 3], 46, 1.1, 4)
    crown(leaves, random, [px, y - 0.4, z], [2.4, 3, 2.4], 30, 0.8, 3)
    crown(blooms, random, [px, y + 2.6, z + 1], [2.6, 1.2, 2], 14, 0.7, 4)
  }
  lathe(beds, { z: -88, x: 4 * side }, pairs`5 0, 5 1, 1.4 1.8, 1.1 6, 5 8, 5.2 8.6, 4.6 8.6, 0.1 7.6`, 18)
  for (const z of [-34, -58, -82]) stringLights(cords, lights, [-34, 34, z], [34, 34, z], 7, 15)
  const day = daylight(air)
  if (air.lamps < 0.6)
    for (const x of [-20, -2, 16, 30]) card(shafts, [x - 8 * side, 24, -60], [4, 0, 0], [11 * side, 26, -10], [0, 0, 1])
  const tones = ['#244c2c', '#356a36', '#4f8a40', '#86b058']
  return windowedRoom(scene, {
    size: { wide: radius * 2, back: -far, front: 60, high: spring + 34 },
    lights,
    walls: '#9ab49a',
    warm: '#ffdcae',
    floor: '#7a8468',
    bright: 0.4,
    parts: [
      setPart(
        'floor',
        floor,
        courses(linear('#a39a8a'), noise, {
          wide: 4,
          high: 4,
          joint: 0.14,
          vary: 0.25,
          mortar: linear('#6f7452'),
          rough: 0.5,
          bond: false,
        }),
      ),
      setPart(
        'beds',
        beds,
        courses(linear('#9a7260'), noise, { wide: 2.6, high: 0.9, joint: 0.1, vary: 0.4, mortar: linear('#8a8276') }),
        { castsShadow: true },
      ),
      setPart('earth', earth, soil(linear('#4a3828'), linear('#3a3020'), noise, 6)),
      setPart('frame', frame, metal(linear('#dfe6e0'), noise, 0.5, 0.1)),
      setPart(
        'glass',
        glass,
        (spot) => {
          put(spot, [0.6, 0.72, 0.68])
          spot.alpha = 0.1 + noise.cell(spot.u / 8, spot.v / 9) * 0.1
          spot.rough = 0.1
        },
        { blended: true },
      ),
      setPart('trunks', trunks, bark(linear('#7a6248'), noise)),
      leafy(
        'fronds',
        fronds,
        frondSpray(),
        ['#2c5f36', '#468244', '#72a450'].map((hex) => linear(hex)),
      ),
      leafy(
        'plants',
        broad,
        leafSpray(noise, 22, 0.2, 0.42),
        tones.map((hex) => linear(hex)),
      ),
      leafy(
        'flowers',
        blooms,
        leafSpray(noise, 16, 0.16, 0.6),
        ['#e0587a', '#f4d0d8', '#f0a04a', '#c84a9a'].map((hex) => linear(hex)),
      ),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 24, 0.05),
        ['#3f6a34', '#5f8a40', '#86a854'].map((hex) => linear(hex)),
      ),
      setPart('benches', benches, wood(linear('#8a6a4a'), noise), { castsShadow: true }),
      setPart('pots', pots, plain(linear('#bf7350'), 0.8), { castsShadow: true }),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 26, 0.18, 0.4),
        ['#33643a', '#50844a', '#82ae5e'].map((hex) => linear(hex)),
      ),
      setPart('baskets', baskets, wood(linear('#6f5238'), noise)),
      setPart('cords', cords, plain(linear('#4a4a40'), 0.7)),
      setPart('shafts', shafts, haze(mixed(scaled(day, 1.1), [1, 1, 0.9], 0.2), 0.22, beam), { blended: true }),
    ],
    fog: { light: mixed(linear('#b4c8a8', 0.45), scaled(day, 0.6), 0.5), start: 60, density: 0.0018, max: 0.4 },
    particles: [dust(random, linear('#fff2c8', 0.8))],
    grade: { saturation: 1.1, bloom: 0.34 },
  })
}
