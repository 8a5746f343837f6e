import { around, behind, bladeSpray, blend, box, broadTree, type Built, bulb, cottage } from '#places/set-kit.ts'
import { courses, type HouseMeshes, lathe, leafSpray, leafy, levelAround, lightParts, linear } from '#places/set-kit.ts'
import { makeSky, meshes, mixed, newLights, newMesh, outdoors, pairs, place, plaster, put } from '#places/set-kit.ts'
import { ridge, rod, scaled, type Scene, setPart, smoothstep, soil, terrain, treeLine } from '#places/set-kit.ts'
import { treeParts, triples, tuft, turned, underSnow, wood } from '#places/set-kit.ts'

/** Timbered houses along a lane, a well, lanterns, hills behind. */
export const village = place({
  label: 'Village',
  words:
    'village, small town, cottage, hamlet, fishing village, town square, country lane, medieval village, town, suburb, plaza, village square, old town, town center, town centre, cobblestone square',
  order: 160,
  where: 'outdoors',
  seat: 'bench',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.8)
  const ground = levelAround(
    (x, z) => (noise.hills(x * 0.012 + 1, z * 0.012) - 0.45) * 10 + Math.max(0, -z - 120) * 0.08,
    20,
    160,
  )
  const houses: HouseMeshes = {
    walls: newMesh(),
    roofs: newMesh(),
    timber: newMesh(),
    panes: newMesh(),
    stone: newMesh(),
  }
  const [wood1, leaves, grass, flowers, iron, fence] = meshes()
  const put2 = (x: number, z: number, turn: number, wide: number, high: number): void => {
    cottage(
      houses,
      random,
      { x: x * side, z, y: ground(x * side, z) - 0.5, turn: turned(turn * side) },
      { wide, deep: 24, high, roof: random.between(13, 18) },
    )
  }
  put2(-44, -52, 48, 34, 27)
  put2(40, -62, -52, 30, 21)
  put2(-58, -104, 40, 36, 29)
  put2(54, -118, -45, 34, 28)
  put2(-18, -150, 12, 34, 22)
  put2(24, -176, -16, 38, 30)
  put2(-84, -170, 30, 40, 24)
  put2(92, -190, -30, 40, 26)
  for (const [x, z, high] of triples`-24 -84 54, 70 -90 62, -82 -70 60, 4 -210 66`) {
    broadTree(wood1, leaves, random, {
      x: x * side,
      z,
      y: ground(x * side, z),
      high,
      wide: high * 0.36,
      cards: 320,
      leaf: 3.8,
      tones: 4,
    })
  }
  behind(random, 10, 230, 330, 0.9, (x, z) =>
    broadTree(wood1, leaves, random, { x, z, y: ground(x, z), high: 60, wide: 24, cards: 60, leaf: 8, tones: 4 }),
  )
  // The well.
  const well = { x: 20 * side, z: -34 }
  lathe(houses.stone, well, pairs`4.4 0, 4.4 5, 4.6 5, 4.6 5.8, 3.4 5.8, 3.4 2`, 16)
  for (const x of [-3.8, 3.8]) box(houses.timber, { x: well.x + x, z: well.z, y: 5 }, 0.7, 9, 0.7)
  rod(houses.timber, [well.x - 3.8, 11, well.z], [well.x + 3.8, 11, well.z], 0.5, 0.5, 8)
  lathe(houses.roofs, { ...well, y: 13.6, turn: turned(45) }, pairs`6.4 0, 0.05 4.6`, 4)
  // Fences and grass along the lane.
  for (const edge of [-1, 1]) {
    for (let z = -24; z > -46; z -= 4) {
      const x = edge * (edge === side ? 30 : 25)
      box(fence, { x, z }, 0.5, 5, 0.5)
      box(fence, { x, z: z - 2, y: 2 }, 0.25, 0.6, 4)
      box(fence, { x, z: z - 2, y: 3.8 }, 0.25, 0.6, 4)
    }
  }
  const lane = (z: number): number => (noise.hills(z * 0.012, 4) - 0.5) * 16 * smoothstep(20, 80, -z)
  around(random, 750, 11, 90, (x, z) => {
    if (Math.abs(x - lane(z)) < 13) return
    const high = random.between(0.4, 1.2)
    tuft(grass, random, x, ground(x, z) - 0.2, z, high * 1.2, high, Math.floor(random.share() * 3))
    if (random.chance(0.22)) tuft(flowers, random, x + 1, ground(x, z), z, 0.5, 0.7, Math.floor(random.share() * 4))
  })
  const lights = newLights(linear('#ffb862'))
  for (const [x, z] of pairs`-19 -30, 17 -62, -17 -92`) {
    rod(iron, [x * side, 0, z], [x * side, 19, z], 0.45, 0.35, 6)
    rod(iron, [x * side, 18.4, z], [(x - Math.sign(x) * 3) * side, 18.4, z], 0.25, 0.25, 5)
    lathe(iron, { x: (x - Math.sign(x) * 3) * side, y: 17.6, z }, pairs`1 0, 0.1 1`, 6)
    bulb(lights, [(x - Math.sign(x) * 3) * side, 16.8, z], 0.7, 2.6, 15)
  }
  for (const [x, z] of pairs`-36 -40, 32 -50, -46 -90, 44 -104, -16 -136`)
    lights.lamps.push({ at: [x * side, 9, z], light: linear('#ffae55', 1.6), reach: 13 })
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#6f8a55', 0.4), [
    ridge(noise, 2, { low: 0.04, peaks: 0.12, often: 5, tone: far('#7f98ae', 0.5), haze, round: 0.8 }),
    ridge(noise, 5, {
      low: 0.02,
      peaks: 0.08,
      often: 7,
      tone: far('#64854f', 0.35),
      haze: far('#8aa070', 0.6),
      round: 1,
    }),
    treeLine(noise, 1, 0.05, far('#3f6a3c', 0.25), far('#6f8a5c', 0.4), false),
  ])
  const cobbles = courses(white('#948878', 0.7), noise, {
    wide: 1.7,
    high: 1.3,
    joint: 0.2,
    vary: 0.5,
    mortar: white('#5f584c', 0.6),
    rough: air.wet ? 0.3 : 0.8,
  })
  const turf = soil(white('#5f7f3c'), white('#84905a'), noise, 11)
  const lamp = linear('#ffb458')
  const dark = linear('#3a4650')
  const lit = linear('#ffc068')
  return outdoors(scene, {
    sky,
    bounce: white('#7f7a60'),
    ground,
    lamps: lights.lamps,
    lamp: scaled(lamp, 0.9),
    parts: [
      setPart('ground', terrain(ground, 380), (spot) => {
        const away = Math.abs(spot.x - lane(spot.z)) + (noise.cloud(spot.x * 0.12, spot.z * 0.12) - 0.5) * 6
        const path = smoothstep(13, 11, away)
        if (path < 1) turf(spot)
        if (path <= 0) return
        const [r, g, b] = [spot.red, spot.green, spot.blue]
        cobbles(spot)
        blend(spot, [r, g, b], 1 - path)
      }),
      setPart('walls', houses.walls, plaster(linear('#dfd0b0'), noise, 0.45), { castsShadow: true }),
      setPart(
        'stone',
        houses.stone,
        courses(linear('#8f8678'), noise, { wide: 2.6, high: 1.4, joint: 0.2, vary: 0.5, mortar: linear('#6a6258') }),
        { castsShadow: true },
      ),
      setPart('timber', houses.timber, wood(linear('#4f3a2a'), noise)),
      setPart(
        'roofs',
        houses.roofs,
        courses(white('#8a4f3a', 0.9), noise, {
          wide: 1.8,
          high: 1.5,
          joint: 0.14,
          vary: 0.5,
          mortar: white('#4a2c22', 0.8),
        }),
        { castsShadow: true, twoSided: true },
      ),
      setPart('panes', houses.panes, (spot) => {
        put(spot, dark)
        spot.rough = 0.2
        if (air.lamps < 0.3) return
        put(spot, lit)
        spot.glow = air.lamps * (1.1 + spot.v * 0.5)
      }),
      setPart('fence', fence, wood(white('#8a7458', 0.4), noise)),
      setPart('iron', iron, wood(linear('#33302e'), noise)),
      ...treeParts('yard', [wood1, leaves], noise, white),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 26, 0.045),
        ['#4a7032', '#6b8f40', '#98a855'].map((hex) => white(hex, 0.45)),
      ),
      leafy(
        'flowers',
        flowers,
        leafSpray(noise, 14, 0.14, 0.5),
        ['#d86a5a', '#f0e8d8', '#e0b848', '#9a7ac8'].map((hex) => white(hex, 0.7)),
      ),
      ...lightParts(lights, air.lamps, 2.4),
    ],
    fog: { start: 50 },
  })
}
