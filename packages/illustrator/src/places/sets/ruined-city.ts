import { addCopy, around, ball, bladeSpray, blend, block, box, type Built, car, card, crown } from '#places/set-kit.ts'
import { facade, flame, halo, haze as mist, type Lamp, lathe, leafSpray, leafy, levelAround } from '#places/set-kit.ts'
import { linear, makeSky, meshes, metal, mixed, outdoors, pairs, place, plain, rock, rod } from '#places/set-kit.ts'
import { scaled, type Scene, setPart, skyline, smoke, smoothstep, soil, swarm, terrain } from '#places/set-kit.ts'
import { triples, tuft, turned, underSnow } from '#places/set-kit.ts'

/** A street after the end: broken towers with empty windows, rubble and rusted cars, weeds through the asphalt, dust. */
export const ruinedCity = place({
  label: 'Ruined city',
  words:
    'ruined city, post apocalyptic, post apocalyptic city, post apocalypse, wasteland, abandoned city, destroyed city, rubble, apocalyptic city, apocalypse, dystopian city, bombed city, war torn city, abandoned street, overgrown city, ruined street, apocalyptic wasteland, abandoned district',
  order: 146,
  where: 'outdoors',
  poses: { leaning: 1 },
  seat: 'stone',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.6)
  const ground = levelAround(
    (x, z) => (noise.cloud(x * 0.04, z * 0.04) - 0.45) * 4 + smoothstep(22, 46, Math.abs(x)) * 7,
    14,
    40,
  )
  const [gray, brown, ledges, rubble, slabs, bars, cars, cabins, weeds, ivy, smokes, poles, flames, glows] = meshes()
  for (const edge of [-1, 1]) {
    let z = 10
    let at = 0
    while (z > -330) {
      const [wide, high] = [random.between(28, 44), random.between(46, 130)]
      const mesh = random.chance(0.5) ? gray : brown
      const x = edge * (33 + random.share() * 8)
      block(mesh, ledges, { x: x + edge * 17, z: z - wide / 2 }, 34, high, wide - 1)
      // What is left of the storeys above: stumps of different heights, floors that hang out.
      for (let piece = 0; piece < 6; piece += 1) {
        const [px, pz] = [x + edge * random.between(4, 30), z - random.between(5, wide - 5)]
        box(mesh, { x: px, z: pz, y: high }, random.between(5, 12), random.between(5, 26), random.between(5, 11), {
          cell: 14,
        })
      }
      for (let floor = 0; floor < 3; floor += 1) {
        const y = random.between(14, high - 4)
        box(slabs, { x: x - edge * 1.5, y, z: z - random.between(6, wide - 6) }, 7, 1, random.between(6, 12))
        for (let bar = 0; bar < 4; bar += 1) {
          const bz = z - wide / 2 + bar * 2
          rod(
            bars,
            [x - edge * 4, y + 0.5, bz],
            [x - edge * random.between(6, 9), y - random.share() * 4, bz],
            0.15,
            0.12,
            4,
          )
        }
      }
      if (at % 2 === 0)
        for (let patch = 0; patch < 6; patch += 1)
          crown(
            ivy,
            random,
            [x - edge * 0.4, random.between(4, 40), z - random.between(3, wide - 3)],
            [1.6, random.between(4, 8), 4],
            34,
            1.7,
            4,
          )
      z -= wide
      at += 1
    }
  }
  // Fires that somebody keeps, or that nobody has put out.
  const fire = linear('#ff8a3a')
  const lamps: Lamp[] = []
  for (const [at, [x, z, size]] of triples`24 -46 1, -20 -72 1.3, 14 -112 1.8, -30 -150 2.4`.entries()) {
    const [px, y] = [x * side, ground(x * side, z)]
    lathe(bars, { x: px, y, z, size }, pairs`2.2 0, 2.3 4, 2.2 6.6, 1.9 6.6`, 12)
    for (let tongue = 0; tongue < 4; tongue += 1) {
      const high = random.between(2.4, 4) * size
      card(
        flames,
        [px + (tongue - 1.5) * size, y + 6 * size + high * 0.7, z],
        [1.5 * size, 0, 0],
        [0, high, 0],
        [0, 0, 1],
        at * 4 + tongue,
      )
    }
    card(glows, [px, y + 8 * size, z + 1], [11 * size, 0, 0], [0, 10 * size, 0], [0, 0, 1])
    lamps.push({ at: [px, y + 9, z + 1], light: scaled(fire, 3), reach: 15 * size })
  }
  // Heaps of rubble along the fronts and blocks in the road.
  around(random, 230, 16, 130, (x, z, far) => {
    const heap = smoothstep(14, 30, Math.abs(x))
    if (heap < random.share() * 0.9 || Math.abs(x) > 44) return
    const size = random.between(0.5, 2.6) * (0.7 + far * 0.006)
    if (random.chance(0.5))
      box(
        slabs,
        { x, y: ground(x, z) - size * 0.3 + heap * random.share() * 4, z, turn: turned(random.between(0, 180)) },
        size * 2.4,
        size,
        size * 1.7,
      )
    else
      ball(
        rubble,
        [x, ground(x, z) + heap * random.share() * 2, z],
        [size * 1.3, size * 0.9, size],
        5,
        (a, b, c) => 0.6 + noise.hills(a * 2.2 + x, b * 2.2 + c) * 0.8,
      )
  })
  const [body, cabin] = car()
  for (const [x, z, turn] of triples`17 -34 24, -16 -56 -150, 12 -88 80, -20 -104 14, 4 -124 130`) {
    const stand = { x: x * side, y: ground(x * side, z) - 1, z, turn: turned(turn * side) }
    addCopy(cars, body, stand)
    addCopy(cabins, cabin, stand)
  }
  // Lamp posts that lean, a cable down from one to the next.
  for (const [at, [x, z, lean]] of triples`22 -24 0.12, -21 -46 -0.2, 22 -74 0.3, -22 -112 0.1`.entries()) {
    const [px, y] = [x * side, ground(x * side, z)]
    rod(poles, [px, y - 1, z], [px + lean * 24 * side, y + 26, z], 0.5, 0.35, 7)
    rod(
      poles,
      [px + lean * 24 * side, y + 26, z],
      [px + (lean * 24 - Math.sign(x) * 7) * side, y + 27 - at, z],
      0.3,
      0.2,
      6,
    )
  }
  around(random, 420, 11, 90, (x, z) => {
    const high = random.between(0.3, 1.6)
    if (noise.cloud(x * 0.07 + 4, z * 0.07) < 0.46) return
    tuft(weeds, random, x, ground(x, z) - 0.2, z, high * 1.3, high, Math.floor(random.share() * 3))
  })
  for (const [x, z, big] of triples`-30 -200 2, 70 -300 3`)
    for (let puff = 0; puff < 10; puff += 1) {
      const size = (10 + puff * 5) * big * 0.6
      card(
        smokes,
        [x * side - puff * 6 * side, 50 + puff * 12 * big * 0.6, z],
        [size, 0, 0],
        [0, size, 0],
        [0, 0, 1],
        puff + big * 20,
      )
    }
  const level = air.setShare
  const haze = mixed(air.fog.light, scaled(linear('#c8a882'), level), 0.5)
  const dusty = {
    ...air,
    horizon: mixed(air.horizon, scaled(linear('#e0b88a'), level), 0.5),
    middle: mixed(air.middle, scaled(linear('#a89a8c'), level), 0.45),
    cover: Math.max(air.cover, 0.5),
  }
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), level), haze, share)
  const sky = makeSky(dusty, noise, far('#7a6a58', 0.5), [
    skyline(noise, 3, { low: 0.1, high: 0.42, often: 11, tone: far('#8a8078', 0.62), haze, lamps: [], lit: 0 }),
    skyline(noise, 7, { low: 0.05, high: 0.26, often: 15, tone: far('#6a6058', 0.4), haze, lamps: [], lit: 0 }),
  ])
  const road = soil(white('#5c5854'), white('#6f675c'), noise, 10)
  const front = (hex: string) =>
    facade(noise, { wide: 6, high: 9, wall: linear(hex), pane: linear('#14130f'), lamps: [], lit: 0, glass: 0.5 })
  const crack = white('#35322e')
  return outdoors(scene, {
    sky,
    bounce: white('#7a6e60'),
    ground,
    lamps,
    lamp: scaled(fire, 0.7),
    parts: [
      setPart('fires', flames, flame(linear('#ffd070'), fire, noise), { blended: true }),
      setPart('glows', glows, mist(fire, 0.12 + 0.2 * air.lamps, halo), { blended: true }),
      setPart('ground', terrain(ground, 320), (spot) => {
        road(spot)
        const line = Math.abs(noise.cloud(spot.x * 0.07, spot.z * 0.07) - 0.5)
        blend(spot, crack, smoothstep(0.014, 0.004, line) * 0.8)
        const paint = smoothstep(0.6, 0.4, Math.abs(spot.x - 5 * side)) * (Math.floor(spot.z / 9) % 2 === 0 ? 1 : 0)
        blend(spot, white('#b8b09c'), paint * smoothstep(0.4, 0.6, noise.cloud(spot.x * 0.4, spot.z * 0.2)) * 0.7)
      }),
      setPart('grey fronts', gray, front('#857d74')),
      setPart('brown fronts', brown, front('#7f6a58')),
      setPart('ledges', ledges, plain(white('#8f877c', 0.5), 0.9)),
      setPart('slabs', slabs, rock(white('#8a8278', 0.4), noise), { castsShadow: true }),
      setPart('rubble', rubble, rock(white('#7a7064', 0.4), noise), { castsShadow: true }),
      setPart('bars', bars, metal(linear('#6a4430'), noise, 0.7, 0.3)),
      setPart('poles', poles, metal(linear('#5f5248'), noise, 0.6, 0.3), { castsShadow: true }),
      setPart(
        'wrecks',
        cars,
        (spot) => {
          rock(linear('#7a4c34'), noise, { tone: linear('#5a6468'), share: 0.5 })(spot)
          spot.rough = 0.75
        },
        { castsShadow: true },
      ),
      setPart('cabins', cabins, plain(linear('#1c1a18'), 0.5)),
      leafy(
        'weeds',
        weeds,
        bladeSpray(noise, 20, 0.05),
        ['#6a7040', '#868048', '#565f38'].map((hex) => white(hex, 0.5)),
      ),
      leafy(
        'ivy',
        ivy,
        leafSpray(noise, 60, 0.1, 0.45),
        ['#33482c', '#485f34', '#647c40', '#84914e'].map((hex) => white(hex, 0.5)),
      ),
      setPart('smoke', smokes, smoke(mixed(scaled(linear('#4a4642'), level), haze, 0.3), noise, 0.2), {
        blended: true,
      }),
    ],
    fog: { light: haze, start: 50, density: Math.max(0.0026, air.fog.density * 1.4), max: 0.88 },
    particles: [
      swarm('dust', random, {
        count: 110,
        size: [0.03, 0.1],
        light: scaled(linear('#f0d8b0'), Math.max(0.3, level)),
        alpha: 0.5,
        soft: 0.7,
        drift: [2, 0.2, 0],
        sway: 1.4,
      }),
    ],
    grade: { saturation: 0.98, contrast: 1.06 },
  })
}
