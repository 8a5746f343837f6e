import { addCopy, ball, blend, block, box, broadTree, type Built, bulb, car, courses, fabric } from '#places/set-kit.ts'
import { facade, lathe, lightParts, linear, makeSky, meshes, metal, mixed, newLights } from '#places/set-kit.ts'
import { outdoors, pairs, pane, place, plain, put, rod, scaled, type Scene, setPart, shops } from '#places/set-kit.ts'
import { skyline, smoothstep, treeParts, underSnow, walked } from '#places/set-kit.ts'

/** Stone fronts, awnings, street lamps and trees along a street that runs away behind the person. */
export const cityStreet = place({
  label: 'City street',
  words:
    'city street, street, city, downtown, urban, avenue, pavement, sidewalk, paris, london, new york, streets, cityscape, busy street, new york city, city centre, city center, over the city, road, bus stop, times square, berlin, rome, madrid, barcelona, chicago, manhattan, brooklyn, vienna, prague, lisbon, milan, san francisco, havana, waiting for the bus, waiting for a bus, naples, florence, budapest, athens, istanbul, buenos aires, mexico city, los angeles, toronto, melbourne, dublin, edinburgh, brussels, warsaw, copenhagen, stockholm, munich, seville, boston, philadelphia, seattle, street corner, crosswalk, zebra crossing, intersection, little italy, shopping street, high street, boulevard, harajuku, hanoi, brownstone, brownstones, brownstone steps',
  order: 170,
  where: 'outdoors',
  poses: { leaning: 2 },
  holds: { mug: 4, bouquet: 1 },
  seat: 'bench',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const white = underSnow(air, 0.6, '#e4ebf2')
  const [warm, pale, brick, ledges, fronts, awnings, iron, wood, leaves, cars, tires, lampsBack, panes] = meshes()
  const [road, pavement] = meshes()
  pane(road, [-11, -0.15, 70], [27, 0, 0], [0, 0, -520], { cell: 30 })
  pane(road, [-11, -0.15, 70 + walked], [27, 0, 0], [0, 0, -walked], { cell: 30, v: -walked })
  for (const [from, wide] of pairs`-31 20, 16 16`) {
    pane(pavement, [from, 0, 70], [wide, 0, 0], [0, 0, -520], { cell: 8 })
    pane(pavement, [from, 0, 70 + walked], [wide, 0, 0], [0, 0, -walked], { cell: 16, v: -walked })
  }
  for (const x of [-11, 16]) box(pavement, { x, z: -190, y: -0.2 }, 0.8, 0.25, 520)
  const lights = newLights(linear('#ffc680'))
  for (const edge of [-1, 1]) {
    const front = edge < 0 ? -31 : 32
    let z = 40
    while (z > -400) {
      const wide = random.between(24, 40)
      const high = random.between(58, 110)
      const mesh = random.pick([warm, pale, brick] as const)
      const middle = z - wide / 2
      block(mesh, ledges, { x: front + edge * 14, z: middle }, 28, high, wide - 0.4)
      // A shop on the ground floor with a window and an awning.
      const x = front - edge * 0.15
      pane(
        fronts,
        edge < 0 ? [x, 1.5, z - 2] : [x, 1.5, z - wide + 2],
        [0, 0, edge < 0 ? -wide + 4 : wide - 4],
        [0, 8.5, 0],
        { unit: true, u: Math.floor(random.share() * 6) },
      )
      if (random.chance(0.75)) {
        const stretch = wide - 5
        pane(
          awnings,
          edge < 0 ? [x + 6, 9.2, z - 2.5] : [x - 6, 9.2, z - 2.5 - stretch],
          [0, 0, edge < 0 ? -stretch : stretch],
          [-6 * -edge * -1, 3.2, 0],
          { cell: 6, u: Math.floor(random.share() * 3) * 100 },
        )
      }
      if (z < 20) lights.lamps.push({ at: [x - edge * 3, 6, middle], light: linear('#ffca8a', 0.9), reach: 9 })
      z -= wide
    }
    for (let at = 0; at < 8; at += 1) {
      const [x, lz] = [edge < 0 ? -14 : 19, -22 - at * 34]
      rod(iron, [x, 0, lz], [x, 22, lz], 0.4, 0.25, 7)
      lathe(iron, { x, z: lz }, pairs`1 0, 0.9 1.4, 0.5 2`, 8)
      rod(iron, [x, 22, lz], [x - edge * -3, 23.4, lz], 0.2, 0.15, 5)
      bulb(lights, [x + edge * 3, 22.7, lz], 0.8, 1.1, 13)
      if (at % 2 === 1 && at < 7)
        broadTree(wood, leaves, random, {
          x: edge < 0 ? -17 : 22,
          z: lz - 17,
          high: random.between(30, 40),
          wide: 13,
          cards: at < 3 ? 300 : 130,
          leaf: at < 3 ? 2.4 : 4,
          tones: 4,
        })
    }
  }
  // Parked cars along the far kerb.
  const [body, cabin] = car()
  const paints = [linear('#4a5a6a'), mixed(linear('#8a3a34'), accents[0], 0.3), linear('#c8c8c4'), linear('#2c3a44')]
  for (let at = 0; at < 6; at += 1) {
    const [x, z] = [12.4, -44 - at * 30 - random.between(0, 8)]
    const color = Math.floor(random.share() * 4)
    addCopy(cars, body, { x, z }, color * 100)
    addCopy(panes, cabin, { x, z })
    for (const [dx, dz] of pairs`-3.9 -6, 3.9 -6, -3.9 6, 3.9 6`)
      rod(tires, [x + dx - 0.5, 1.5, z + dz], [x + dx + 0.5, 1.5, z + dz], 1.5, 1.5, 12)
    if (air.lamps > 0.3) for (const dx of [-2.8, 2.8]) ball(lampsBack, [x + dx, 3.6, z + 9.5], [0.6, 0.35, 0.2], 5)
  }
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const glowing = [linear('#ffd28a', 1.5), linear('#ffbe74', 1.3), linear('#dfe8ff', 1.1)]
  const sky = makeSky(air, noise, far('#7a7f86', 0.5), [
    skyline(noise, 2, {
      low: 0.06,
      high: 0.36,
      often: 22,
      tone: far('#8090a4', 0.55),
      haze,
      lamps: glowing,
      lit: 0.3 * air.lamps,
    }),
    skyline(noise, 5, {
      low: 0.04,
      high: 0.22,
      often: 15,
      tone: far('#6a7684', 0.35),
      haze,
      lamps: glowing,
      lit: 0.35 * air.lamps,
    }),
  ])
  const front = (hex: string) =>
    facade(noise, {
      wide: 7,
      high: 10.5,
      wall: linear(hex),
      pane: mixed(scaled(air.middle, 0.5 * air.setShare), linear('#2a3440'), 0.5),
      lamps: glowing,
      lit: 0.55 * air.lamps,
      glass: 0.42,
    })
  const wet = air.wet
  const stripes = [accents[0], mixed(linear('#2f5a50'), accents[1], 0.4), linear('#8a6a3c')]
  const slab = courses(white('#a09a92'), noise, {
    wide: 5,
    high: 5,
    joint: 0.1,
    vary: 0.2,
    mortar: white('#6f6a64'),
    rough: wet ? 0.22 : 0.8,
    bond: false,
  })
  const asphalt = white(wet ? '#3a3e44' : '#55585c', 0.5)
  const marking = linear('#d8d6cc')
  const tailLamp = linear('#ff3a2a')
  const cloths = stripes.map((one) => fabric(one, noise, { tone: linear('#e8e0d0'), wide: 3 }))
  const bodies = paints.map((one) => plain(one, 0.22))
  return outdoors(scene, {
    sky,
    bounce: white('#8a8680'),
    lamps: lights.lamps,
    lamp: linear('#ffc27a', 0.8),
    parts: [
      setPart('road', road, (spot) => {
        put(spot, asphalt, 0.85 + noise.cloud(spot.u * 0.1, spot.v * 0.1) * 0.3)
        const dash = spot.v / 14 - Math.floor(spot.v / 14)
        blend(spot, marking, smoothstep(0.45, 0.3, Math.abs(spot.u - 13.5)) * smoothstep(0.5, 0.48, dash) * 0.8)
        const puddle = wet * smoothstep(0.5, 0.6, noise.cloud(spot.x * 0.04, spot.z * 0.02))
        spot.rough = wet ? 0.3 - puddle * 0.24 : 0.85
        blend(spot, [0.02, 0.025, 0.03], puddle * 0.6)
      }),
      setPart('pavement', pavement, slab),
      setPart('sand fronts', warm, front('#b8a488'), { castsShadow: false }),
      setPart('pale fronts', pale, front('#c4bdb0')),
      setPart('brick fronts', brick, front('#94604c')),
      setPart('ledges', ledges, plain(linear('#b5a994'), 0.9)),
      setPart(
        'shops',
        fronts,
        shops(noise, {
          frames: [...stripes, linear('#3a3430')],
          lights: [linear('#ffd9a0'), linear('#fff0d0')],
          level: 0.2 + air.lamps * 1.5,
        }),
      ),
      setPart(
        'awnings',
        awnings,
        (spot) => {
          const which = Math.floor(spot.u / 100)
          cloths[which % 3]?.(spot)
        },
        { twoSided: true },
      ),
      setPart('iron', iron, metal(linear('#2c3234'), noise, 0.5, 0.2), { castsShadow: true }),
      setPart('cars', cars, (spot) => bodies[Math.floor(spot.u / 100)]?.(spot), {
        castsShadow: true,
      }),
      setPart('car windows', panes, plain(linear('#1f272d'), 0.08)),
      setPart('tyres', tires, plain(linear('#1a1a1c'), 0.9)),
      setPart('tail lamps', lampsBack, (spot) => {
        put(spot, tailLamp)
        spot.glow = 3
      }),
      ...treeParts('street', [wood, leaves], noise, white),
      ...lightParts(lights, air.lamps, 2.2),
    ],
    fog: { start: 50, density: air.fog.density * 1.5 },
    ground: () => 0,
  })
}
