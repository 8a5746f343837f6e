import { addCopy, aimed, blend, block, bokeh, box, type Built, card, clamp, direction } from '#places/set-kit.ts'
import { facade, halo, haze, type Lamp, linear, makeSky, meshes, mixed, neonSigns, newMesh } from '#places/set-kit.ts'
import { outdoors, pairs, pane, place, plain, put, rod, scaled, type Scene, setPart, shops } from '#places/set-kit.ts'
import { skyline, smoothstep, turned, walked } from '#places/set-kit.ts'

/** A narrow street of signs that say nothing in any tongue, wet ground that throws their colors back. */
export const neonCity = place({
  label: 'Neon city',
  words:
    'neon city, neon street, cyberpunk city, tokyo, neon lights, neon lit street, futuristic city, shibuya, cyberpunk street, city lights, blade runner, neon alley, cyberpunk alley, hong kong, neon lit city, las vegas, seoul, shanghai, neo tokyo, neo-shanghai, shinjuku, akihabara, osaka',
  order: 180,
  where: 'outdoors',
  hour: 'night',
  poses: { leaning: 2 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const dark = air.lamps > 0.6
  const warm = random.pick<string>(['#ffb02e', '#ff5a3f', '#3fe8a8'])
  const lights = ['#ff3f9a', '#35c8ff', '#9a5bff', warm].map((hex) => linear(hex))
  const [towers, shopsMesh, ledges, signs, frames, smears, pipes, cables, boxes, glowCards, road] = meshes()
  const lamps: Lamp[] = []
  pane(road, [-60, 0, 70], [120, 0, 0], [0, 0, -460], { cell: 8 })
  pane(road, [-60, 0, 70 + walked], [120, 0, 0], [0, 0, -walked], { cell: 16, v: -walked })
  let number = 0
  for (const edge of [-1, 1]) {
    let z = 44
    while (z > -300) {
      const wide = random.between(22, 36)
      const high = random.between(90, 190)
      const front = edge * random.between(26, 30)
      block(towers, ledges, { x: front + edge * 15, z: z - wide / 2 }, 30, high, wide - 0.3)
      const x = front - edge * 0.2
      pane(
        shopsMesh,
        edge < 0 ? [x, 1, z - 1] : [x, 1, z - wide + 1],
        [0, 0, edge < 0 ? -wide + 2 : wide - 2],
        [0, 9, 0],
        { unit: true, u: number },
      )
      // Upright signs that stand out from the wall, and long ones along it.
      for (let at = 0; at < 3; at += 1) {
        const color = Math.floor(random.share() * lights.length)
        const [w, h] = random.chance(0.6)
          ? [random.between(2.4, 4), random.between(7, 17)]
          : [random.between(6, 11), random.between(2.6, 4.4)]
        const [sx, sy, sz] = [x - edge * (w / 2 + 0.6), random.between(12, 46), z - random.between(3, wide - 3)]
        box(frames, { x: sx, y: sy - 0.4, z: sz }, w + 0.8, h + 0.8, 0.8)
        for (const face of [1, -1]) {
          const one = newMesh()
          pane(one, [-w / 2, 0, 0.45], [w, 0, 0], [0, h, 0], { unit: true })
          addCopy(signs, one, { x: sx, y: sy, z: sz, turn: turned(face > 0 ? 0 : 180) }, number * lights.length + color)
        }
        rod(pipes, [sx + (edge * w) / 2, sy + h / 2, sz], [x, sy + h / 2, sz], 0.2, 0.2, 5)
        card(glowCards, [sx, sy + h / 2, sz + 0.7], [w * 1.6 + 2, 0, 0], [0, h * 0.8 + 3, 0], [0, 0, 1], color)
        // Its color on the wet ground: a smear that runs towards the camera.
        if (sz < 4 && sz > -170) {
          const [tx, tz] = [-sx, 60 - sz]
          const far = Math.sqrt(tx * tx + tz * tz)
          const long = random.between(7, 13) + h * 0.4
          const middle = long + 2 + sy * 0.25
          card(
            smears,
            [sx + (tx / far) * middle, 0.06, sz + (tz / far) * middle],
            [(tz / far) * w * 0.6, 0, (-tx / far) * w * 0.6],
            [(tx / far) * long, 0, (tz / far) * long],
            [0, 1, 0],
            color,
          )
          lamps.push({ at: [sx, sy, sz + 2], light: scaled(lights[color] ?? [1, 1, 1], 1.1), reach: 15 })
        }
        number += 1
      }
      if (random.chance(0.7)) box(boxes, { x: x - edge * 1.4, y: random.between(12, 30), z: z - wide * 0.4 }, 3, 3, 4)
      rod(pipes, [x - edge * 0.4, 0, z - 1], [x - edge * 0.4, high * 0.6, z - 1], 0.35, 0.35, 5)
      z -= wide
    }
  }
  for (let at = 0; at < 11; at += 1) {
    const z = -14 - at * 15
    const [a, b] = [random.between(36, 60), random.between(36, 60)]
    for (let piece = 0; piece < 6; piece += 1) {
      const at0 = (t: number) => [-28 + 56 * t, a + (b - a) * t - 7 * 4 * t * (1 - t) * 0.5, z] as const
      rod(cables, at0(piece / 6), at0((piece + 1) / 6), 0.12, 0.12, 4)
    }
  }
  // A few stalls and vending machines along the walls.
  for (const [x, z] of pairs`-21 -26, 22 -44, -22 -78, 21 -18`) {
    box(boxes, { x, z }, 6, 12, 5)
    const one = newMesh()
    pane(one, [-2.5, 1.5, 2.6], [5, 0, 0], [0, 9.6, 0], { unit: true })
    addCopy(signs, one, { x, z }, number * lights.length + Math.floor(random.share() * 3))
    lamps.push({ at: [x, 7, z + 4], light: linear('#d0f0ff', 1.2), reach: 9 })
  }
  const violet = linear(dark ? '#2a1a52' : '#6a6f98', dark ? 0.8 : 0.9)
  const haze2 = mixed(mixed(air.fog.light, violet, dark ? 0.65 : 0.3), linear('#ff5fae', dark ? 0.25 : 0.5), 0.16)
  const windows = [linear('#ffd08a', 1.2), linear('#7fd8ff', 1.1), linear('#ff8fc0', 1.1)]
  const tinted = {
    ...air,
    zenith: mixed(air.zenith, violet, dark ? 0.4 : 0.15),
    middle: mixed(air.middle, violet, dark ? 0.55 : 0.2),
    horizon: mixed(air.horizon, dark ? linear('#b0408a', 0.6) : air.horizon, 0.55),
  }
  const sky = makeSky(tinted, noise, scaled(violet, 0.4), [
    skyline(noise, 2, {
      low: 0.15,
      high: 0.6,
      often: 16,
      tone: mixed(scaled(violet, 0.7), haze2, 0.55),
      haze: haze2,
      lamps: windows,
      lit: 0.12 + 0.3 * air.lamps,
    }),
    skyline(noise, 6, {
      low: 0.08,
      high: 0.42,
      often: 11,
      tone: mixed(scaled(violet, 0.5), haze2, 0.3),
      haze: haze2,
      lamps: windows,
      lit: 0.15 + 0.32 * air.lamps,
    }),
  ])
  const level = dark ? 1 : 0.65
  const asphalt = linear('#2a2c34')
  const shopLights = lights.map((one) => mixed(one, [1, 0.92, 0.8], 0.45))
  const smear = lights.map((one) =>
    haze(
      scaled(one, 1.1),
      0.62 * level,
      (u, v) => clamp(1 - Math.abs(u * 2 - 1)) * clamp(v * 4) * clamp((1 - v) * 1.6),
    ),
  )
  const aura = lights.map((one) => haze(one, 0.22 * level, halo))
  const built = outdoors(scene, {
    sky,
    bounce: mixed(linear('#3a3a4c'), linear('#a04f8a'), 0.3),
    parts: [
      setPart('road', road, (spot) => {
        put(spot, asphalt, 0.8 + noise.cloud(spot.x * 0.12, spot.z * 0.12) * 0.4)
        const puddle = smoothstep(0.48, 0.56, noise.cloud(spot.x * 0.05, spot.z * 0.035))
        spot.rough = 0.35 - puddle * 0.28
        blend(spot, [0.008, 0.008, 0.014], puddle * 0.7)
        const slab =
          Math.min(Math.abs(spot.x / 6 - Math.round(spot.x / 6)), Math.abs(spot.z / 6 - Math.round(spot.z / 6))) * 6
        blend(spot, [0.01, 0.01, 0.012], smoothstep(0.16, 0.06, slab) * 0.6)
      }),
      setPart(
        'towers',
        towers,
        facade(noise, {
          wide: 5,
          high: 7,
          wall: linear('#3a3c50'),
          pane: linear('#161a2a'),
          lamps: windows,
          lit: 0.12 + 0.3 * air.lamps,
          glass: 0.5,
        }),
      ),
      setPart(
        'shops',
        shopsMesh,
        shops(noise, {
          frames: [linear('#1c1a26'), linear('#2a2436'), linear('#15202a')],
          lights: shopLights,
          level: level * 0.9,
        }),
      ),
      setPart('ledges', ledges, plain(linear('#2e3040'), 0.8)),
      setPart('frames', frames, plain(linear('#15161e'), 0.6)),
      setPart('signs', signs, neonSigns(noise, lights, level)),
      setPart('pipes', pipes, plain(linear('#3a3640'), 0.5, 0.3)),
      setPart('cables', cables, plain(linear('#101018'), 0.8)),
      setPart('boxes', boxes, plain(linear('#4a4c58'), 0.6), { castsShadow: true }),
      setPart(
        'smears',
        smears,
        (spot) => {
          smear[Math.floor(spot.u)]?.(spot)
          spot.alpha = clamp(spot.alpha * (0.35 + noise.cloud(spot.x * 0.5, spot.z * 0.16) * 1.1))
        },
        { blended: true },
      ),
      setPart('glows', glowCards, (spot) => aura[Math.floor(spot.u)]?.(spot), { blended: true }),
    ],
    fog: { light: haze2, start: 40, density: Math.max(0.0042, air.fog.density * 1.4), max: 0.85 },
    lamps: dark ? lamps : [],
    particles: [
      bokeh(
        random,
        scaled(lights[0] ?? [1, 1, 1], 0.5 * level),
        22,
        { low: [-24, 6, -120], high: [24, 40, -80] },
        [0.4, 1.3],
      ),
      bokeh(
        random,
        scaled(lights[1] ?? [1, 1, 1], 0.5 * level),
        22,
        { low: [-24, 6, -120], high: [24, 40, -80] },
        [0.4, 1.3],
      ),
    ],
    grade: { saturation: 1.12, contrast: 1.06, bloom: 0.5, vignette: 0.34 },
  })
  const [pink, cyan] = side > 0 ? [lights[0], lights[1]] : [lights[1], lights[0]]
  return {
    ...built,
    rig: aimed(
      {
        ...built.rig,
        key: {
          from: direction(0.5 * side, 0.5, 0.7),
          light: mixed(built.rig.key.light, [1, 0.9, 0.92], dark ? 0.7 : 0.2),
          soft: 0.45,
        },
        fill: { from: direction(-0.85 * side, 0.1, 0.5), light: scaled(cyan ?? [0, 0, 0], 0.3) },
        rims: [
          { from: direction(-0.8, 0.3, -0.5), light: scaled(pink ?? [1, 1, 1], 1.9) },
          { from: direction(0.8, 0.3, -0.5), light: scaled(cyan ?? [1, 1, 1], 1.9) },
        ],
      },
      dark ? 0.78 : air.aim,
    ),
  }
}
