import { addCopy, around, ball, behind, bladeSpray, blend, box, brightness, type Built, bulb } from '#places/set-kit.ts'
import { cottage, courses, filtered, type HouseMeshes, lathe, leafSpray, leafy, levelAround } from '#places/set-kit.ts'
import { lightParts, linear, makeSky, meshes, metal, mixed, newLights, newMesh, outdoors } from '#places/set-kit.ts'
import { pairs, pane, place, plaster, put, ridge, rock, rod, scaled, type Scene, setPart } from '#places/set-kit.ts'
import { smoothstep, soil, terrain, triples, tuft, turned, underSnow, water, wood } from '#places/set-kit.ts'

/** A green headland over the sea: a striped lighthouse, its keeper's cottage, a fence along the cliff. */
export const lighthouse = place({
  label: 'Lighthouse',
  words: 'lighthouse, light house, rocky coast, clifftop, cliff top',
  order: 255,
  where: 'outdoors',
  poses: { leaning: 1 },
  holds: { lantern: 2, mug: 1 },
  chance: { pirate: 1 },
  seat: 'stone',
  support: 'stone pillar',
  build,
})

const sea = -26

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.8)
  // The edge of the cliff, behind the person; the headland goes on to the side of the lighthouse.
  const edge = (x: number): number =>
    -74 -
    smoothstep(-4, 40, x * side) * 290 +
    (noise.hills(x * 0.03 + 2, 5) - 0.5) * 22 +
    Math.max(0, -x * side - 40) * 0.5
  const ground = levelAround(
    (x, z) => {
      const out = edge(x) - z
      const turf = (noise.hills(x * 0.02 + 1, z * 0.02) - 0.4) * 7 + smoothstep(20, 90, x * side) * 6
      const rocks = (noise.cloud(x * 0.09, z * 0.09) - 0.5) * 9
      return out < 0 ? turf : turf - smoothstep(0, 14, out) * (34 + turf) + rocks * smoothstep(0, 6, out)
    },
    14,
    50,
  )
  const [east, south] = [70 * side, -290]
  const foot = ground(east, south) - 1
  const [bricks, iron, glass, stones, grass, flowers, fence, cap] = meshes()
  // The tower: a tapering shaft, a gallery, the lantern room and its cap.
  const tower = { bricks: newMesh(), iron: newMesh(), glass: newMesh(), cap: newMesh() }
  lathe(tower.bricks, {}, pairs`14 0, 14 3, 12 3.4, 11 24, 9.6 52, 8.6 84, 8.8 86`, 28)
  lathe(tower.iron, { y: 86 }, pairs`8.8 0, 12 1.2, 12 2.2, 6.4 2.2, 6.4 4`, 24)
  for (let at = 0; at < 12; at += 1) {
    const [c, s] = turned(at * 30)
    rod(tower.iron, [c * 11.5, 88, s * 11.5], [c * 11.5, 92.5, s * 11.5], 0.2, 0.2, 4)
    rod(tower.iron, [c * 6.2, 90, s * 6.2], [c * 6.2, 101, s * 6.2], 0.25, 0.25, 4)
  }
  for (const y of [90, 92.5]) lathe(tower.iron, { y }, pairs`11.7 0, 11.7 0.4, 11.3 0.4`, 24)
  lathe(tower.glass, { y: 90 }, pairs`6 0, 6 11`, 20)
  lathe(tower.cap, { y: 101 }, pairs`7.8 0, 6.8 1.6, 4 4.6, 0.6 6.4, 0.6 8.4, 0.1 12`, 20)
  const stand = { x: east, y: foot, z: south, size: 0.66 }
  addCopy(bricks, tower.bricks, stand)
  addCopy(iron, tower.iron, stand)
  addCopy(glass, tower.glass, stand)
  addCopy(cap, tower.cap, stand)
  const lamp = foot + 95.5 * stand.size
  const lights = newLights(linear('#ffe2a0'))
  bulb(lights, [east, lamp, south + 4.4], 2.4, 3, 40)
  const house: HouseMeshes = {
    walls: newMesh(),
    roofs: newMesh(),
    timber: newMesh(),
    panes: newMesh(),
    stone: newMesh(),
  }
  const home = { x: 102 * side, z: -262 }
  cottage(
    house,
    random,
    { ...home, y: ground(home.x, home.z) - 1, turn: turned(-24 * side) },
    { wide: 36, deep: 22, high: 15, roof: 12, timbered: false },
  )
  lights.lamps.push({
    at: [home.x - 8 * side, ground(home.x, home.z) + 8, home.z + 18],
    light: linear('#ffae55', 1.6),
    reach: 16,
  })
  // A fence along the cliff.
  let last: readonly [number, number, number] | undefined
  for (let x = -88; x <= 4; x += 6) {
    const z = edge(x * side) + 5
    const here = [x * side, ground(x * side, z), z] as const
    box(fence, { x: here[0], y: here[1] - 1, z }, 0.7, 8, 0.7)
    if (last)
      for (const up of [3, 5.8])
        rod(fence, [last[0], last[1] + up, last[2]], [here[0], here[1] + up, here[2]], 0.28, 0.28, 4)
    last = here
  }
  around(random, 900, 5, 95, (x, z, far) => {
    if (z < edge(x) + 3) return
    const high = random.between(0.5, 1.3) * (far < 14 ? 0.6 : 1)
    tuft(grass, random, x, ground(x, z) - 0.2, z, high * 1.2, high, Math.floor(random.share() * 4))
    if (noise.cloud(x * 0.06 + 5, z * 0.06) > 0.55 && random.chance(0.4))
      tuft(flowers, random, x + 0.8, ground(x, z), z, 0.5, random.between(0.4, 0.8), Math.floor(random.share() * 3))
  })
  const boulder = (x: number, y: number, z: number, size: number): void =>
    ball(
      stones,
      [x, y, z],
      [size * 1.3, size * 0.9, size],
      7,
      (a, b, c) => 0.7 + noise.hills(a * 2.2 + x, b * 2.2 + c + z) * 0.6,
    )
  behind(random, 16, 24, 66, 1.3, (x, z) => {
    if (z < edge(x) + 4) return
    boulder(x, ground(x, z) + 0.1, z, random.between(0.5, 1.8))
  })
  behind(random, 22, 110, 260, 1.1, (x, z) => {
    if (z > edge(x) - 26) return
    boulder(x, sea + 1, z, random.between(3, 11))
  })
  // Stacks that the sea has left standing, where there is no tower to look at.
  for (const [x, z, size] of triples`-52 -210 20, -78 -250 30, -30 -330 17`)
    ball(stones, [x * side, sea, z], [size, size * 1.5, size * 0.8], 12, (a, b, c) => {
      const layer = noise.cell(b * 8 + 40, x) * 0.16
      return 0.75 + layer + noise.hills(a * 2.4 + x, c * 2.4 + b) * 0.35
    })
  const light = scaled(mixed(air.key, air.ambient, 0.5), air.setShare)
  const deep = filtered(linear('#1d5f78'), scaled(light, (0.8 / Math.max(0.4, brightness(light))) * air.setShare))
  const mist = air.fog.light
  const far = (hex: string, share: number) => mixed(linear(hex, air.setShare), mist, share)
  const sky = makeSky(air, noise, mixed(deep, air.horizon, 0.4), [
    ridge(noise, 3, { low: -0.05, peaks: 0.06, often: 4, tone: far('#7590a6', 0.55), haze: mist, round: 0.6 }),
  ])
  const ocean = newMesh()
  pane(ocean, [-1200, sea, -40], [2400, 0, 0], [0, 0, -2000], { cell: 200 })
  const foam = (x: number, z: number): number => {
    const out = edge(x) - z - 20
    const lace = noise.cloud(x * 0.2, z * 0.24) - 0.5
    return smoothstep(9, 1, Math.abs(out - 3 + lace * 16)) * 0.9 + smoothstep(0.3, 0.44, lace) * 0.35
  }
  const turf = soil(white('#55803a'), white('#8c9a50'), noise, 12)
  const cliff = rock(white('#857a6e', 0.5), noise, { tone: white('#6f7f4a'), share: 0.2 })
  const plain = plaster(linear('#ece6d8'), noise, 0.5)
  const red = linear('#b5362c')
  const dark = linear('#3a4650')
  const lit = linear('#ffc068')
  return outdoors(scene, {
    sky,
    bounce: white('#6f8a48'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#ffdc9a', 0.5),
    parts: [
      setPart('ground', terrain(ground, 460, 84, 1.09), (spot) => {
        const bare = smoothstep(-3, 4, edge(spot.x) - spot.z + (noise.cloud(spot.x * 0.15, spot.z * 0.15) - 0.5) * 8)
        if (bare < 1) turf(spot)
        if (bare <= 0) return
        const [r, g, b] = [spot.red, spot.green, spot.blue]
        cliff(spot)
        blend(spot, [r, g, b], 1 - bare)
      }),
      setPart('sea', ocean, water(sky, noise, { deep, wave: 11, steep: 0.6, foam, foamLight: scaled(light, 0.95) })),
      setPart(
        'tower',
        bricks,
        (spot) => {
          plain(spot)
          const band = (spot.y - foot + 2) / 14.5
          blend(spot, red, band - Math.floor(band) > 0.5 ? 0.92 : 0)
        },
        { castsShadow: true },
      ),
      setPart('iron', iron, metal(linear('#2f3438'), noise, 0.6)),
      setPart('cap', cap, metal(red, noise, 0.5)),
      setPart('glass', glass, (spot) => {
        put(spot, mixed(linear('#8fa6b5'), lit, air.lamps))
        spot.rough = 0.15
        spot.glow = air.lamps * 1.6
      }),
      setPart('walls', house.walls, plaster(linear('#e6e0d2'), noise, 0.5), { castsShadow: true }),
      setPart(
        'stone',
        house.stone,
        courses(linear('#8a8278'), noise, { wide: 2.6, high: 1.4, joint: 0.2, vary: 0.5, mortar: linear('#6a6258') }),
      ),
      setPart(
        'roofs',
        house.roofs,
        courses(white('#5c6670', 0.9), noise, {
          wide: 1.8,
          high: 1.5,
          joint: 0.14,
          vary: 0.4,
          mortar: white('#3a4048', 0.8),
        }),
        { castsShadow: true, twoSided: true },
      ),
      setPart('timber', house.timber, wood(linear('#2f5a6a'), noise)),
      setPart('panes', house.panes, (spot) => {
        put(spot, dark)
        spot.rough = 0.2
        if (air.lamps < 0.3) return
        put(spot, lit)
        spot.glow = air.lamps * (1.1 + spot.v * 0.5)
      }),
      setPart('fence', fence, wood(white('#a59682', 0.4), noise), { castsShadow: true }),
      setPart('stones', stones, rock(white('#7f776c', 0.6), noise)),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 26, 0.045),
        ['#44702f', '#5f8a38', '#86a045', '#b0ac5c'].map((hex) => white(hex, 0.45)),
      ),
      leafy(
        'flowers',
        flowers,
        leafSpray(noise, 14, 0.14, 0.5),
        ['#e58aa8', '#f4f1e4', '#e2c04a'].map((hex) => white(hex, 0.7)),
      ),
      ...lightParts(lights, air.lamps, 3),
    ],
    fog: { start: 70, density: air.fog.density * 0.8 },
  })
}
