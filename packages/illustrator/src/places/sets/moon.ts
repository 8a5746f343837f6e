import { ball, behind, blend, type Built, clamp, cosmos, direction, indoors, levelAround } from '#places/set-kit.ts'
import { linear, meshes, place, put, scaled, type Scene, setPart, smoothstep, terrain } from '#places/set-kit.ts'

/** Gray dust and craters under a black sky, rounded mountains on the horizon, a blue planet above them. */
export const moon = place({
  label: 'Moon surface',
  words:
    'moon surface, surface of the moon, lunar surface, on the moon, moonscape, lunar landscape, lunar soil, lunar crater, moon crater, lunar mountains, moon landing, regolith, lunar dust, asteroid, on an asteroid, asteroid surface, surface of an asteroid, cratered moon',
  order: 322,
  where: 'timeless',
  seat: 'stone',
  support: 'steel post',
  build,
})

function build({ air, noise, random }: Scene): Built {
  const { side } = air
  // A bowl with a raised rim.
  const crater = (x: number, z: number, [cx, cz, r]: readonly [number, number, number]): number => {
    const far = Math.sqrt((x - cx) * (x - cx) + (z - cz) * (z - cz)) / r
    return far > 1.7 ? 0 : far < 1 ? (far * far - 1) * r * 0.34 + r * 0.14 : (1.7 - far) * r * 0.2
  }
  // The sun stands at -side, and the camera looks past the person to there: one large crater and the planet are on that
  // side, the other craters as chance has it.
  const holes = [
    [-17 * side, -52, 15] as const,
    [24 * side, -66, 12] as const,
    ...Array.from({ length: 16 }, () => {
      const far = random.between(40, 230)
      return [random.middling() * far * 1.1, -far, random.between(5, 12) + far * 0.06] as const
    }),
  ]
  const ground = levelAround(
    (x, z) => {
      let y = (noise.hills(x * 0.01 + 4, z * 0.01) - 0.6) * 7 + (noise.cloud(x * 0.05, z * 0.05) - 0.5) * 1.6
      for (const hole of holes) y += crater(x, z, hole)
      const far = Math.sqrt(x * x + z * z)
      // Old mountains stand round about, worn smooth.
      return y + smoothstep(230, 380, far) * (noise.hills(x * 0.009 + 9, z * 0.009) * 44 - 6)
    },
    14,
    40,
  )
  const [stones] = meshes()
  behind(random, 90, 15, 170, 1.3, (x, z, far) => {
    const size = random.between(0.15, 0.6) + random.share() * random.share() * far * 0.022
    ball(
      stones,
      [x, ground(x, z) + size * 0.1, z],
      [size * 1.3, size * 0.8, size],
      far < 60 ? 9 : 6,
      (a, b, c) => 0.65 + noise.hills(a * 2.3 + x, b * 2.3 + c) * 0.65,
    )
  })
  const sky = cosmos(noise, {
    gas: [
      [0.012, 0.014, 0.024],
      [0.01, 0.01, 0.02],
    ],
    planet: {
      at: [-0.27 * side, 0.15, -0.95],
      size: 0.9925,
      tones: [linear('#2f6fc4'), linear('#e4ecf2')],
      rings: false,
    },
    sun: [-0.62 * side, 0.5, 0.95],
  })
  const [light, dark] = [linear('#a5a29d'), linear('#6d6b69')]
  const regolith = (spot: Parameters<typeof put>[0]): void => {
    const { x, y, z, grain } = spot
    put(spot, light, 0.86 + 0.2 * noise.cloud(x * 0.35, z * 0.35 + y * 0.3))
    blend(spot, dark, clamp(noise.cloud(x * 0.03 + 5, z * 0.03) - 0.3) * 0.9)
    // Grains and little pits, where one is near enough to see them.
    const fine = smoothstep(0.5, 0.1, grain)
    blend(spot, dark, fine * 0.55 * smoothstep(0.56, 0.74, noise.cloud(x * 2.1, z * 2.1 + y)))
    spot.rough = 1
  }
  return {
    ...indoors({
      sky,
      lamps: [],
      room: [0.02, 0.021, 0.026],
      aim: 0.9,
      keyShare: 0.95,
      rig: {
        key: { from: direction(-0.72 * side, 0.48, 0.5), light: [1.3, 1.26, 1.2], soft: 0.08 },
        fill: { from: direction(0.8 * side, 0, 0.6), light: [0.2, 0.21, 0.24] },
        rims: [
          { from: direction(0.75 * side, 0.45, -0.55), light: [1.9, 1.85, 1.75] },
          { from: direction(-0.8 * side, 0.35, -0.5), light: scaled(linear('#8fb8f0'), 1.9) },
        ],
        sky: [0.1, 0.11, 0.14],
        ground: [0.2, 0.195, 0.19],
      },
      parts: [
        setPart('ground', terrain(ground, 420, 96, 1.085), regolith),
        setPart('stones', stones, regolith, { castsShadow: true }),
      ],
      // There is no air: what is far is as sharp as what is near.
      fog: { light: [0, 0, 0], start: 200, density: 0.0002, max: 0.1 },
      grade: { saturation: 1, contrast: 1.1, bloom: 0.26, vignette: 0.26 },
    }),
    ground,
  }
}
