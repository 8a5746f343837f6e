import { ball, behind, blend, type Built, clamp, cosmos, direction, indoors, levelAround } from '#places/set-kit.ts'
import { linear, meshes, mixed, place, rock, scaled, type Scene, setPart, swarm, terrain } from '#places/set-kit.ts'

/** The ground of a small moon, boulders that float, a planet and clouds of gas above. */
export const space = place({
  label: 'Space',
  words:
    'space, outer space, galaxy, nebula, cosmos, universe, deep space, starfield, alien planet, asteroid belt, asteroid field',
  order: 320,
  where: 'timeless',
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build({ air, noise, random }: Scene): Built {
  const { side } = air
  const [gasOne, gasTwo, planetOne, planetTwo] = random.pick<readonly [string, string, string, string]>([
    ['#5a2fd0', '#d0408a', '#e8b080', '#a84f4a'],
    ['#1f6fc0', '#20b0a0', '#8ab4e0', '#3a5a9a'],
    ['#c04a2f', '#6a3fc0', '#f0d0a0', '#8a5a9a'],
  ])
  const crater = (x: number, z: number, cx: number, cz: number, r: number): number => {
    const far = Math.sqrt((x - cx) * (x - cx) + (z - cz) * (z - cz)) / r
    return far > 1.5 ? 0 : far < 1 ? (far * far - 1) * r * 0.22 + r * 0.07 : (1.5 - far) * r * 0.14
  }
  const holes = Array.from(
    { length: 12 },
    () => [random.between(-120, 120), random.between(-220, -36), random.between(8, 30)] as const,
  )
  const ground = levelAround(
    (x, z) => {
      let y = (noise.hills(x * 0.012 + 4, z * 0.012) - 0.5) * 18 + (noise.cloud(x * 0.04, z * 0.04) - 0.5) * 5
      for (const [cx, cz, r] of holes) y += crater(x, z, cx, cz, r)
      // The moon is small: its ground falls away.
      return y - (x * x + z * z) * 0.00022
    },
    14,
    60,
  )
  const [stones, floating] = meshes()
  behind(random, 50, 17, 130, 1.3, (x, z) => {
    const size = random.between(0.3, 2.6)
    ball(
      stones,
      [x, ground(x, z), z],
      [size * 1.3, size * 0.9, size],
      7,
      (a, b, c) => 0.65 + noise.hills(a * 2.3 + x, b * 2.3 + c) * 0.65,
    )
  })
  for (let at = 0; at < 14; at += 1) {
    const far = random.between(50, 200)
    const size = random.between(1, 5) * (far / 90)
    const x = random.middling() * far * 0.75
    ball(
      floating,
      [x, random.between(0.12, 0.42) * far, -far],
      [size * 1.2, size, size],
      8,
      (a, b, c) => 0.6 + noise.cloud(a * 0.8 + at, b * 0.8 + c) * 0.8,
    )
  }
  const gas = [linear(gasOne, 0.55), linear(gasTwo, 0.5)] as const
  const sky = cosmos(noise, {
    gas,
    planet: {
      // The sun stands at -side, and the camera looks past the person to there.
      at: [-0.28 * side, 0.2, -0.94],
      size: 0.988,
      tones: [linear(planetOne), linear(planetTwo)],
      rings: random.chance(0.6),
    },
    sun: [-0.75 * side, 0.55, 0.35],
  })
  const dustTone = mixed(linear('#8f8a96'), linear(gasOne), 0.12)
  const base = rock(dustTone, noise)
  const glow = mixed(linear(gasOne), linear(gasTwo), 0.5)
  const dim = scaled(dustTone, 0.5)
  return {
    ...indoors({
      sky,
      lamps: [],
      room: scaled(glow, 0.1),
      aim: 0.85,
      keyShare: 0.85,
      rig: {
        key: { from: direction(-0.6 * side, 0.5, 0.62), light: [1.2, 1.15, 1.1], soft: 0.15 },
        fill: { from: direction(0.8 * side, 0, 0.6), light: scaled(linear(gasTwo), 0.45) },
        rims: [
          { from: direction(-0.75 * side, 0.4, -0.55), light: scaled(linear(planetOne), 2.2) },
          { from: direction(0.8 * side, 0.3, -0.55), light: scaled(linear(gasOne), 2.6) },
        ],
        sky: mixed([0.14, 0.14, 0.22], scaled(linear(gasOne), 0.6), 0.4),
        ground: mixed([0.12, 0.12, 0.15], scaled(linear(gasTwo), 0.3), 0.3),
      },
      parts: [
        setPart('ground', terrain(ground, 300, 64), (spot) => {
          base(spot)
          blend(spot, dim, clamp(noise.cloud(spot.x * 0.05, spot.z * 0.05) - 0.3) * 0.8)
        }),
        setPart('stones', stones, base, { castsShadow: true }),
        setPart('boulders', floating, base),
      ],
      fog: { light: scaled(glow, 0.12), start: 80, density: 0.0016, max: 0.5 },
      particles: [
        swarm('dust', random, {
          count: 70,
          size: [0.03, 0.1],
          light: mixed(glow, [1, 1, 1], 0.6),
          alpha: 0.5,
          soft: 0.7,
          glowing: true,
          drift: [0.2, 0.3, 0],
          sway: 1,
        }),
      ],
      grade: { saturation: 1.1, contrast: 1.08, bloom: 0.4, vignette: 0.34 },
    }),
    ground,
  }
}
