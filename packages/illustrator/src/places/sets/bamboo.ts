import { around, ball, behind, bladeSpray, blend, type Built, clamp, crown, fireflies } from '#places/set-kit.ts'
import { leafSpray, leafy, levelAround, lightParts, linear, makeSky, meshes, mixed } from '#places/set-kit.ts'
import { newLights, outdoors, pairs, place, plain, put, railing, rock, rod, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, smoothstep, soil, stoneLantern, swarm, terrain, treeLine, tuft } from '#places/set-kit.ts'
import { underSnow } from '#places/set-kit.ts'

/** Bamboo as high as houses on both sides of a path, a fence of canes along it, stone lanterns, green light. */
export const bamboo = place({
  label: 'Bamboo grove',
  words: 'bamboo forest, bamboo grove, bamboo, bamboo thicket, bamboo stalks, arashiyama',
  order: 222,
  where: 'outdoors',
  poses: { walking: 2 },
  holds: { lantern: 1, umbrella: 1 },
  chance: { kimono: 3 },
  seat: 'stone',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const white = underSnow(air, 0.6, '#e6eef6')
  const ground = levelAround(
    (x, z) => Math.max(0, Math.abs(x) - 12) * 0.12 + noise.hills(x * 0.03, z * 0.03) * 3,
    14,
    60,
  )
  const path = (z: number): number => (noise.hills(z * 0.012, 4) - 0.5) * 30 * clamp(-z / 90)
  const [canes, rings, leaves, fence, litter, stones, iron] = meshes()
  const cane = (x: number, z: number, far: number): void => {
    const y = ground(x, z)
    const high = random.between(95, 135)
    const thick = random.between(0.45, 0.85)
    const [leanX, leanZ] = [random.middling() * 9, random.middling() * 6]
    const tone = random.share()
    rod(
      canes,
      [x, y - 0.5, z],
      [x + leanX * 0.4, y + high * 0.6, z + leanZ * 0.4],
      thick,
      thick * 0.85,
      far > 90 ? 5 : 8,
      tone,
    )
    rod(
      canes,
      [x + leanX * 0.4, y + high * 0.6, z + leanZ * 0.4],
      [x + leanX, y + high, z + leanZ],
      thick * 0.85,
      0.15,
      5,
      tone,
    )
    // The knots of a cane, where one is near enough to see them.
    if (far < 60)
      for (let knot = 4; knot < 50; knot += 6.5 + random.share()) {
        const share = (knot / high) * 0.66
        const at = [x + leanX * share, y + knot, z + leanZ * share] as const
        rod(rings, [at[0], at[1] - 0.14, at[2]], [at[0], at[1] + 0.14, at[2]], thick * 1.12, thick * 1.12, 8)
      }
    const cards = far > 110 ? 14 : far > 60 ? 22 : 34
    crown(
      leaves,
      random,
      [x + leanX * 0.7, y + high * 0.72, z + leanZ * 0.7],
      [7, high * 0.27, 7],
      cards,
      far > 110 ? 5.4 : 3.8,
      4,
    )
  }
  behind(random, 190, 20, 210, 1, (x, z, far) => {
    if (Math.abs(x - path(z)) > 15.5 + random.share() * 2) cane(x, z, far)
  })
  for (const side of [-1, 1])
    for (let z = -16; z > -150; z -= 9) cane(side * random.between(16.5, 21) + path(z), z + random.middling() * 4, -z)
  // Fences of canes along the path.
  for (const side of [-1, 1])
    for (let z = 20; z > -140; z -= 16)
      railing(fence, [side * 13.4 + path(z), 0, z], [side * 13.4 + path(z - 16), 0, z - 16], {
        high: 6,
        gap: 4,
        thick: 0.34,
        bars: 2,
      })
  const lights = newLights(linear('#ffc27a'))
  for (const [x, z] of pairs`-10.6 -28, 10.6 -58, -10.6 -92`) stoneLantern(stones, lights, { x: x + path(z), y: 0, z })
  around(random, 420, 6, 70, (x, z) => {
    if (Math.abs(x - path(z)) < 8) return
    tuft(
      litter,
      random,
      x,
      ground(x, z) - 0.2,
      z,
      random.between(0.6, 1.2),
      random.between(0.3, 0.9),
      Math.floor(random.share() * 3),
    )
  })
  around(random, 16, 20, 80, (x, z) => {
    if (Math.abs(x - path(z)) < 15) return
    const size = random.between(0.6, 1.8)
    ball(
      iron,
      [x, ground(x, z), z],
      [size * 1.3, size * 0.7, size],
      6,
      (a, b, c) => 0.75 + noise.hills(a * 2 + x, b * 2 + c) * 0.5,
    )
  })
  const haze = mixed(air.fog.light, scaled(linear('#d8e8a0'), air.setShare), air.weather === 'clear' ? 0.6 : 0.25)
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#4f7a38', 0.5), [
    treeLine(noise, 1, 0.46, far('#7fa050', 0.75), haze, false),
    treeLine(noise, 3, 0.3, far('#5a8240', 0.55), haze, false),
  ])
  const greens = ['#5d8038', '#7c9a44', '#96aa50', '#6f8f4a'].map((hex) => white(hex, 0.15))
  const moss = soil(white('#4a5f30'), white('#6f6a3c'), noise, 9)
  const trodden = white('#a3906c', 0.85)
  return outdoors(scene, {
    sky,
    bounce: white('#6f8a48'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#ffc890', 0.7),
    parts: [
      setPart('ground', terrain(ground, 260), (spot) => {
        moss(spot)
        blend(
          spot,
          trodden,
          smoothstep(10.5, 8, Math.abs(spot.x - path(spot.z)) + noise.cloud(spot.x * 0.3, spot.z * 0.3)),
        )
      }),
      setPart(
        'canes',
        canes,
        (spot) => {
          put(
            spot,
            greens[Math.floor(spot.u * 3.99)] ?? [0.2, 0.3, 0.1],
            0.85 + noise.cloud(spot.x * 2, spot.y * 0.3) * 0.3,
          )
          spot.rough = 0.35
        },
        { castsShadow: true },
      ),
      setPart('knots', rings, plain(linear('#b8bd7c'), 0.6)),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 60, 0.13, 0.2),
        ['#3f6a2c', '#5a8836', '#7ba544', '#a8c25c'].map((hex) => white(hex, 0.4)),
      ),
      setPart('fence', fence, plain(white('#a88f5c', 0.4), 0.7), { castsShadow: true }),
      leafy(
        'litter',
        litter,
        bladeSpray(noise, 16, 0.08),
        ['#7a7038', '#9a8a4a', '#5f7a38'].map((hex) => white(hex, 0.5)),
      ),
      setPart('lanterns', stones, rock(linear('#85857c'), noise, { tone: white('#5d7a3a'), share: 0.3 }), {
        castsShadow: true,
      }),
      setPart('stones', iron, rock(linear('#77756c'), noise, { tone: white('#5d7a3a'), share: 0.5 })),
      ...lightParts(lights, air.lamps, 2),
    ],
    fog: { light: haze, start: 30, density: Math.max(0.0026, air.fog.density * 1.4), max: 0.9 },
    particles: [
      air.lamps >= 0.9
        ? fireflies(random, linear('#d6ff7a', 2), 60, 18)
        : swarm('petal', random, {
            count: 34,
            size: [0.06, 0.14],
            light: scaled(linear('#b8c26a'), air.setShare),
            alpha: 0.85,
            soft: 0.4,
            drift: [1, -2, 0],
            sway: 2,
          }),
    ],
  })
}
