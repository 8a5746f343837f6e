import { ball, behind, bladeSpray, type Built, fours, leafy, levelAround, linear, makeSky } from '#places/set-kit.ts'
import { mixed, newMesh, outdoors, place, ridge, ripples, rock, scaled, type Scene, setPart } from '#places/set-kit.ts'
import { swarm, terrain, tuft } from '#places/set-kit.ts'

/** Dunes with sharp crests, red rocks that the wind has left standing. */
export const desert = place({
  label: 'Desert',
  words:
    'desert, dunes, sahara, sand dunes, canyon, wild west, dune, oasis, badlands, mesa, sandstone cliff, sandstone cliffs, sandstone canyon, slot canyon, canyon wall, canyon walls, red rock cliffs, desert cliff, desert cliffs, gorge, ravine',
  order: 280,
  where: 'outdoors',
  seat: 'stone',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const crest = (value: number): number => 1 - Math.abs(value * 2 - 1)
  const dunes = levelAround(
    (x, z) => {
      const long = crest(noise.hills(x * 0.006 + z * 0.004 + 4, z * 0.011 + 1))
      return long * long * 30 + crest(noise.hills(x * 0.02 + 7, z * 0.026)) * 5 - 7
    },
    14,
    120,
  )
  const [rocks, stones, weeds] = [newMesh(), newMesh(), newMesh()]
  const towers = fours`-62 -150 20 62, 88 -210 30 78, 46 -330 36 70, -150 -300 48 92, -30 -420 30 60`
  for (const [x, z, wide, high] of towers) {
    const [px, pz] = [x * air.side, z]
    // Layers of hard and soft stone: the outline steps in and out with height.
    ball(rocks, [px, dunes(px, pz) - high * 0.1, pz], [wide, high, wide * 0.8], 14, (a, b, c) => {
      const layer = noise.cell(b * 9 + 40, x) * 0.14
      const flat = b > 0.45 ? 0.62 + (1 - b) * 0.2 : 1
      return (0.78 + layer + noise.hills(a * 2.4 + x, c * 2.4 + b) * 0.3) * (b > 0.45 ? flat + 0.2 : 1)
    })
  }
  behind(random, 40, 18, 110, 1.3, (x, z) => {
    const size = random.between(0.3, 2.4)
    ball(
      stones,
      [x, dunes(x, z), z],
      [size * 1.4, size * 0.8, size],
      6,
      (a, b, c) => 0.7 + noise.hills(a * 2 + x, b * 2 + c) * 0.55,
    )
    if (random.chance(0.6))
      tuft(
        weeds,
        random,
        x + 2,
        dunes(x + 2, z) - 0.2,
        z,
        1.6,
        random.between(0.7, 1.3),
        Math.floor(random.share() * 2),
      )
  })
  const haze = mixed(air.fog.light, scaled(linear('#e9c79a'), air.setShare), 0.45)
  const shade = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, shade('#c08a58', 0.5), [
    ridge(noise, 5, { low: 0.01, peaks: 0.085, often: 5, tone: shade('#b5765a', 0.5), haze, round: 0.35 }),
    ridge(noise, 2, { low: 0.005, peaks: 0.04, often: 7, tone: shade('#c98f60', 0.35), haze, round: 1 }),
  ])
  const sand = mixed(linear('#dba86c'), linear('#e9eef4'), air.white * 0.7)
  return outdoors(scene, {
    sky,
    bounce: scaled(sand, 0.8),
    ground: dunes,
    parts: [
      setPart('sand', terrain(dunes, 640, 72, 1.1), ripples(sand, mixed(linear('#b5733f'), sand, 0.35), noise, 2.6)),
      setPart('towers', rocks, rock(linear('#a85a3a'), noise, { tone: linear('#c98a5c'), share: 0.42 })),
      setPart('stones', stones, rock(linear('#9a6a4c'), noise), { castsShadow: true }),
      leafy('weeds', weeds, bladeSpray(noise, 18, 0.03), [linear('#a58f58'), linear('#7f7f4a')]),
    ],
    fog: { light: haze, start: 60 },
    particles: [
      swarm('dust', random, {
        count: 80,
        size: [0.03, 0.09],
        light: scaled(haze, 0.7),
        alpha: 0.5,
        soft: 0.7,
        drift: [6, 0.2, 0],
        sway: 1,
      }),
    ],
    grade: { tint: [1.03, 1, 0.96] },
  })
}
