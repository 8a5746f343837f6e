import { around, behind, blend, box, type Built, conifer, courses, crown, greatTrees } from '#places/set-kit.ts'
import { leafSpray, leafy, levelAround, lightParts, linear, makeSky, mapleGardenParts } from '#places/set-kit.ts'
import { meshes, mixed, newLights, outdoors, pane, place, planks, put, ridge, rock, rod } from '#places/set-kit.ts'
import { scaled, type Scene, setPart, smoothstep, soil, stoneLantern, swarm, sweptRoof } from '#places/set-kit.ts'
import { terrain, torii, treeLine, triples, tuft, underSnow, wood } from '#places/set-kit.ts'

/** Red gates over a path of slabs, stone lanterns, a hall under a swept roof, a pagoda above maples. */
export const shrine = place({
  label: 'Shrine',
  words:
    'shrine, temple, shinto shrine, japanese shrine, japanese temple, buddhist temple, pagoda, kyoto, monastery, temple courtyard, temple grounds, temple steps, stone lanterns, ancient temple',
  order: 212,
  where: 'outdoors',
  holds: { lantern: 1 },
  seat: 'stone',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.7, '#eef2f8')
  const ground = levelAround(
    (x, z) => (noise.hills(x * 0.018 + 4, z * 0.018) - 0.35) * 16 * smoothstep(18, 60, Math.abs(x)),
    24,
    70,
  )
  const [posts, caps, stone, lanterns, roofs, timber, paper, trunks, maples, needles, grass, moss, steps] = meshes()
  const lights = newLights(linear('#ffb868'))
  // The path runs to one side of the camera's aim, so that the gates are seen one behind the other.
  const path = (z: number): number => 9 * side * smoothstep(-14, -60, z)
  for (const [z, wide, high] of triples`-24 30 34, -48 26 30, -66 26 30, -82 26 30, -97 26 30`)
    torii(posts, caps, { x: path(z), z }, wide, high)
  for (let z = -20; z > -100; z -= 17)
    for (const x of [-1, 1]) {
      const at = path(z) + x * 19
      stoneLantern(lanterns, lights, { x: at, y: ground(at, z), z })
    }
  // Steps, the hall on its platform, its doors of paper.
  const hall = { x: path(-132), z: -138 }
  for (let at = 0; at < 5; at += 1)
    box(steps, { ...hall, z: hall.z + 26 - at * 2.4, y: at * 1.4 }, 28, 1.4, 5, { cell: 8 })
  box(steps, { ...hall, y: 0 }, 66, 7, 38, { cell: 8 })
  box(timber, { ...hall, y: 7 }, 46, 19, 22, { cell: 8 })
  for (let at = 0; at <= 6; at += 1) {
    const x = hall.x - 27 + at * 9
    rod(posts, [x, 7, hall.z + 15], [x, 27, hall.z + 15], 0.9, 0.9, 8)
    if (at < 6) pane(paper, [x + 1.2, 8, hall.z + 11.2], [6.6, 0, 0], [0, 13, 0], { unit: true })
  }
  box(posts, { ...hall, z: hall.z + 15, y: 25.6 }, 58, 1.6, 1.6)
  lights.lamps.push({ at: [hall.x, 14, hall.z + 20], light: linear('#ffb060', 2), reach: 22 })
  sweptRoof(roofs, { ...hall, y: 26 }, 84, 56, 22)
  // The pagoda stands on the other side, above the trees.
  const tower = { x: -52 * side, z: -150 }
  for (let floor = 0; floor < 5; floor += 1) {
    const wide = 25 - floor * 3
    box(posts, { ...tower, y: 6 + floor * 15 }, wide * 0.72, 15, wide * 0.72, { cell: 8 })
    sweptRoof(roofs, { ...tower, y: 17 + floor * 15 }, wide * 1.7, wide * 1.7, 8)
  }
  rod(timber, [tower.x, 86, tower.z], [tower.x, 108, tower.z], 0.6, 0.3, 6)
  greatTrees(trunks, maples, random, {
    at: triples`-30 -30 46, 36 -44 52, -42 -70 54, 52 -92 58, -34 -116 52`,
    side,
    ground,
    wide: 0.4,
    near: { z: -60, cards: 560, leaf: 2.6 },
    far: { cards: 320, leaf: 3.6 },
  })
  behind(random, 20, 120, 230, 0.9, (x, z) => {
    if (Math.abs(x - hall.x) < 50 && z > -165) return
    conifer(trunks, needles, random, {
      x,
      z,
      y: ground(x, z),
      high: random.between(60, 95),
      wide: 15,
      leaf: 3,
      tones: 3,
      tiers: 12,
    })
  })
  around(random, 420, 12, 70, (x, z) => {
    if (Math.abs(x - path(z)) < 11) return
    const high = random.between(0.3, 0.9)
    tuft(grass, random, x, ground(x, z) - 0.15, z, high * 1.3, high, Math.floor(random.share() * 3))
  })
  behind(random, 22, 26, 90, 1.1, (x, z) => {
    if (Math.abs(x - path(z)) < 22) return
    const size = random.between(1.6, 3.2)
    crown(moss, random, [x, ground(x, z) + size * 0.5, z], [size * 1.4, size, size * 1.3], 50, 1, 3)
  })
  box(stone, { x: 0, z: 20, y: -0.6 }, 18, 0.64, 60, { cell: 8 })
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#6f8058', 0.4), [
    ridge(noise, 2, { low: 0.08, peaks: 0.2, often: 2.4, tone: far('#7f96a8', 0.65), haze, round: 0.6 }),
    treeLine(noise, 1, 0.14, far('#6f8a70', 0.5), haze, true),
    treeLine(noise, 2, 0.08, far('#8a5a3c', 0.35), far('#8f8a5c', 0.5), false),
  ])
  const turf = soil(white('#6a7c40'), white('#86864e'), noise, 10)
  const slabs = courses(white('#a8a297'), noise, {
    wide: 5,
    high: 3.4,
    joint: 0.16,
    vary: 0.3,
    mortar: white('#6a6c54'),
    rough: air.wet ? 0.25 : 0.8,
  })
  const red = linear('#b5392a')
  return outdoors(scene, {
    sky,
    bounce: white('#8a8068'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#ffb070', 0.8),
    parts: [
      setPart('ground', terrain(ground, 280), (spot) => {
        turf(spot)
        const off = Math.abs(spot.x - path(spot.z)) + (noise.hills(spot.x * 0.3, spot.z * 0.3) - 0.5) * 1.2
        const way = smoothstep(10.4, 9.6, off) * smoothstep(-118, -112, spot.z)
        if (way > 0) {
          const [r, g, b] = [spot.red, spot.green, spot.blue]
          slabs(spot)
          blend(spot, [r, g, b], 1 - way)
        }
        const leaf = noise.cell(spot.x * 2.3, spot.z * 2.3)
        if (leaf > 0.9 && air.white === 0) blend(spot, linear('#c0582c'), 0.7 * smoothstep(0.8, 0.2, spot.grain))
      }),
      setPart('kerb', stone, slabs),
      setPart('steps', steps, slabs, { castsShadow: true }),
      setPart('gates', posts, wood(red, noise), { castsShadow: true }),
      setPart('caps', caps, wood(white('#2c2a2c', 0.8), noise), { castsShadow: true }),
      setPart('timber', timber, planks(linear('#5f4030'), noise, 1.4, 20)),
      setPart('paper', paper, (spot) => {
        const [u, v] = [Math.abs(spot.u * 4 - Math.round(spot.u * 4)), Math.abs(spot.v * 6 - Math.round(spot.v * 6))]
        put(spot, linear('#e8d8b4'))
        spot.glow = 0.1 + air.lamps * 1.6
        if (u < 0.07 || v < 0.05) {
          put(spot, linear('#4a3024'))
          spot.glow = 0
        }
        spot.rough = 0.9
      }),
      setPart('roofs', roofs, planks(white('#3f474c', 0.85), noise, 1.3, 26), { castsShadow: true }),
      setPart('lanterns', lanterns, rock(white('#9a968e', 0.5), noise, { tone: white('#6f7f50'), share: 0.3 }), {
        castsShadow: true,
      }),
      ...mapleGardenParts({ trunks, maples, needles, grass }, noise, white),
      leafy(
        'shrubs',
        moss,
        leafSpray(noise, 70, 0.09, 0.42),
        ['#2f4c2c', '#4a6a38', '#6f8844'].map((hex) => white(hex, 0.5)),
      ),
      ...lightParts(lights, air.lamps, 2.4),
    ],
    fog: { start: 50, density: Math.max(0.0022, air.fog.density) },
    particles:
      air.white > 0
        ? []
        : [
            swarm('petal', random, {
              count: 50,
              size: [0.08, 0.17],
              light: scaled(linear('#e07a3a'), Math.max(0.35, air.setShare)),
              alpha: 0.9,
              soft: 0.35,
              drift: [2, -3, 0],
              sway: 2.5,
              low: [-36, 0, -60],
              high: [36, 34, 8],
              apart: 5,
            }),
          ],
  })
}
