import { archedBridge, around, bark, behind, bladeSpray, blend, type Built, cos, courses } from '#places/set-kit.ts'
import { crown, filtered, foliage, greatTrees, lathe, leafSpray, leafy, levelAround } from '#places/set-kit.ts'
import { lightParts, linear, makeSky, meshes, mixed, newLights, outdoors, pairs, pane } from '#places/set-kit.ts'
import { pavilion, place, planks, rock, scaled, type Scene, setPart, sin, smoothstep, soil } from '#places/set-kit.ts'
import { stoneLantern, swarm, terrain, treeLine, triples, tuft, turned, underSnow, water } from '#places/set-kit.ts'
import { wood } from '#places/set-kit.ts'

/** Cherry trees in blossom or roses in beds, an arched bridge over a pond, a pavilion, stone lanterns. */
export const garden = place({
  label: 'Garden',
  words:
    'garden, rose garden, rose bushes, japanese garden, orchard, vineyard, flower garden, zen garden, courtyard, backyard, apple orchard, orange grove, cottage garden, palace garden, hedge garden',
  order: 210,
  where: 'outdoors',
  poses: { sitting: 2 },
  seat: 'bench',
  support: 'trunk',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const blossom = random.chance(0.6)
  const white = underSnow(air, 0.7, '#eef2f8')
  const pond = (x: number, z: number): number => {
    const [px, pz] = [(x - 6 * side) / 40, (z + 64) / 22]
    return px * px + pz * pz + (noise.hills(x * 0.06, z * 0.06) - 0.5) * 0.5
  }
  const ground = levelAround(
    (x, z) =>
      (noise.hills(x * 0.02 + 8, z * 0.02) - 0.4) * 8 * smoothstep(1, 2.4, pond(x, z)) -
      3 * smoothstep(1.1, 0.75, pond(x, z)),
    20,
    50,
  )
  const [wood1, leaves, shrubs, flowers, grass, stones, bridge, roof, lanterns, lake] = meshes()
  greatTrees(wood1, leaves, random, {
    at: triples`-24 -24 46, 28 -34 50, -36 -58 52, 50 -76 54, -20 -104 56, 26 -112 54, -60 -92 56`,
    side,
    ground,
    wide: 0.44,
    near: { z: -60, cards: 620, leaf: 2.6 },
    far: { cards: 330, leaf: 3.8 },
  })
  behind(random, 42, 20, 110, 1.2, (x, z) => {
    if (pond(x, z) < 1.15 || Math.abs(x) < 9) return
    crown(shrubs, random, [x, ground(x, z) + 1.4, z], [random.between(2.4, 4), random.between(1.8, 3), 2.8], 60, 1, 4)
    for (let at = 0; at < 5; at += 1)
      crown(
        flowers,
        random,
        [x + random.middling() * 3, ground(x, z) + random.between(2, 3.6), z + 1.4],
        [1.4, 1, 1],
        7,
        0.6,
        4,
      )
  })
  around(random, 800, 11, 70, (x, z) => {
    if (pond(x, z) < 1.1 || Math.abs(x + 5 * side * smoothstep(20, 40, -z)) < 8) return
    const high = random.between(0.3, 0.9)
    tuft(grass, random, x, ground(x, z) - 0.15, z, high * 1.3, high, Math.floor(random.share() * 3))
    if (random.chance(0.16)) tuft(flowers, random, x, ground(x, z), z, 0.5, 0.7, Math.floor(random.share() * 4))
  })
  pane(lake, [6 * side - 46, -1, -36], [92, 0, 0], [0, 0, -56], { cell: 20 })
  for (let at = 0; at < 40; at += 1) {
    const angle = (at / 40) * 6.283
    const [x, z] = [6 * side + cos(angle) * 41, -64 + sin(angle) * 22.5]
    const size = random.between(0.9, 2.2)
    lathe(
      stones,
      { x, y: ground(x, z) - 0.3, z, turn: turned(at * 40) },
      [
        [size * 1.2, 0],
        [size, size * 0.5],
        [size * 0.4, size * 0.8],
        [0.05, size * 0.85],
      ],
      7,
    )
  }
  archedBridge(bridge, { x: 6 * side, z: -58 }, 78, 6)
  pavilion({ step: stones, posts: bridge, roof }, { x: -14 * side, y: ground(-14 * side, -118), z: -118 })
  const lights = newLights(linear('#ffc27a'))
  for (const [x, z] of pairs`-13 -27, 16 -40, -25 -80, 40 -56`) {
    const at = { x: x * side, z, y: ground(x * side, z) }
    stoneLantern(lanterns, lights, at)
  }
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const petals = blossom ? ['#c87a94', '#e6a4b8', '#f4c8d4', '#fdeaf0'] : ['#2c5230', '#447238', '#6a9444', '#9ab45a']
  const blooms = blossom ? ['#d8708a', '#f0c0cc', '#ffffff', '#e8a0b4'] : ['#c0304a', '#f0d0d8', '#e8b048', '#d85a7a']
  const sky = makeSky(air, noise, far('#6f8a55', 0.4), [
    treeLine(noise, 1, 0.15, far('#8fa890', 0.6), haze, false),
    treeLine(noise, 2, 0.1, far(blossom ? '#c890a0' : '#5f8a50', 0.45), haze, false),
    treeLine(noise, 3, 0.06, far('#3f6a40', 0.3), far('#6f8f5c', 0.5), false),
  ])
  const turf = soil(white('#5c8440'), white('#7f9c54'), noise, 10)
  const slabs = courses(white('#b8ab98'), noise, {
    wide: 5,
    high: 4,
    joint: 0.4,
    vary: 0.3,
    mortar: white('#6f8048'),
    rough: air.wet ? 0.3 : 0.8,
  })
  const light = mixed(air.key, air.ambient, 0.5)
  const fallen = linear('#f2c4d0')
  return outdoors(scene, {
    sky,
    bounce: white(blossom ? '#a08a80' : '#7a8a5c'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#ffc07a', 0.8),
    parts: [
      setPart('ground', terrain(ground, 260), (spot) => {
        turf(spot)
        const path =
          smoothstep(
            8,
            6.6,
            Math.abs(spot.x + 5 * side * smoothstep(20, 40, -spot.z)) +
              (noise.hills(spot.x * 0.3, spot.z * 0.3) - 0.5) * 2,
          ) * smoothstep(-46, -40, spot.z)
        if (path > 0) {
          const [r, g, b] = [spot.red, spot.green, spot.blue]
          slabs(spot)
          blend(spot, [r, g, b], 1 - path)
        }
        if (!blossom || air.white > 0) return
        // Fallen petals.
        const petal = noise.cell(spot.x * 3.1, spot.z * 3.1)
        if (petal > 0.9) blend(spot, fallen, 0.7 * smoothstep(0.7, 0.2, spot.grain))
      }),
      setPart(
        'pond',
        lake,
        water(sky, noise, {
          deep: filtered(linear('#2a5a50'), scaled(light, air.setShare)),
          wave: 5,
          steep: air.wet ? 0.4 : 0.12,
        }),
      ),
      setPart('stones', stones, rock(white('#94908a'), noise, { tone: white('#6f8050'), share: 0.4 })),
      setPart('trunks', wood1, bark(linear('#4c3c38'), noise)),
      setPart(
        'blossom',
        leaves,
        foliage(
          leafSpray(noise, 80, 0.075, 0.6),
          petals.map((hex) => white(hex, 0.5)),
          blossom ? 0.06 : 0,
        ),
        { cutOut: true },
      ),
      leafy(
        'shrubs',
        shrubs,
        leafSpray(noise, 70, 0.09, 0.42),
        ['#2a4c2c', '#3c6636', '#558040', '#7a9c50'].map((hex) => white(hex, 0.5)),
      ),
      leafy(
        'flowers',
        flowers,
        leafSpray(noise, 16, 0.16, 0.6),
        blooms.map((hex) => white(hex, 0.6)),
      ),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 26, 0.045),
        ['#4a7236', '#6b9244', '#92ac58'].map((hex) => white(hex, 0.45)),
      ),
      setPart('bridge', bridge, wood(blossom ? linear('#a8402f') : white('#8a6a48', 0.3), noise), {
        castsShadow: true,
        twoSided: true,
      }),
      setPart('roof', roof, planks(white('#4a5054', 0.8), noise, 1.2, 20)),
      setPart('lanterns', lanterns, rock(white('#a09c94', 0.5), noise), { castsShadow: true }),
      ...lightParts(lights, air.lamps, 2.4),
    ],
    fog: { start: 44, density: Math.max(0.0018, air.fog.density) },
    particles:
      blossom && air.white === 0
        ? [
            swarm('petal', random, {
              count: 130,
              size: [0.07, 0.16],
              light: scaled(linear('#ffd4e0'), Math.max(0.35, air.setShare)),
              alpha: 0.9,
              soft: 0.35,
              drift: [3, -3.5, 0],
              sway: 2.5,
              low: [-36, 0, -60],
              high: [36, 34, 12],
              apart: 4,
            }),
          ]
        : [],
  })
}
