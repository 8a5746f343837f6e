import { around, ball, behind, blend, box, type Built, card, conifer, cos, courses, filtered } from '#places/set-kit.ts'
import { fours, greatTrees, lathe, levelAround, lightParts, linear, makeSky } from '#places/set-kit.ts'
import { mapleGardenParts, meshes, mixed, newLights, outdoors, pairs, pane, place, planks } from '#places/set-kit.ts'
import { put, ridge, rock, rod, scaled, type Scene, setPart, sin, smoke, smoothstep, soil } from '#places/set-kit.ts'
import { stoneLantern, sweptRoof, terrain, treeLine, triples, tuft, underSnow, water, wood } from '#places/set-kit.ts'

/** Steam over a pool between rocks, a spout of bamboo, a bath house with paper doors, a fence, maples, stone lanterns. */
export const hotSpring = place({
  label: 'Hot spring',
  words:
    'hot spring, hot springs, onsen, onsens, rotenburo, thermal bath, thermal baths, thermal spring, thermal springs, thermal pool, thermal pools, open air bath, outdoor hot spring, natural hot spring, hot spring bath, hot spring pool, hot spring resort, japanese hot spring, japanese bath, ryokan bath, onsen bath, onsen town, steaming pool, geothermal pool, geothermal spring, at the hot springs, in a hot spring, mineral bath, mineral spring',
  order: 213,
  where: 'outdoors',
  poses: { sitting: 2 },
  seat: 'stone',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.75, '#eef2f8')
  const pool = { x: 9 * side, z: -44, wide: 38, deep: 27 }
  /** Below 1 inside the pool, above it outside. */
  const from = (x: number, z: number): number => {
    const [a, b] = [(x - pool.x) / pool.wide, (z - pool.z) / pool.deep]
    return Math.sqrt(a * a + b * b) + (noise.hills(x * 0.05 + 3, z * 0.05) - 0.5) * 0.3
  }
  const ground = levelAround(
    (x, z) => {
      const far = from(x, z)
      const hill = (noise.hills(x * 0.02 + 4, z * 0.02) - 0.2) * 12 * smoothstep(70, 150, Math.sqrt(x * x + z * z))
      return far < 1 ? -3.4 * smoothstep(1, 0.86, far) : hill * smoothstep(1, 1.5, far)
    },
    13,
    17,
  )
  const [stones, slabs, surface, timber, paper, roofs, canes, ties, lanterns, trunks, maples, needles, grass, steam] =
    meshes()
  const [pails, fall, deck] = meshes()
  const lights = newLights(linear('#ffbc70'))
  pane(surface, [pool.x - 56, -0.7, pool.z + 42], [112, 0, 0], [0, 0, -84], { cell: 8 })
  // Rocks all around the rim, the larger ones at the far side; nearest to the person they lie low.
  for (let at = 0; at < 46; at += 1) {
    const angle = (at / 46) * 2 * Math.PI
    let [x, z] = [0, 0]
    for (let reach = 0.7; reach < 1.35; reach += 0.02) {
      ;[x, z] = [pool.x + sin(angle) * pool.wide * reach, pool.z + cos(angle) * pool.deep * reach]
      if (from(x, z) > 1.02) break
    }
    const near = smoothstep(-34, -20, z)
    const size = random.between(1.7, 3.4) * (1 - 0.5 * near) * (z < -58 ? 1.4 : 1)
    ball(stones, [x, -0.4, z], [size * 1.3, size * (0.85 - 0.3 * near), size], 8, (a, b, c) => {
      return 0.72 + noise.hills(a * 1.8 + at * 3, b * 1.8 + c * 1.4) * 0.52
    })
  }
  for (const [x, z, size] of triples`-33 -66 8, 43 -70 9, 33 -76 6, 22 -46 2.6`)
    ball(stones, [x * side, -0.5, z], [size * 1.2, size, size], 12, (a, b, c) => {
      return 0.7 + noise.hills(a * 2 + x, b * 2 + c * 1.6) * 0.55
    })
  // Slabs to stand on, and what one bathes with.
  for (const [x, z, wide, deep] of fours`14 -16 10 5, -13 -16.6 9 5, 3 -17.4 7 4`)
    ball(slabs, [x * side, -0.42, z], [wide / 1.8, 0.5, deep / 1.8], 10, (a, _b, c) => {
      return 0.9 + noise.hills(a * 2 + x, c * 2 + z) * 0.22
    })
  const pail = pairs`1.3 0, 1.6 1.9, 1.4 1.9, 1.15 0.3, 0.01 0.3`
  for (const [x, z, size] of triples`-15.5 -14 1, -19 -12.6 0.8, 29 -13 1.1`)
    lathe(pails, { x: x * side, z, size }, pail, 16)
  box(pails, { x: 24.6 * side, z: -14, y: 1.8 }, 4.4, 0.5, 2.8)
  for (const x of [-1.7, 1.7]) box(pails, { x: 24.6 * side + x, z: -14 }, 0.5, 1.8, 2.6)
  // A spout of bamboo from which the water runs.
  const spout = { x: 29 * side, z: -62 }
  rod(canes, [spout.x + 6 * side, 0, spout.z - 4], [spout.x + 6 * side, 9, spout.z - 4], 0.8, 0.8, 8)
  rod(canes, [spout.x + 9 * side, 8.2, spout.z - 6], [spout.x, 6.2, spout.z], 0.8, 0.75, 8)
  rod(fall, [spout.x - 0.2 * side, 6.1, spout.z], [spout.x - 1.6 * side, -0.7, spout.z + 1], 0.45, 0.6, 7)
  // The bath house on its platform, with a lantern at each end of the eaves.
  const house = { x: -21 * side, z: -96 }
  box(deck, { ...house, z: house.z + 6 }, 56, 3.4, 34, { cell: 8 })
  box(timber, { ...house, y: 3.4 }, 46, 17, 18, { cell: 6 })
  for (let at = 0; at < 6; at += 1) {
    const x = house.x - 22.4 + at * 7.6
    pane(paper, [x, 4.4, house.z + 9.1], [6.6, 0, 0], [0, 12.6, 0], { unit: true })
  }
  for (let at = 0; at <= 5; at += 1) box(timber, { x: house.x - 26 + at * 10.4, z: house.z + 18, y: 3.4 }, 1, 18, 1)
  box(timber, { ...house, z: house.z + 18, y: 20.4 }, 56, 1.2, 1.2)
  sweptRoof(roofs, { ...house, z: house.z + 4, y: 21 }, 78, 52, 19)
  for (const x of [-26, 26]) {
    lathe(lights.bulbs, { x: house.x + x, y: 15.4, z: house.z + 19.6 }, pairs`0.6 0, 1.4 0.8, 1.4 2.8, 0.6 3.6`, 12)
    lights.lamps.push({ at: [house.x + x, 16, house.z + 22], light: linear('#ffb060', 1.6), reach: 17 })
  }
  lights.lamps.push({ at: [house.x, 10, house.z + 16], light: linear('#ffb060', 1.6), reach: 20 })
  for (const [x, z] of pairs`-30 -22, 40 -40, 6 -82`)
    stoneLantern(lanterns, lights, { x: x * side, y: ground(x * side, z), z })
  // A fence of canes along the other side.
  for (let x = 14; x < 92; x += 1.5) rod(canes, [x * side, 0, -92], [x * side, 16.4, -92], 0.72, 0.68, 6, x)
  for (const y of [4, 13]) rod(ties, [13 * side, y, -91.2], [92 * side, y, -91.2], 0.6, 0.6, 6)
  greatTrees(trunks, maples, random, {
    at: triples`48 -62 48, -46 -52 52, 24 -112 62, 70 -104 58`,
    side,
    ground,
    wide: 0.42,
    near: { z: -70, cards: 620, leaf: 2.6 },
    far: { cards: 420, leaf: 3.4 },
  })
  behind(random, 16, 130, 230, 0.95, (x, z) =>
    conifer(trunks, needles, random, {
      x,
      z,
      y: ground(x, z),
      high: random.between(64, 96),
      wide: 15,
      leaf: 3,
      tones: 3,
      tiers: 12,
    }),
  )
  around(random, 420, 13, 80, (x, z) => {
    if (from(x, z) < 1.16 || x * x + z * z * 0.6 < 1000) return
    const high = random.between(0.4, 1.2)
    tuft(grass, random, x, ground(x, z) - 0.15, z, high * 1.2, high, Math.floor(random.share() * 3))
  })
  // Steam: large soft puffs, thin near the person.
  for (let at = 0; at < 24; at += 1) {
    const [a, b] = [random.between(0, 6.283), Math.sqrt(random.share()) * 0.9]
    const [x, z] = [pool.x + sin(a) * b * pool.wide, pool.z - 3 + cos(a) * b * pool.deep]
    const big = random.between(7, 14)
    card(steam, [x, big * 0.7 + random.share() * 9, z], [big, 0, 0], [0, big * 0.8, 0], [0, 0, 1], at)
  }
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#6f8058', 0.4), [
    ridge(noise, 2, {
      low: 0.1,
      peaks: 0.24,
      often: 2.2,
      tone: far('#7f93ac', 0.6),
      haze,
      slopes: mixed(scaled(air.key, 0.6 * air.setShare), haze, 0.45),
    }),
    treeLine(noise, 1, 0.15, far('#5f7a68', 0.45), haze, true),
  ])
  const light = mixed(air.key, air.ambient, 0.5)
  const turf = soil(white('#66763e'), white('#7d7c4c'), noise, 9)
  const pebbles = rock(white('#8c867c', 0.6), noise)
  const paving = courses(white('#98928a', 0.7), noise, {
    wide: 7.4,
    high: 5,
    joint: 0.34,
    vary: 0.34,
    mortar: white('#5c6048', 0.5),
    rough: air.wet ? 0.3 : 0.8,
  })
  return outdoors(scene, {
    sky,
    bounce: white('#84887a'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#ffbc80', 0.8),
    parts: [
      setPart('ground', terrain(ground, 280), (spot) => {
        turf(spot)
        const way = from(spot.x, spot.z) + (noise.cloud(spot.x * 0.3, spot.z * 0.3) - 0.5) * 0.2
        const bare = Math.max(
          smoothstep(1.3, 1.1, way),
          smoothstep(34, 27, Math.sqrt(spot.x * spot.x + spot.z * spot.z * 0.6)),
        )
        if (bare <= 0) return
        const [r, g, b] = [spot.red, spot.green, spot.blue]
        // Flagstones where one stands, pebbles along the water.
        if (spot.z > -15.5 + noise.hills(spot.x * 0.2, 3) * 2) paving(spot)
        else pebbles(spot)
        blend(spot, [r, g, b], 1 - bare)
      }),
      setPart('slabs', slabs, rock(white('#9a948a', 0.7), noise), { castsShadow: true }),
      setPart('rocks', stones, rock(white('#77736c', 0.7), noise, { tone: white('#6f7f4c'), share: 0.34 }), {
        castsShadow: true,
      }),
      setPart(
        'water',
        surface,
        water(sky, noise, {
          deep: filtered(linear('#4f9aa0'), scaled(light, air.setShare * 1.15)),
          wave: 5,
          steep: 0.07,
        }),
      ),
      setPart('stream', fall, (spot) => {
        put(spot, mixed(linear('#cfe4e8'), haze, 0.3))
        spot.rough = 0.1
      }),
      setPart('bath house', timber, planks(linear('#5a3f2e'), noise, 1.4, 20), { castsShadow: true }),
      setPart('platform', deck, planks(white('#8a6c4c', 0.5), noise, 1.6, 18)),
      setPart('paper doors', paper, (spot) => {
        const [u, v] = [Math.abs(spot.u * 4 - Math.round(spot.u * 4)), Math.abs(spot.v * 6 - Math.round(spot.v * 6))]
        put(spot, linear('#ecdfc0'))
        spot.glow = 0.12 + air.lamps * 1.5
        if (u < 0.07 || v < 0.05) {
          put(spot, linear('#46301f'))
          spot.glow = 0
        }
        spot.rough = 0.9
      }),
      setPart('roof', roofs, planks(white('#40464a', 0.85), noise, 1.3, 26), { castsShadow: true }),
      setPart('canes', canes, wood(white('#b09a58', 0.3), noise, 0.5), { castsShadow: true }),
      setPart('ties', ties, wood(linear('#5a4a30'), noise, 0.8)),
      setPart(
        'pails',
        pails,
        courses(linear('#c8a070'), noise, { wide: 0.7, high: 8, joint: 0.05, vary: 0.2, mortar: linear('#7a5a38') }),
        { castsShadow: true },
      ),
      setPart('lanterns', lanterns, rock(white('#9a968e', 0.5), noise, { tone: white('#6f7f50'), share: 0.3 }), {
        castsShadow: true,
      }),
      ...mapleGardenParts({ trunks, maples, needles, grass }, noise, white),
      setPart('steam', steam, smoke(mixed(haze, scaled(light, air.setShare), 0.5), noise, 0.42), { blended: true }),
      ...lightParts(lights, air.lamps, 2.2),
    ],
    fog: { start: 50, density: Math.max(0.0024, air.fog.density) },
  })
}
