import { ball, blend, block, box, type Built, bulb, facade, fours, greatTrees, lightParts } from '#places/set-kit.ts'
import { linear, makeSky, meshes, mixed, newLights, outdoors, pairs, pane, place, plain } from '#places/set-kit.ts'
import { plaster, put, rod, scaled, type Scene, seen, setPart, skyline, smoothstep } from '#places/set-kit.ts'
import { treeParts, triples, turned, underSnow, walked, wood } from '#places/set-kit.ts'

/** A court of painted asphalt with its lines, a hoop with a net, a fence of wire, houses and trees of a city beyond. */
export const basketballCourt = place({
  label: 'Basketball court',
  words:
    'basketball court, basketball courts, outdoor basketball court, street basketball court, streetball court, streetball, street court, basketball playground, playing court, half court, at the free throw line, free throw line, basketball court at night, concrete court',
  order: 202,
  where: 'outdoors',
  seat: 'bench',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.7, '#eef2f8')
  const [court, post, backboard, rim, net, wire, poles, benches, fronts, ledges, trunks, leaves, balls, kerb] = meshes()
  const lights = newLights(linear('#fff0d0'))
  pane(court, [-200, 0, 70], [400, 0, 0], [0, 0, -330], { cell: 20 })
  pane(court, [-200, 0, 70 + walked], [400, 0, 0], [0, 0, -walked], { cell: 20, v: -walked })
  // The hoop stands where the camera looks.
  const hoop = { x: 13 * side, z: -58 }
  rod(post, [hoop.x, 0, hoop.z - 16], [hoop.x, 30, hoop.z - 16], 1.1, 1, 12)
  rod(post, [hoop.x, 29, hoop.z - 16], [hoop.x, 33, hoop.z - 5], 0.8, 0.7, 10)
  rod(post, [hoop.x, 24, hoop.z - 16], [hoop.x, 30, hoop.z - 5], 0.5, 0.5, 8)
  box(kerb, { x: hoop.x, z: hoop.z - 16 }, 3.4, 1, 3.4)
  box(backboard, { x: hoop.x, z: hoop.z - 4.6, y: 29 }, 18, 10.6, 0.5)
  for (let at = 0; at < 16; at += 1) {
    const [a, b] = [turned(at * 22.5), turned(at * 22.5 + 22.5)]
    const on = (turn: readonly [number, number], y: number, far: number) =>
      [hoop.x + turn[0] * far, y, hoop.z + turn[1] * far] as const
    rod(rim, on(a, 30.5, 2.4), on(b, 30.5, 2.4), 0.2, 0.2, 6)
    // The net: cords that cross on their way down.
    const next = turned(at * 22.5 + 33.75)
    rod(net, on(a, 30.4, 2.4), on(turned(at * 22.5 + 11.25), 28.6, 2), 0.07, 0.07, 4)
    rod(net, on(b, 30.4, 2.4), on(turned(at * 22.5 + 11.25), 28.6, 2), 0.07, 0.07, 4)
    rod(net, on(turned(at * 22.5 + 11.25), 28.6, 2), on(b, 26.4, 1.5), 0.07, 0.07, 4)
    rod(net, on(next, 28.6, 2), on(b, 26.4, 1.5), 0.07, 0.07, 4)
  }
  box(rim, { x: hoop.x, z: hoop.z - 3.4, y: 30.1 }, 1.4, 0.8, 2)
  // The fence: posts and rails, the wire between them is a pattern with holes.
  for (let x = -110; x <= 110; x += 22) {
    rod(poles, [x, 0, -92], [x, 37, -92], 0.5, 0.5, 8)
    if (x < 110) for (const y of [0.8, 18, 36.6]) rod(poles, [x, y, -92], [x + 22, y, -92], 0.32, 0.32, 6)
  }
  pane(wire, [-110, 0.6, -92], [220, 0, 0], [0, 36, 0], { cell: 12 })
  for (const way of [-1, 1]) {
    for (let z = -92; z <= 30; z += 24) rod(poles, [way * 110, 0, z], [way * 110, 37, z], 0.5, 0.5, 8)
    pane(wire, way > 0 ? [110, 0.6, -92] : [-110, 0.6, 40], [0, 0, 132 * way], [0, 36, 0], { cell: 12 })
  }
  // A bench with a bag, a ball that was left.
  for (const x of [-34, 46]) {
    box(benches, { x: x * side, z: -84, y: 4 }, 22, 0.6, 4)
    box(benches, { x: x * side, z: -86, y: 6.6 }, 22, 2.4, 0.5)
    for (const end of [-9, 9]) box(poles, { x: x * side + end, z: -85 }, 0.7, 8.4, 3)
  }
  ball(balls, [27 * side, 1.2, -40], [1.2, 1.2, 1.2], 12)
  ball(balls, [-33 * side, 5.8, -84], [1.2, 1.2, 1.2], 12)
  // Floodlights on tall poles.
  for (const [x, z] of pairs`-62 -88, 66 -88, 8 -96`) {
    rod(poles, [x * side, 0, z], [x * side, 62, z], 0.9, 0.6, 8)
    box(poles, { x: x * side, z, y: 61 }, 10, 1, 1)
    for (const end of [-3.6, 0, 3.6]) bulb(lights, [x * side + end, 60, z + 1], 0.9, 0.42, 40)
  }
  lights.lamps.push({ at: [hoop.x, 44, -36], light: linear('#fff0d4', 0.6), reach: 34 })
  // Houses of the street behind.
  for (const [x, z, wide, high] of fours`
    -96 -190 60 92, -34 -200 54 70, 24 -196 50 110, 80 -190 56 80, 140 -200 60 100`)
    block(fronts, ledges, { x: x * side, z }, wide, high, 36, x)
  greatTrees(trunks, leaves, random, {
    at: triples`-54 -120 56, 48 -118 62, 92 -126 58, -112 -124 60, -6 -130 52`,
    side,
    ground: () => 0,
    wide: 0.38,
    near: { z: -60, cards: 400, leaf: 3 },
    far: { cards: 380, leaf: 3.6 },
  })
  const haze = air.fog.light
  const away = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const lamps = [linear('#ffd28a', 1.6), linear('#ffb765', 1.4), linear('#cfe2ff', 1.2)]
  const sky = makeSky(air, noise, away('#7c8088', 0.4), [
    skyline(noise, 1, {
      low: 0.12,
      high: 0.36,
      often: 7,
      tone: away('#8a9cb2', 0.55),
      haze,
      lamps,
      lit: 0.35 * air.lamps,
    }),
  ])
  const field = white(mixedHex(random.share()), 0.85)
  const key = mixed(linear('#b8563c'), accents[0], 0.3)
  const line = white('#ece8e0', 0.6)
  return outdoors(scene, {
    sky,
    bounce: white('#7a8088'),
    lamps: lights.lamps,
    lamp: linear('#fff0d8', 0.9),
    parts: [
      setPart('court', court, (spot) => {
        const { x, z } = spot
        const [dx, dz] = [x - hoop.x, z - hoop.z]
        const worn = noise.cloud(x * 0.09, z * 0.09)
        const grit = (noise.cloud(x * 1.6, z * 1.6) - 0.5) * seen(spot.grain, 0.4)
        put(spot, white('#55585c', 0.85), 0.85 + worn * 0.3 + grit * 0.5)
        const soft = 0.1 + spot.grain * 0.6
        const inside = (off: number, half: number): number => smoothstep(half + soft, half - soft, off)
        const stroke = (off: number): number => inside(Math.abs(off), 0.28)
        // The painted field, the key before the hoop, and the lines: all of it a little worn.
        const on = inside(Math.abs(dx), 74) * smoothstep(-17, -16.6, dz)
        blend(spot, field, on * (0.82 + worn * 0.15))
        const far = Math.sqrt(dx * dx + dz * dz)
        const top = dz - 42
        const circle = Math.sqrt(dx * dx + top * top)
        const paint = Math.max(
          inside(Math.abs(dx), 18) * inside(Math.abs(dz - 13), 29),
          inside(circle, 18) * (top > 0 ? 1 : 0),
        )
        blend(spot, key, paint * on * (0.8 + worn * 0.2))
        const marks = Math.max(
          stroke(Math.abs(dx) - 18) * inside(Math.abs(dz - 13), 29),
          stroke(top) * inside(Math.abs(dx), 18),
          stroke(circle - 18) * (top > 0 ? 1 : 0.5),
          stroke(far - 67.5) * (dz > 0 ? 1 : 0),
          stroke(Math.abs(dx) - 74) * smoothstep(-17, -16.6, dz),
          stroke(dz + 16.4) * inside(Math.abs(dx), 74),
        )
        blend(spot, line, marks * smoothstep(0.2, 0.45, worn + 0.18))
        spot.rough = air.wet ? 0.2 : 0.85
        spot.relief = grit * 0.03
      }),
      setPart('post', post, plain(linear('#3a4048'), 0.5, 0.3), { castsShadow: true }),
      setPart('kerb', kerb, plaster(linear('#9a968e'), noise)),
      setPart(
        'backboard',
        backboard,
        (spot) => {
          put(spot, white('#e8e6e0', 0.2))
          const [x, y] = [spot.x - hoop.x, spot.y - 29]
          const rimmed = Math.min(9 - Math.abs(x), y, 10.6 - y) < 0.5
          const square = Math.max(Math.abs(x) - 2.9, Math.abs(y - 3.6) - 2.3)
          if (rimmed || Math.abs(square) < 0.25) put(spot, linear('#c23a34'))
          spot.rough = 0.3
        },
        { castsShadow: true },
      ),
      setPart('rim', rim, plain(linear('#d8542c'), 0.4), { castsShadow: true }),
      setPart('net', net, plain(linear('#f0ece4'), 0.8)),
      setPart('fence posts', poles, plain(linear('#6a7278'), 0.4, 0.5), { castsShadow: true }),
      setPart(
        'fence',
        wire,
        (spot) => {
          // Wire in lozenges; far off it is a veil.
          const [a, b] = [(spot.u + spot.v) / 1.5, (spot.u - spot.v) / 1.5]
          const off = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)))
          put(spot, linear('#8a9298'))
          const sharp = seen(spot.grain, 1)
          spot.alpha = 0.26 * (1 - sharp) + sharp * smoothstep(0.1, 0.05, off) * 0.8
          spot.rough = 0.5
        },
        { blended: true, twoSided: true },
      ),
      setPart('benches', benches, wood(white('#8a6444', 0.4), noise), { castsShadow: true }),
      setPart(
        'balls',
        balls,
        (spot) => {
          put(spot, linear('#c8662c'))
          const seam = Math.min(Math.abs(spot.u - 1.8), Math.abs(spot.u - 5.4), Math.abs(spot.v - 1.8))
          if (seam < 0.1) put(spot, [0.03, 0.02, 0.02])
          spot.rough = 0.7
        },
        { castsShadow: true },
      ),
      setPart(
        'houses',
        fronts,
        facade(noise, {
          wide: 9,
          high: 12,
          wall: white('#8a5c4a', 0.15),
          pane: mixed(scaled(air.middle, 0.5), linear('#2c3640'), 0.4),
          lamps,
          lit: 0.45 * air.lamps,
        }),
      ),
      setPart('ledges', ledges, plaster(white('#a89884', 0.6), noise)),
      ...treeParts('yard', [trunks, leaves], noise, white),
      ...lightParts(lights, air.lamps, 2.4),
    ],
    fog: { start: 80 },
  })
}

/** The field is painted blue, green or violet, as cities have it. */
const mixedHex = (share: number): string => (share < 0.4 ? '#3f6a94' : share < 0.7 ? '#3f7a68' : '#6a5a94')
