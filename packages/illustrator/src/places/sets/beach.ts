import { around, ball, bark, brightness, type Built, filtered, foliage, frondSpray } from '#places/set-kit.ts'
import { leafSpray, leafy, levelAround, linear, makeSky, mixed, newMesh, outdoors, palm } from '#places/set-kit.ts'
import { pane, place, ridge, ripples, rock, scaled, type Scene, setPart, smoothstep, terrain } from '#places/set-kit.ts'
import { triples, water } from '#places/set-kit.ts'

/** Sand, the line of foam, the sea up to the horizon, palms at one side. */
export const beach = place({
  label: 'Beach',
  words:
    'beach, seaside, shore, coast, seashore, tropical beach, sea, ocean, sandy beach, by the sea, island, cliffs, cliff, boardwalk, coastline, hawaii, bali, maldives, ibiza, miami beach, caribbean, lagoon, tropical lagoon, blue lagoon, desert island, beach club, sandbar, cove, sandy cove, amalfi coast',
  order: 250,
  where: 'outdoors',
  seat: 'stone',
  support: 'trunk',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  // The sea is behind the person; the beach slopes into it and bends around the bay.
  const shore = (x: number): number => -30 - x * 0.16 * air.side + (noise.hills(x * 0.02, 3) - 0.5) * 12
  const ground = levelAround(
    (x, z) => {
      const out = shore(x) - z
      const dune = (noise.hills(x * 0.03, z * 0.03) - 0.4) * 3
      return out > 0
        ? -0.5 - out * 0.06
        : -0.5 * smoothstep(-9, 0, out) +
            Math.min(3.5, -out * 0.02) * smoothstep(0, 20, -out) +
            dune * smoothstep(0, 40, -out)
    },
    14,
    24,
  )
  const light = scaled(mixed(air.key, air.ambient, 0.5), air.setShare)
  const deep = filtered(linear('#1f7f92'), scaled(light, (0.85 / Math.max(0.4, brightness(light))) * air.setShare))
  const haze = air.fog.light
  const sky = makeSky(air, noise, mixed(deep, air.horizon, 0.4), [
    ridge(noise, 3, {
      low: -0.03,
      peaks: 0.075,
      often: 5,
      tone: mixed(linear('#6f8ba3', air.setShare), haze, 0.55),
      haze,
      round: 0.7,
    }),
  ])
  const sea = newMesh()
  pane(sea, [-900, -0.5, -15], [1800, 0, 0], [0, 0, -1600], { cell: 200 })
  const [trunks, fronds, stones, weeds] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const grove = -air.side
  for (const [x, z, high] of triples`24 -20 44, 31 -38 52, 40 -12 40, 37 -52 46`) {
    palm(trunks, fronds, random, {
      x: x * grove,
      z,
      y: ground(x * grove, z),
      high,
      lean: -grove * random.between(4, 12),
      toward: -6,
    })
  }
  around(random, 26, 16, 60, (x, z) => {
    const size = random.between(0.4, 1.6)
    if (z < shore(x) + 2 && random.chance(0.5)) return
    ball(
      stones,
      [x, ground(x, z) + size * 0.1, z],
      [size * 1.3, size * 0.7, size],
      5,
      (a, b, c) => 0.8 + noise.hills(a * 2 + x, b * 2 + c + z) * 0.4,
    )
  })
  const foam = (x: number, z: number): number => {
    const out = shore(x) - z
    const lace = noise.cloud(x * 0.25, z * 0.3) - 0.5
    const first = smoothstep(3.2, 0.6, Math.abs(out - 0.5 + lace * 4))
    const second = smoothstep(2.5, 0.3, Math.abs(out - 17 + lace * 7)) * (0.4 + noise.hills(x * 0.08, 7))
    const third = smoothstep(3, 0.3, Math.abs(out - 46 + lace * 12)) * noise.hills(x * 0.05, 9) * 0.9
    return first * (0.75 + lace) + second * 0.7 + third * 0.6
  }
  const sand = mixed(linear('#e2c79c'), linear('#eef2f6'), air.white * 0.8)
  const wetSand = mixed(linear('#a5855f'), linear('#c4ccd4'), air.white * 0.4)
  const dry = ripples(sand, mixed(sand, linear('#b5946c'), 0.6), noise, 3)
  return outdoors(scene, {
    sky,
    bounce: scaled(sand, 0.8),
    ground,
    parts: [
      setPart('sand', terrain(ground, 240), (spot) => {
        dry(spot)
        const wet = smoothstep(9, 2, spot.z - shore(spot.x) + noise.hills(spot.x * 0.1, spot.z * 0.1) * 3)
        spot.red += (wetSand[0] - spot.red) * wet
        spot.green += (wetSand[1] - spot.green) * wet
        spot.blue += (wetSand[2] - spot.blue) * wet
        spot.rough -= wet * 0.6
        spot.relief *= 1 - wet
      }),
      setPart('sea', sea, water(sky, noise, { deep, wave: 9, steep: 0.55, foam, foamLight: scaled(light, 0.95) })),
      setPart('trunks', trunks, bark(linear('#8a6f54'), noise)),
      setPart(
        'fronds',
        fronds,
        foliage(
          frondSpray(),
          [linear('#3f6f35'), linear('#5f8f3f'), linear('#86a548')].map((one) =>
            mixed(one, [0.9, 0.95, 1], air.white * 0.6),
          ),
        ),
        { cutOut: true, castsShadow: true },
      ),
      setPart('stones', stones, rock(linear('#8f8478'), noise)),
      leafy('weeds', weeds, leafSpray(noise, 10, 0.2, 0.2), [linear('#6f8a4a')]),
    ],
    fog: { density: air.fog.density * 0.7, start: 60 },
  })
}
