import { ball, beam, behind, blend, type Built, card, clamp, direction, haze, indoors, lathe } from '#places/set-kit.ts'
import { levelAround, linear, meshes, mixed, pane, place, put, rock, scaled, type Scene } from '#places/set-kit.ts'
import { setPart, shine, swarm, terrain, triples, turned } from '#places/set-kit.ts'

/** A cavern: dripstones, a pool, crystals that glow, one shaft of daylight. */
export const cave = place({
  label: 'Cave',
  words: 'cave, cavern, mine, grotto, underground, mineshaft, mine shaft, abandoned mine, underground cavern',
  order: 290,
  where: 'indoors',
  holds: { lantern: 1 },
  seat: 'stone',
  support: 'stone pillar',
  build,
})

function build({ air, noise, random, accents }: Scene): Built {
  const { side } = air
  const glow = mixed(
    random.pick([linear('#39d6d0'), linear('#6f8cff'), linear('#b06cff'), linear('#4fe09a')] as const),
    accents[1],
    0.12,
  )
  const wild = (x: number, z: number): number =>
    (noise.cloud(x * 0.03 + 7, z * 0.03) - 0.5) * 12 + Math.max(0, Math.abs(x) - 36) * 0.5
  const ground = levelAround(
    (x, z) => wild(x, z) - (Math.abs(x + 20 * side) < 20 && z < -24 && z > -70 ? 2.5 : 0),
    14,
    40,
  )
  const [dome, stones, drips, crystals, pool, shaft, halos] = meshes()
  // The vault: a great egg seen from inside.
  ball(dome, [0, 8, -14], [66, 52, 118], 26, (x, y, z) => 0.84 + noise.cloud(x * 1.1 + 3, z * 1.1 + y * 1.2) * 0.36)
  // Turned inside out.
  dome.triangles.reverse()
  dome.normals = dome.normals.map((value) => -value)
  const spike = (x: number, y: number, z: number, high: number, up: boolean): void => {
    const r = Math.abs(high) * random.between(0.1, 0.17)
    const s = up ? 1 : -1
    const profile = [
      [r * 1.5, 0],
      [r, s * high * 0.15],
      [r * 0.62, s * high * 0.45],
      [r * 0.3, s * high * 0.8],
      [0.02, s * high],
    ] as const
    lathe(drips, { x, y, z, turn: turned(random.between(0, 360)) }, up ? profile : profile.toReversed(), 9)
  }
  behind(random, 46, 24, 100, 1.15, (x, z) => {
    if (Math.abs(x) < 7 && z > -60) return
    spike(x, ground(x, z) - 1, z, random.between(3, 16), true)
  })
  behind(random, 60, 20, 110, 1.2, (x, z) => {
    const roof = 8 + 47 * Math.sqrt(Math.max(0.05, 1 - (x / 66) * (x / 66) - ((z + 14) / 118) * ((z + 14) / 118)))
    spike(x, roof + 3, z, random.between(6, 24), false)
  })
  behind(random, 44, 16, 80, 1.3, (x, z) => {
    const size = random.between(0.5, 3.6)
    ball(
      stones,
      [x, ground(x, z), z],
      [size * 1.3, size * 0.8, size],
      7,
      (a, b, c) => 0.65 + noise.hills(a * 2 + x, b * 2 + c) * 0.6,
    )
  })
  const lamps = []
  for (const [x, z, n] of triples`24 -30 7, -30 -44 8, 10 -66 9, -9 -80 6, 34 -58 7`) {
    const [px, y] = [x * side, ground(x * side, z)]
    for (let at = 0; at < n; at += 1) {
      const high = random.between(1.5, 6)
      const lean = [random.middling() * 3, random.middling() * 3] as const
      const r = high * 0.13
      lathe(
        crystals,
        { x: px + lean[0], y: y - 0.4, z: z + lean[1], turn: turned(random.between(0, 90)) },
        [
          [r, 0],
          [r * 1.15, high * 0.7],
          [0.02, high],
        ],
        6,
      )
    }
    card(halos, [px, y + 3, z + 2], [10, 0, 0], [0, 9, 0], [0, 0, 1])
    lamps.push({ at: [px, y + 4, z + 3] as const, light: scaled(glow, 3), reach: 14 })
  }
  card(shaft, [-16 * side, 30, -46], [9, 0, 0], [7 * side, 34, 0], [0, 0, 1])
  card(shaft, [-13 * side, 30, -48], [4, 0, 0], [7 * side, 34, 0], [0, 0, 1])
  const sun = linear('#ffeccc')
  lamps.push({ at: [-18 * side, 26, -44] as const, light: scaled(sun, 1.8), reach: 18 })
  pane(pool, [-20 * side - 22, -1.2, -24], [44, 0, 0], [0, 0, -48])
  const stone = linear('#77706c')
  const wall = rock(stone, noise, { tone: mixed(linear('#5a6a64'), glow, 0.1), share: 0.4 })
  const depths = mixed(linear('#0f2a30'), glow, 0.08)
  return {
    ...indoors({
      sky: (_x, y, _z, out) => {
        const up = clamp(y)
        for (let channel = 0; channel < 3; channel += 1) out[channel] = 0.04 + 0.1 * up + (glow[channel] ?? 0) * 0.12
      },
      lamps,
      room: mixed(linear('#565c64', 0.5), glow, 0.05),
      aim: 0.82,
      keyShare: 0.3,
      rig: {
        key: { from: direction(-0.5 * side, 0.66, 0.6), light: scaled(sun, 1.15), soft: 0.35 },
        fill: { from: direction(0.8 * side, 0, 0.6), light: scaled(glow, 0.35) },
        rims: [
          { from: direction(0.75 * side, 0.25, -0.6), light: scaled(glow, 2) },
          { from: direction(-0.7 * side, 0.6, -0.5), light: scaled(sun, 1.3) },
        ],
        sky: [0.24, 0.26, 0.3],
        ground: mixed([0.12, 0.12, 0.13], glow, 0.12),
      },
      parts: [
        setPart('floor', terrain(ground, 130, 48), wall),
        setPart('vault', dome, rock(scaled(stone, 0.8), noise)),
        setPart('dripstones', drips, rock(mixed(stone, linear('#b0a48f'), 0.4), noise)),
        setPart('stones', stones, wall, { castsShadow: true }),
        setPart('crystals', crystals, (spot) => {
          const inner = 0.45 + noise.cloud(spot.u * 0.4, spot.v * 0.3) * 0.9 + spot.v * 0.06
          shine(spot, glow[0] * inner * 1.3 + 0.05, glow[1] * inner * 1.3 + 0.05, glow[2] * inner * 1.3 + 0.05)
          spot.rough = 0.1
        }),
        setPart('pool', pool, (spot) => {
          put(spot, depths)
          const lines = Math.abs(noise.cloud(spot.x * 0.08, spot.z * 0.14) - 0.5)
          blend(spot, glow, clamp(1 - lines * 14) * 0.35)
          spot.glow = 0.5
          spot.rough = 0.08
        }),
        setPart('shaft', shaft, haze(sun, 0.3, beam), { blended: true }),
        setPart(
          'halos',
          halos,
          haze(glow, 0.3, (u, v) => clamp(1 - Math.sqrt((u * 2 - 1) * (u * 2 - 1) + (v * 2 - 1) * (v * 2 - 1)))),
          { blended: true },
        ),
      ],
      fog: { light: mixed(scaled(glow, 0.16), [0.05, 0.05, 0.06], 0.4), start: 40, density: 0.006, max: 0.75 },
      particles: [
        swarm('firefly', random, {
          count: 50,
          size: [0.04, 0.12],
          light: scaled(glow, 2),
          alpha: 0.8,
          soft: 0.8,
          glowing: true,
          drift: [0.2, 0.5, 0],
          sway: 2,
          low: [-36, 1, -70],
          high: [36, 28, 6],
          apart: 5,
        }),
      ],
      grade: { saturation: 1.08, contrast: 1.06, bloom: 0.44, vignette: 0.38 },
    }),
    ground,
  }
}
