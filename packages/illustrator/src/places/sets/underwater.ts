import { arch, around, ball, beam, behind, bladeSpray, blend, type Built, card, clamp, cos } from '#places/set-kit.ts'
import { crown, direction, haze, indoors, leafSpray, leafy, levelAround, linear, type Mesh } from '#places/set-kit.ts'
import { meshes, mixed, pairs, place, put, ripples, rock, rod, scaled, type Scene, setPart } from '#places/set-kit.ts'
import { sin, smoothstep, swarm, terrain, tuft } from '#places/set-kit.ts'

/** A reef: fans, branches and sponges, shoals, sunlight in shafts from the surface. */
export const underwater = place({
  label: 'Underwater',
  words:
    'underwater, under water, under the sea, ocean floor, coral reef, deep sea, beneath the waves, seabed, aquarium, sea floor, sunken palace, sunken city, sunken temple, sunken ruins, sunken ship, sunken castle, sunken kingdom, atlantis, underwater palace, underwater city, underwater ruins, underwater kingdom, underwater temple',
  order: 300,
  where: 'timeless',
  afloat: true,
  seat: 'stone',
  support: 'stone pillar',
  build,
})

/** A fish seen from the side, swimming along `turn`. Its u is the number of its colors. */
function fish(mesh: Mesh, x: number, y: number, z: number, size: number, way: number, color: number): void {
  card(mesh, [x, y, z], [size * way, size * 0.12, size * 0.25], [0, size * 0.55, 0], [0, 0.6, 0.8], color)
}

function build({ air, noise, random }: Scene): Built {
  const { side } = air
  const ground = levelAround(
    (x, z) => (noise.hills(x * 0.02 + 3, z * 0.02) - 0.35) * 16 + Math.max(0, Math.abs(x) - 20) * 0.12,
    14,
    60,
  )
  const [stones, branches, fans, weeds, shoal, shafts, sponges, kelp] = meshes()
  const coral = (x: number, y: number, z: number, high: number): void => {
    const shift = Math.floor(random.share() * 4)
    for (let at = 0; at < 9; at += 1) {
      const angle = random.between(0, 6.283)
      const out = high * random.between(0.25, 0.6)
      const elbow = [x + cos(angle) * out * 0.5, y + high * 0.45, z + sin(angle) * out * 0.5] as const
      const tip = [x + cos(angle) * out, y + high * random.between(0.75, 1.1), z + sin(angle) * out] as const
      rod(branches, [x, y - 0.3, z], elbow, high * 0.07, high * 0.055, 5, shift * 100)
      rod(branches, elbow, tip, high * 0.055, high * 0.03, 5, shift * 100)
    }
  }
  behind(random, 30, 20, 95, 1.2, (x, z) => {
    if (Math.abs(x) < 8) return
    const y = ground(x, z)
    const size = random.between(1.5, 6)
    ball(
      stones,
      [x, y, z],
      [size * 1.3, size * 0.85, size],
      8,
      (a, b, c) => 0.7 + noise.hills(a * 2 + x, b * 2 + c) * 0.6,
    )
    coral(x + random.middling() * size, y + size * 0.5, z + size * 0.4, random.between(2.5, 6))
    if (random.chance(0.6))
      card(
        fans,
        [x + size, y + size + 2.2, z],
        [random.between(2, 3.6), 0, random.middling()],
        [0, random.between(2.2, 3.6), 0],
        [0, 0.3, 0.95],
        Math.floor(random.share() * 4),
      )
    if (random.chance(0.5)) crown(weeds, random, [x - size, y + 1, z + 2], [1.6, 1.3, 1.6], 26, 0.8, 4)
  })
  behind(random, 16, 22, 80, 1.2, (x, z) => {
    const y = ground(x, z)
    for (let at = 0; at < 4; at += 1)
      rod(
        sponges,
        [x + at * 0.9, y - 0.5, z + random.middling()],
        [x + at * 1.1, y + random.between(2, 5), z],
        0.55,
        0.8,
        9,
        (at % 3) * 100,
      )
  })
  around(random, 240, 12, 60, (x, z) =>
    tuft(kelp, random, x, ground(x, z) - 0.2, z, 0.8, random.between(0.6, 1.8), Math.floor(random.share() * 3)),
  )
  for (const [x, z] of pairs`-26 -30, 30 -40, -36 -56, 24 -66`) {
    for (let at = 0; at < 7; at += 1) {
      const [px, pz] = [x + random.middling() * 6, z + random.middling() * 6]
      for (let leaf = 0; leaf < 5; leaf += 1)
        arch(
          kelp,
          [px, ground(px, pz) + leaf * 5, pz],
          random.between(0, 6.283),
          5,
          0.9,
          1.4,
          Math.floor(random.share() * 3),
        )
    }
  }
  for (let group = 0; group < 4; group += 1) {
    const [x, y, z] = [random.between(-26, 26), random.between(16, 34), random.between(-80, -30)]
    const way = random.chance(0.5) ? 1 : -1
    for (let at = 0; at < 14; at += 1)
      fish(
        shoal,
        x + random.middling() * 13,
        y + random.middling() * 5,
        z + random.middling() * 8,
        random.between(0.7, 1.2),
        way,
        group % 4,
      )
  }
  for (let at = 0; at < 9; at += 1)
    card(
      shafts,
      [random.between(-36, 36), 30, random.between(-80, -14)],
      [random.between(1.5, 4.5), 0, 0.5],
      [9 * side, 36, 0],
      [0, 0, 1],
    )
  const surface = linear('#a8f0f0')
  const middle = linear('#1a86a8')
  const deep = linear('#073a5c')
  const sand = ripples(linear('#c9bd94'), linear('#8fa58f'), noise, 3)
  const reef = ['#e0607a', '#f09a4a', '#b070d0', '#e8d070'].map((hex) => linear(hex))
  const spray = leafSpray(noise, 60, 0.09, 0.3)
  const scales = reef.map((one) => mixed(one, [0.9, 0.9, 0.85], 0.35))
  return {
    ...indoors({
      sky: (x, y, z, out) => {
        const up = clamp(y * 0.9 + 0.28)
        // Seen from below the surface is a bright ceiling that never holds still.
        const light = y > 0.25 ? noise.cloud((x / y) * 1.6, (z / y) * 1.6) * smoothstep(0.25, 0.6, y) : 0
        for (let channel = 0; channel < 3; channel += 1) {
          const base = (deep[channel] ?? 0) + ((middle[channel] ?? 0) - (deep[channel] ?? 0)) * smoothstep(0, 0.5, up)
          out[channel] = base + ((surface[channel] ?? 0) - base) * (smoothstep(0.42, 1.05, up) * 0.75 + light * 0.5)
        }
      },
      lamps: [],
      room: linear('#4f9fb0', 0.55),
      aim: 0.9,
      keyShare: 0.6,
      rig: {
        key: { from: direction(0.35 * side, 0.8, 0.5), light: [0.98, 1.12, 1.06], soft: 0.5 },
        fill: { from: direction(-0.8 * side, 0, 0.6), light: [0.1, 0.24, 0.3] },
        rims: [
          { from: direction(0.6 * side, 0.7, -0.5), light: [0.7, 1.3, 1.3] },
          { from: direction(-0.8 * side, 0.2, -0.5), light: [0.15, 0.5, 0.7] },
        ],
        sky: [0.32, 0.5, 0.54],
        ground: [0.2, 0.26, 0.24],
      },
      parts: [
        setPart('sand', terrain(ground, 200, 52), (spot) => {
          sand(spot)
          // Nets of light on the ground.
          const net =
            Math.abs(noise.cloud(spot.x * 0.1, spot.z * 0.1) - 0.5) +
            Math.abs(noise.hills(spot.x * 0.3 + 4, spot.z * 0.3) - 0.5) * 0.25
          const bright = smoothstep(0.12, 0.02, net)
          spot.glow = bright * 0.35
          blend(spot, [0.9, 1, 0.9], bright * 0.3)
        }),
        setPart('stones', stones, rock(linear('#5f7a80'), noise, { tone: linear('#8a5a7a'), share: 0.5 })),
        setPart('branches', branches, (spot) => {
          const which = Math.floor(spot.u / 100) % 4
          const tip = clamp(spot.v / 3)
          const color = reef[which] ?? [0.5, 0.3, 0.3]
          spot.red = color[0] * (0.55 + tip * 0.6)
          spot.green = color[1] * (0.55 + tip * 0.6)
          spot.blue = color[2] * (0.55 + tip * 0.6)
        }),
        leafy('fans', fans, spray, reef),
        leafy('bushes', weeds, leafSpray(noise, 18, 0.16, 0.5), [
          linear('#8a3f6a'),
          linear('#c05a6a'),
          linear('#e0905a'),
          linear('#f0c070'),
        ]),
        leafy('weed', kelp, bladeSpray(noise, 9, 0.09), [linear('#3f7a4a'), linear('#5f9a50'), linear('#8aa850')]),
        setPart('sponges', sponges, (spot) => {
          const color = reef[(Math.floor(spot.u / 100) + 1) % 4] ?? [0.5, 0.3, 0.3]
          const ring = 0.75 + noise.hills(spot.v * 2.2, spot.u * 0.3) * 0.4
          spot.red = color[0] * ring
          spot.green = color[1] * ring
          spot.blue = color[2] * ring
        }),
        setPart(
          'shoal',
          shoal,
          (spot) => {
            const which = Math.floor(spot.u)
            const [u, v] = [(spot.u - which) * 2 - 1, spot.v * 2 - 1]
            const body = 1 - (u - 0.15) * (u - 0.15) * 1.6 - v * v * 3.2
            const tail = u < -0.45 && Math.abs(v) < (-u - 0.4) * 1.1
            spot.alpha = body > 0.15 || tail ? 1 : 0
            const stripe = Math.abs(u - 0.1) < 0.12 || Math.abs(u - 0.6) < 0.08 ? 0.25 : 1
            put(spot, scales[which] ?? [0.6, 0.6, 0.6], stripe)
          },
          { cutOut: true },
        ),
        setPart('shafts', shafts, haze(scaled(surface, 0.9), 0.2, beam), { blended: true }),
      ],
      fog: { light: mixed(deep, middle, 0.7), start: 36, density: 0.0068, max: 0.94 },
      particles: [
        swarm('bubble', random, {
          count: 90,
          size: [0.06, 0.35],
          light: [0.85, 1, 1],
          alpha: 0.65,
          soft: 2,
          drift: [0, 6, 0],
          sway: 1,
          apart: 4,
        }),
        swarm('dust', random, {
          count: 120,
          size: [0.03, 0.08],
          light: linear('#c8fff4', 0.8),
          alpha: 0.4,
          soft: 0.8,
          glowing: true,
          drift: [0.4, 0.1, 0],
          sway: 1.5,
        }),
      ],
      grade: { tint: [0.96, 1.01, 1.03], bloom: 0.34, saturation: 1.06 },
    }),
    ground,
  }
}
